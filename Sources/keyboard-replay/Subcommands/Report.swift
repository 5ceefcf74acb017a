import KeyboardTesting

extension Subcommand {
  /// Draws traces as a web page.
  static let report = Subcommand(
    name: "report",
    options: ["--output"],
    help: """
      Draws traces as one web page: the screen after each notification, the covered
      height over time, and what each notification did.

      usage: keyboard-replay report [-o FILE] [FILE|-]...

      -o, --output FILE   write to a file instead of standard output; without it, a
                          page is not written to a terminal

      The page needs no network and no other file. The arrow keys, Home and End step
      through a trace. Without a FILE the built-in traces are drawn; a FILE may be the
      name of one, or a folder of traces. A page of several shows one at a time, with
      a list beside it. Of a trace with more than 20000 rows the first are drawn, with
      a note of how many are left out.

      Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
      be read or written.

      """
  ) { arguments, output in
    let destination = arguments.values["--output"]
    if let destination { try OutputFile.check(destination, isNoneOf: arguments.operands) }
    let traces = try recordTraces(arguments.operands)
    let html = try ReportPage(traces: traces).html()
    switch destination {
    case "-": try output.write(html)
    case let path?:
      let file = try OutputFile.create(path)
      try file.write(html)
      try file.flush()
      Tool.note("wrote \(path), \(traces.count.counting("trace"))")
    case nil:
      guard !Terminal.isOutput else { throw terminalError(html) }
      try output.write(html)
    }
    return .success
  }

  @MainActor private static func recordTraces(_ files: [String]) throws -> [ReportTrace] {
    try TraceInput.all(files).map { open in
      let input = try open()
      let trace = ReportRecorder.record(input)
      input.notes.forEach(Tool.note)
      return trace
    }
  }

  /// Returns the error for a page that a terminal would show.
  private static func terminalError(_ html: String) -> ToolError {
    let size = (html.utf8.count / 1000).counting("kilobyte")
    let advice = "write it to a file with -o FILE"
    return ToolError(.usage, "a page of \(size) is not written to a terminal; \(advice)")
  }
}
