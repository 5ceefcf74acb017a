import Foundation
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
  static let synopsis = "report [FILE|-]... [-o FILE] [--open] [--format html|svg]"
  static let summary = "draw what traces did, as a web page or a picture"
  static let options = ["--format", "--output"]
  static let flags = ["--open", "--truncated"]

  static let help = """
    Draws what traces did: the screen after each change, the covered height over
    time, and what each notification did.

    usage: keyboard-replay report [FILE|-]... [-o FILE] [--open]
                                  [--format html|svg]

    -o, --output FILE   write to a file instead of standard output; a page is not
                        written to a terminal
    --open              open it where there is a desktop; without -o it is a
                        temporary file
    --format html       one web page for all traces, which is the default; it needs
                        no network and no other file, and steps through a trace with
                        the arrow keys, Home and End
    --format svg        a picture of one trace, for a bug report
    --truncated         leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are drawn; a FILE may be the name of one, or
    a folder of traces. A page of several shows one at a time, with a list beside
    it. Of a trace with more than 20000 rows the first are drawn; a film strip shows
    at most 24 changes, evenly sampled, and a picture 6. The page says so where it
    leaves something out.

    Exit status: 0 fine, 64 wrong usage, 65 a malformed trace, 66 a file that cannot
    be read or written.

    """

  var files: [String]
  var format = ReportFormat.html
  var destination: String?
  var isOpened = false
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    if let destination { try OutputFile.refuse(destination, from: files) }
    let traces = try traces()
    let text =
      format == .html
      ? ReportPage(traces: traces).html : traces.first.map { TraceDrawing(trace: $0).svg } ?? ""
    if let path = path {
      try OutputFile.write(text, to: path)
      if isOpened {
        Desktop.open(path)
      } else {
        Tool.note("wrote \(path), \(NumberFormat.count(traces.count, "trace"))")
      }
    } else if destination == nil, Terminal.width != nil {
      let size = NumberFormat.count(max(1, text.utf8.count / 1000), "kilobyte")
      throw ToolError(
        .usage,
        "\(format == .html ? "a page" : "a picture") of \(size) is not written to a terminal; "
          + "write it to a file with -o FILE, or look at it with --open"
      )
    } else {
      try output.write(text)
    }
    return .success
  }

  /// The file that is written; `nil` for standard output.
  private var path: String? {
    guard destination == nil || destination == "-" else { return destination }
    guard isOpened else { return nil }
    let name = "\(Tool.name)-\(ProcessInfo.processInfo.processIdentifier).\(format.rawValue)"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  @MainActor private func traces() throws(ToolError) -> [ReportTrace] {
    var progress = Progress(whileWriting: false)
    defer { progress.finish() }
    let references = try TraceReference.all(files)
    var traces: [ReportTrace] = []
    for (index, reference) in references.enumerated() {
      progress.begin(index + 1, of: references.count)
      var input = try reference.open(toleratesTruncation: toleratesTruncation)
      traces.append(try ReportRecorder.record(&input, progress: &progress))
    }
    return traces
  }
}

extension Report {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
    format = try arguments.word("--format", ReportFormat.self) ?? .html
    destination = arguments.values["--output"]
    isOpened = arguments.flags.contains("--open")
    toleratesTruncation = arguments.toleratesTruncation
    if format == .svg, files.count != 1 {
      throw arguments.usage("--format svg draws one trace, so name one")
    }
  }
}
