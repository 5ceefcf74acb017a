import KeyboardTesting

/// The subcommand `report`, which draws traces as one web page.
@MainActor enum Report {
  static func run(_ arguments: Arguments, _ output: Output) throws(ToolError) -> ExitStatus {
    let path = arguments.outputPath
    try OutputFile.check(path, isNoneOf: arguments.operands)
    var traces: [ReportTrace] = []
    for input in TraceInput.all(arguments.operands) {
      let trace = try input.read()
      traces.append(ReportTrace(trace, file: input.name))
      trace.importNotes.forEach { Tool.note("\(input.name): \($0)") }
    }
    let html = ReportPage(traces: traces).html
    // A page would fill a terminal; `-o -` writes it there all the same.
    guard arguments.values["--output"] != nil || !Terminal.isOutput else {
      let size = (html.utf8.count / 1000).counting("kilobyte")
      let message = "a page of \(size) is not written to a terminal"
      throw ToolError(.usage, "\(message); write it to a file with -o FILE")
    }
    try OutputFile.write(html, to: path, or: output)
    if let path { Tool.note("wrote \(path), \(traces.count.counting("trace"))") }
    return .success
  }
}
