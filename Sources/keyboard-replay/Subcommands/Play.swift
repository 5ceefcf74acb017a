import KeyboardTesting

/// Plays traces and prints what each notification did.
struct Play: Subcommand {
  static let name = "play"
  static let synopsis = "[play] [--format table|jsonl] [FILE|-]..."
  static let summary = "post a trace's notifications again and print what each did"
  static let options = ["--format"]
  static let flags = ["--truncated"]

  static let help = """
    Posts a trace's notifications again and prints what each did.

    usage: keyboard-replay [play] [--format table|jsonl] [--truncated] [FILE|-]...

    --format table   a table for people, which is the default
    --format jsonl   a JSON object for each notification and change of the
                     application's state, one a line
    --truncated      leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are played; a FILE may be the name of one.
    Files are played in order; the first that is malformed or cannot be read ends
    the run, after what came before the fault has been printed. Colour is used on a
    terminal unless NO_COLOR is set.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read.

    """

  var files: [String]
  var format = OutputFormat.table
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    var summary = ReplaySummary()
    var progress = Progress(whileWriting: true)
    defer { progress.finish() }
    for (index, trace) in TraceReference.all(files).enumerated() {
      if index > 0, format == .table { try output.write("\n") }
      var input = try trace.open(toleratesTruncation: toleratesTruncation)
      try play(&input, &summary, &progress, output)
      summary.addTrace(skippedRecords: input.skippedRecordCount)
    }
    if format == .table { try output.write("\n\(summary.text)\n") }
    return .success
  }

  @MainActor private func play(
    _ input: inout TraceInput,
    _ summary: inout ReplaySummary,
    _ progress: inout Progress,
    _ output: Output
  ) throws {
    let replay = Replay()
    let table = TableFormatter(hasColor: Terminal.hasColor)
    let lines = JSONLinesFormatter(file: input.name)
    while let entry = try input.next() {
      progress.advance()
      if let step = autoreleasing({ replay.play(entry) }), step.subject != .setting {
        summary.add(step)
        try output.write(format == .table ? table.line(step) : lines.line(step))
      }
      switch entry.record.content {
      case .header(let header) where format == .table:
        try output.write(table.title(header, file: input.name))
      case .expectation(let expectation):
        summary.addExpectation(isMet: expectation.mismatches(with: replay.result).isEmpty)
      default: break
      }
    }
  }
}

extension Play {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
    format = try arguments.word("--format", OutputFormat.self) ?? .table
    toleratesTruncation = arguments.toleratesTruncation
  }
}
