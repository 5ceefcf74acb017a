import KeyboardTesting

/// Verifies the expectations that traces state.
struct Check: Subcommand {
  static let name = "check"
  static let synopsis = "check [FILE|-]..."
  static let summary = "verify the expectations that a trace states"
  static let flags = ["--truncated"]

  static let help = """
    Verifies the expectations that a trace states.

    usage: keyboard-replay check [--truncated] [FILE|-]...

    --truncated   leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are checked; a FILE may be the name of one,
    or a folder of traces. All expectations of all files are checked, and each that
    fails is named by file and line; the first file that is malformed or cannot be
    read ends the run. A trace without expectations is said to have none, and is no
    failure.

    Exit status: 0 all are met, 1 one failed, 64 wrong usage, 65 a malformed trace,
    66 a file that cannot be read.

    """

  var files: [String]
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    var (summary, unchecked) = (ReplaySummary(), [String]())
    var worst: Worst?
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let traces = try TraceReference.all(files)
    for (index, trace) in traces.enumerated() {
      progress.begin(index + 1, of: traces.count)
      var input = try trace.open(toleratesTruncation: toleratesTruncation)
      let result = try check(&input, &progress) { failure in
        try output.write(Printable.text(failure) + "\n")
      }
      progress.finish()
      try output.write("\(Printable.text(input.name)): \(result.verdict)\n")
      summary.add(result)
      if result.expectations == 0 { unchecked.append(input.name) }
      if result.failures > worst?.summary.failures ?? 0 { worst = (input.name, result) }
    }
    if traces.count > 1 {
      let count = NumberFormat.count(traces.count, "trace")
      try output.write("\(count): \(summary.verdict)\(Self.naming(worst))\n")
    }
    try output.flush()
    Tool.note(unchecked, "nothing was checked; import --expect writes expectations to start from")
    if summary.failures > 0 { Tool.note(summary.failed) }
    return summary.failures > 0 ? .expectationFailed : .success
  }

  private typealias Worst = (name: String, summary: ReplaySummary)

  private static func naming(_ worst: Worst?) -> String {
    worst.map { "; the worst is \(Printable.text($0.name)): \($0.summary.failed)" } ?? ""
  }

  /// Plays a trace to its end, and tells of each failure at once.
  private func check(
    _ input: inout TraceInput,
    _ progress: inout Progress,
    onFailure: (String) throws -> Void
  ) throws -> ReplaySummary {
    var evaluator = TraceEvaluator()
    var summary = ReplaySummary()
    while let record = try input.next() {
      progress.advance()
      autoreleasing { _ = evaluator.play(record) }
      guard case .expectation(let expectation) = record.content else { continue }
      let mismatches = expectation.mismatches(with: evaluator.result)
      summary.addExpectation(isMet: mismatches.isEmpty)
      if !mismatches.isEmpty { progress.finish() }
      for mismatch in mismatches {
        try onFailure("\(input.name), line \(record.line ?? 0): \(mismatch)")
      }
    }
    summary.addTrace(skippedRecords: input.skippedRecordCount)
    return summary
  }
}

extension Check {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
    toleratesTruncation = arguments.toleratesTruncation
  }
}
