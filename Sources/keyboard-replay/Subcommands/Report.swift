import KeyboardTesting

/// What `report` writes.
enum ReportFormat: String, CaseIterable {
  /// A page with a picture, a chart and a table of each trace.
  case html
  /// A picture of one trace.
  case svg
}

/// Draws what traces did.
struct Report: Subcommand {
  static let name = "report"
  static let synopsis = "report [FILE|-]... [-o FILE] [--format html|svg]"
  static let summary = "draw what traces did, as a web page or a picture"
  static let options = ["--format", "--output"]
  static let flags = ["--truncated"]

  static let help = """
    Draws what traces did: the screen after each change, the covered height over
    time, and what each notification did.

    usage: keyboard-replay report [FILE|-]... [-o FILE] [--format html|svg]

    -o, --output FILE   write to a file instead of standard output
    --format html       one web page for all traces, which is the default; it needs
                        no network and no other file, and steps through a trace with
                        the arrow keys, Home and End
    --format svg        a picture of one trace, for a bug report
    --truncated         leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are drawn; a FILE may be the name of one. Of
    a trace with more than 20000 rows the first are drawn; a film strip shows at
    most 24 changes, evenly sampled, and a picture 6. The page says so where it
    leaves something out.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read or written.

    """

  var files: [String]
  var format = ReportFormat.html
  var destination: String?
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: files) }
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let traces = try TraceReference.all(files).map { reference in
      var input = try reference.open(toleratesTruncation: toleratesTruncation)
      return try ReportRecorder.record(&input, progress: &progress)
    }
    let text =
      switch format {
      case .html: ReportPage(traces: traces).html
      case .svg: traces.first.map { TraceDrawing(trace: $0).svg } ?? ""
      }
    // The file is made when there is something to write to it.
    let writer = try destination.map { $0 == "-" ? output : try OutputFile.create($0) } ?? output
    try writer.write(text)
    try writer.flush()
    return .success
  }
}

extension Report {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
    format = try arguments.word("--format", ReportFormat.self) ?? .html
    destination = arguments.values["--output"]
    toleratesTruncation = arguments.toleratesTruncation
    if format == .svg, files.count != 1 {
      throw arguments.usage("--format svg draws one trace, so name one")
    }
  }
}
