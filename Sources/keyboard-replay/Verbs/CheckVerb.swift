import KeyboardTesting

/// Verifies the expectations that traces state.
@MainActor struct CheckVerb {
  let files: [String]
  let reading: KeyboardTraceReader.Options
  let output: Output

  func run() throws -> ExitStatus {
    if files.isEmpty, InputFile.isStandardInputGiven {
      Tool.complain("no file given: checking the built-in traces; use - for standard input")
    }
    var tally = Tally()
    var firstFailure: String?
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    for trace in TraceReference.all(files) {
      var input = try trace.open(reading)
      let before = tally
      try check(&input, &tally, &firstFailure, &progress)
      tally.addTrace(skippedRecords: input.skippedRecordCount)
      progress.finish()
      try output.write("\(Printable.text(input.name)): \(Self.verdict(tally, since: before))\n")
    }
    guard let firstFailure else { return .success }
    try output.flush()
    let count = Tally.count(tally.expectations, "expectation")
    Tool.complain("\(tally.failures) of \(count) failed: \(firstFailure)")
    return .expectationFailed
  }

  private func check(
    _ input: inout TraceInput,
    _ tally: inout Tally,
    _ firstFailure: inout String?,
    _ progress: inout Progress
  ) throws {
    let replay = Replay()
    while let entry = try input.next() {
      progress.advance()
      _ = autoreleasing { replay.play(entry) }
      guard case .expectation(let expectation) = entry.record.content else { continue }
      let mismatches = expectation.mismatches(with: replay.result)
      tally.addExpectation(isMet: mismatches.isEmpty)
      for mismatch in mismatches {
        let failure = "\(input.name), line \(entry.line): \(mismatch)"
        firstFailure = firstFailure ?? failure
        progress.finish()
        try output.write(Printable.text(failure) + "\n")
      }
    }
  }

  private static func verdict(_ tally: Tally, since before: Tally) -> String {
    let count = tally.expectations - before.expectations
    let failed = tally.failures - before.failures
    let skipped = tally.skippedRecords - before.skippedRecords
    let note = skipped == 0 ? "" : ", \(Tally.count(skipped, "record")) of unknown kind skipped"
    guard count > 0 else { return "no expectations" + note }
    return "\(count - failed) of \(Tally.count(count, "expectation")) met" + note
  }
}
