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

    --format table   a table for people, which is the default; on a terminal it
                     gives up columns until it fits
    --format jsonl   a JSON object for each notification and change of the
                     application's state, one a line; expectations that fail are
                     named on standard error
    --truncated      leave out a last line that breaks off, as after a crash

    Without a file the built-in traces are played; a FILE may be the name of one, or
    a folder of traces. Files are played in order; the first that is malformed or
    cannot be read ends the run, after what came before the fault has been printed.
    Colour is used on a terminal unless NO_COLOR is set.

    A notification that changes something says what, and by how many points the
    covered height grows: appeared, resized, moved, disappeared. The others:

    \(words)

    Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
    trace, 66 a file that cannot be read.

    """

  private static let words = OutcomeWord.all.map { word in
    let space = String(repeating: " ", count: 17 - word.text.count)
    return "  \(word.text)\(space)\(word.meaning)"
  }.joined(separator: "\n")

  var files: [String]
  var format = OutputFormat.table
  var toleratesTruncation = false

  func run(_ output: Output) throws -> ExitStatus {
    var summary = ReplaySummary()
    var progress = Progress(whileWriting: true)
    defer { progress.finish() }
    let table = TableFormatter(width: Terminal.width, hasColor: Terminal.hasColor)
    let traces = try TraceReference.all(files)
    var remarks: [Remark: [String]] = [:]
    for (index, trace) in traces.enumerated() {
      if index > 0, format == .table { try output.write("\n") }
      progress.begin(index + 1, of: traces.count)
      var input = try trace.open(toleratesTruncation: toleratesTruncation)
      let printer = PlayPrinter(format, table, file: input.name, output)
      let result = try printer.play(&input, &progress)
      summary.add(result)
      for remark in printer.remarks { remarks[remark, default: []].append(input.name) }
    }
    progress.finish()
    if format == .table { try output.write(table.summary(summary)) }
    if files.isEmpty, format == .table { try output.write(table.hint(Self.hint)) }
    try output.flush()
    for remark in Remark.allCases { Tool.note(remarks[remark] ?? [], remark.rawValue) }
    return summary.failures == 0 ? .success : .expectationFailed
  }

  private static let hint =
    "These are the built-in traces; \(Tool.name) --help says what else there is."
}

/// What is said of a trace on standard error.
private enum Remark: String, CaseIterable {
  /// A keyboard was judged without a screen.
  case noScreen = """
    no screen is known, so that any keyboard that is not empty counts as docked and covers its \
    height; import --screen WxH gives one
    """
  /// A keyboard was judged with a screen that an import concluded.
  case inferredScreen =
    "the screen is inferred from the frames; import --screen WxH gives the real one"
  /// A table has rows in an order, and no times.
  case noTimes = "no times are known, so that only the order is shown"
}

/// Plays one trace and prints it as it goes.
@MainActor private final class PlayPrinter {
  private(set) var remarks: Set<Remark> = []

  private let format: OutputFormat
  private let table: TableFormatter
  private let lines: JSONLinesFormatter
  private let file: String
  private let output: Output
  private let replay = Replay()
  private var summary = ReplaySummary()

  init(_ format: OutputFormat, _ table: TableFormatter, file: String, _ output: Output) {
    self.format = format
    self.table = table
    self.file = file
    self.output = output
    lines = JSONLinesFormatter(file: file)
  }

  func play(_ input: inout TraceInput, _ progress: inout Progress) throws -> ReplaySummary {
    while let record = try input.next() {
      progress.advance()
      if let step = autoreleasing({ replay.play(record) }), step.subject != .setting {
        summary.add(step)
        if step.transition != nil { noteScreen() }
        try output.write(format == .table ? table.line(step) : lines.line(step))
      }
      switch record.content {
      case .header(let header) where format == .table:
        try output.write(table.title(header, file: file))
      case .expectation(let expectation): try check(expectation, line: record.line ?? 0)
      default: break
      }
    }
    if format == .table, summary.notifications > 1, replay.time == nil { remarks.insert(.noTimes) }
    summary.addTrace(skippedRecords: input.skippedRecordCount)
    return summary
  }

  private func noteScreen() {
    if replay.environment.screen == nil { remarks.insert(.noScreen) }
    if replay.isScreenInferred { remarks.insert(.inferredScreen) }
  }

  private func check(_ expectation: KeyboardTraceExpectation, line: Int) throws {
    let mismatches = expectation.mismatches(with: replay.result)
    summary.addExpectation(isMet: mismatches.isEmpty)
    for mismatch in mismatches {
      switch format {
      case .table: try output.write(table.warning("line \(line): \(mismatch)"))
      case .jsonl: Tool.note("\(InputFile.name(of: file)), line \(line): \(mismatch)")
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
