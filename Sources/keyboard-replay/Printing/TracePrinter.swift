import Foundation
import KeyboardTesting

/// Plays traces, prints them as they are read, and verifies their expectations.
@MainActor final class TracePrinter {
  /// The parts of a trace that are printed.
  enum Style {
    /// A table of its rows.
    case table
    /// Its rows as JSON.
    case jsonl
    /// The expectations that fail, and how many hold.
    case verdict
  }

  private let style: Style
  private let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
  private let output: Output
  private var total = ReplaySummary()
  private var remarks: [Remark: [String]] = [:]
  /// The notes of the readers, each with the name of its file.
  private var notes: [String] = []

  init(_ style: Style, _ output: Output) {
    self.style = style
    self.output = output
  }

  /// Plays traces, each as it is reached.
  func play(_ traces: [TraceInput.Opening]) throws -> ExitStatus {
    for (index, open) in traces.enumerated() {
      if index > 0, style == .table { try output.write("\n") }
      var input = try open()
      let summary = try play(&input)
      total.add(summary)
      if style == .verdict {
        try output.write("\(Printable.text(input.name)): \(summary.verdict)\n")
      }
      notes += input.notes
    }
    try finish()
    return total[.failures] == 0 ? .success : .expectationFailed
  }

  private func finish() throws {
    switch style {
    case .table: try output.write(table.summary(total))
    case .verdict where total[.traces] > 1:
      try output.write("\(total.text(.traces, "trace")): \(total.verdict)\n")
    case .verdict, .jsonl: break
    }
    try output.flush()
    notes.forEach(Tool.note)
    for remark in Remark.allCases { Tool.note(remarks[remark] ?? [], remark.rawValue) }
    if style == .verdict, total[.failures] > 0 { Tool.note(total.failed) }
  }

  /// Plays one trace, and prints it.
  private func play(_ input: inout TraceInput) throws -> ReplaySummary {
    let replay = Replay()
    var found: Set<Remark> = []
    var header: KeyboardTraceHeader?
    while let record = try input.next() {
      if style == .verdict {
        autoreleasing { replay.check(record) }
      } else if let step = autoreleasing({ replay.play(record) }), step.subject != .setting {
        if style == .table {
          try writeTitle(&header, of: input, replay.place)
          try output.write(table.row(step))
        }
        if style == .jsonl { try output.write(step.jsonLine(of: input.name)) }
      }
      if replay.hasChanged, let remark = replay.screenRemark { found.insert(remark) }
      if case .header(let title) = record.content, style == .table { header = title }
      for text in replay.mismatches ?? [] {
        try writeTitle(&header, of: input, replay.place)
        try fail(text, line: record.line ?? 0, of: input.name)
      }
    }
    try writeTitle(&header, of: input, replay.place)
    var summary = replay.summary
    // mutant: swap, because neither depends on the other
    summary[.skippedRecords] = input.reader.skippedRecordCount
    if style == .table, summary[.notifications] > 1, replay.time == nil { found.insert(.noTimes) }
    if style == .verdict, summary[.expectations] == 0 { found.insert(.noExpectations) }
    for remark in found { remarks[remark, default: []].append(input.name) }
    return summary
  }

  /// Prints the title once, as soon as the screen and the view before the first row are known.
  private func writeTitle(
    _ header: inout KeyboardTraceHeader?,
    of input: TraceInput,
    _ place: [String]
  ) throws {
    guard let title = header else { return }
    header = nil
    try output.write(table.title(title, file: input.name, place: place))
  }

  /// Prints an expectation that does not hold.
  private func fail(_ mismatch: String, line: Int, of file: String) throws {
    switch style {
    case .table: try output.write(table.warning("line \(line): \(mismatch)"))
    case .jsonl: Tool.note("\(InputFile.name(of: file)), line \(line): \(mismatch)")
    case .verdict:
      try output.write(Printable.text("\(file), line \(line): \(mismatch)") + "\n")
    }
  }
}

/// A note on a trace, printed on standard error after all traces.
enum Remark: String, CaseIterable {
  /// A keyboard was judged without a screen.
  case noScreen = """
    no screen is known, so that any keyboard that is not empty counts as docked and covers its \
    height; import --screen WxH gives one
    """
  /// A keyboard was judged with a screen that an import concluded.
  case inferredScreen =
    "the screen is inferred from the frames; import --screen WxH gives the real one"
  /// The table has rows in an order, and no times.
  case noTimes = "no times are known, so that only the order is shown"
  /// A check had nothing to verify.
  case noExpectations = "nothing was checked; import --expect writes expectations to start from"
}

extension Replay {
  /// The screen, and the view that the keyboard is judged in, in words; nothing without a screen.
  var place: [String] {
    let environment = player.environment
    guard let screen = environment.screen else { return [] }
    let frame = environment.view ?? environment.window
    let view =
      frame.map { "view \(NumberFormat.size($0.size))" } ?? "the view is the whole screen"
    let safeArea = Double(player.safeAreaBottom)
    let inset = safeArea == 0 ? "" : ", safe area \(NumberFormat.text(safeArea))"
    return ["screen \(NumberFormat.size(screen.size))", view + inset]
  }

  /// The note on a keyboard that is judged without a screen, or with one that is inferred.
  var screenRemark: Remark? {
    if player.environment.screen == nil { return .noScreen }
    return isScreenInferred ? .inferredScreen : nil
  }
}
