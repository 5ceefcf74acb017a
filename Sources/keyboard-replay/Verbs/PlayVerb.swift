import KeyboardTesting

/// Plays traces and prints what each notification did.
@MainActor struct PlayVerb {
  let files: [String]
  let format: OutputFormat
  let reading: KeyboardTraceReader.Options
  let output: Output

  func run() throws {
    var tally = Tally()
    var progress = Progress(whileWriting: true)
    defer { progress.finish() }
    for (index, trace) in TraceReference.all(files).enumerated() {
      if index > 0, format == .table { try output.write("\n") }
      var input = try trace.open(reading)
      try play(&input, &tally, &progress)
      tally.addTrace(skippedRecords: input.skippedRecordCount)
    }
    if format == .table { try output.write("\n\(tally.summary)\n") }
  }

  private func play(
    _ input: inout TraceInput,
    _ tally: inout Tally,
    _ progress: inout Progress
  ) throws {
    let replay = Replay()
    let table = TableFormatter(style: Style(hasColor: Terminal.hasColor))
    let lines = JSONLinesFormatter(file: input.name)
    while let entry = try input.next() {
      progress.advance()
      if let step = autoreleasing({ replay.play(entry) }) {
        tally.add(step)
        try output.write(format == .table ? table.line(step) : lines.line(step))
      }
      switch entry.record.content {
      case .header(let header) where format == .table:
        try output.write(table.title(header, file: input.name))
      case .expectation(let expectation):
        tally.addExpectation(isMet: expectation.mismatches(with: replay.result).isEmpty)
      default: break
      }
    }
  }
}
