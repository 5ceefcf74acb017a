import KeyboardTesting

/// Shows where two traces, or one trace under two policies, part ways.
@MainActor struct DiffVerb {
  let left: DiffSide
  let right: DiffSide
  let format: OutputFormat
  let reading: KeyboardTraceReader.Options
  let output: Output

  func run() throws -> ExitStatus {
    var tally = DiffTally()
    var table = DiffTable(style: Style(hasColor: Terminal.hasColor))
    let lines = DiffLines(left: left, right: right)
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let next = try rows()
    if format == .table { try output.write(table.title(left, right)) }
    while let row = try next() {
      progress.advance()
      let isFirst = tally.add(row)
      switch format {
      case .table: try output.write(table.text(row, isFirst: isFirst))
      case .jsonl: if !row.isSame { try output.write(lines.line(row, isFirst: isFirst)) }
      }
    }
    if format == .table { try output.write(table.finish() + "\n\(tally.summary)\n") }
    return tally.first == nil ? .success : .expectationFailed
  }

  /// Gives the rows; those of one trace are pairs, whatever the policies make of them.
  private func rows() throws(ToolError) -> () throws(ToolError) -> DiffRow? {
    if left.file == right.file {
      let pairs = try DiffPairs(
        file: left.file,
        left: left.policy,
        right: right.policy,
        reading: reading
      )
      return { () throws(ToolError) in try pairs.next() }
    }
    let sources = (try DiffSource(left, reading), try DiffSource(right, reading))
    var aligner = DiffAligner(
      left: { () throws(ToolError) in try sources.0.next() },
      right: { () throws(ToolError) in try sources.1.next() }
    )
    return { () throws(ToolError) in try aligner.next() }
  }
}
