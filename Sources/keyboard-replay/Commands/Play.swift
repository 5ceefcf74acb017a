import Foundation
import KeyboardNotifications
import KeyboardTesting

/// The subcommands `play` and `check`, which play traces and verify their expectations.
@MainActor final class Play {
  /// The parts of a trace that are printed; the first two are formats of `play`.
  enum Style: String {
    /// A table of its rows.
    case table
    /// Its rows as JSON.
    case jsonl
    /// The expectations that fail, and the number of those that hold.
    case verdict
  }

  private let style: Style
  private let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
  private let output: Output
  private var total = ReplaySummary()
  /// The names of the traces for which each remark holds.
  private var remarks: [Remark: [String]] = [:]
  /// The notes of the traces, each with the name of its file.
  private var notes: [String] = []
  /// True if a trace that was checked expects nothing.
  private var lacksExpectations = false

  init(_ style: Style, _ output: Output) {
    self.style = style
    self.output = output
  }

  /// Plays traces, each as it is reached.
  ///
  /// If one cannot be read, the others are played all the same. The exit status is that of the
  /// first such error.
  func run(_ names: [String]) throws(ToolError) -> ExitStatus {
    var firstError: ToolError?
    for (index, input) in TraceInput.all(names).enumerated() {
      let trace: KeyboardTrace
      do throws(ToolError) {
        trace = try input.read()
      } catch {
        try output.flush()
        Tool.note(error.message)
        firstError = firstError ?? error
        continue
      }
      if index > 0, style == .table { try output.write("\n") }
      try play(trace, of: input)
    }
    if firstError == nil || total.traces > 0 { try finish() }
    let isPassed = total.failures == 0 && !lacksExpectations
    return firstError?.status ?? (isPassed ? .success : .expectationFailed)
  }

  /// Plays one trace, and prints its rows and the expectations that fail.
  private func play(_ trace: KeyboardTrace, of input: TraceInput) throws(ToolError) {
    let replay = Replay()
    var needsTitle = style == .table
    /// Prints the title before the first row, when the screen and the view are known.
    func writeTitleIfNeeded() throws(ToolError) {
      guard needsTitle else { return }
      needsTitle = false
      let screenAndView = replay.screenAndView(of: trace)
      try output.write(table.title(trace, file: input.name, screenAndView: screenAndView))
    }
    var found: Set<Remark> = []
    for record in trace.records {
      if let step = replay.play(record), step.subject != .setting {
        try writeTitleIfNeeded()
        switch style {
        case .table: try output.write(table.row(step))
        case .jsonl: try output.write(step.jsonLine(of: input.argument))
        case .verdict:
          // A misspelled name is one of the trace's own notes.
          guard step.type != nil, let error = step.error else { break }
          notes.append("\(input.name), line \(step.line): \(error)")
        }
      }
      if replay.hasChanged {
        if replay.player.environment.screenBounds == nil {
          found.insert(.noScreen)
        } else if replay.isScreenInferred {
          found.insert(.inferredScreen)
        }
      }
      for mismatch in replay.mismatches {
        try writeTitleIfNeeded()
        switch style {
        case .table: try output.write(table.warning(mismatch))
        case .jsonl: Tool.note("\(input.name), \(mismatch)")
        case .verdict: try output.write(Printable.text("\(input.name), \(mismatch)") + "\n")
        }
      }
    }
    try writeTitleIfNeeded()
    let summary = replay.summary
    total.add(summary)
    if style == .verdict {
      try output.write("\(Printable.text(input.name)): \(summary.expectationsText)\n")
      if summary.expectations == 0 {
        found.insert(.noExpectations)
        lacksExpectations = true
      }
    }
    if style == .table, summary.notifications > 1, replay.time == nil { found.insert(.noTimes) }
    for remark in found { remarks[remark, default: []].append(input.name) }
    notes += trace.importNotes.map { "\(input.name): \($0)" }
  }

  /// Prints the totals, and then the notes on standard error.
  private func finish() throws(ToolError) {
    switch style {
    case .table: try output.write(table.summary(total))
    case .verdict where total.traces > 1:
      try output.write("\(total.traces.counting("trace")): \(total.expectationsText)\n")
    case .verdict, .jsonl: break
    }
    try output.flush()
    notes.forEach(Tool.note)
    for remark in Remark.allCases {
      guard let names = remarks[remark], let first = names.first else { continue }
      let others = names.count > 1 ? " and \((names.count - 1).counting("other"))" : ""
      Tool.note("\(first)\(others): \(remark.rawValue)")
    }
    if style == .verdict, total.failures > 0 { Tool.note(total.failuresText) }
  }
}

/// A note that often holds for several traces, printed once on standard error after all traces.
private enum Remark: String, CaseIterable {
  /// A keyboard was judged without a screen.
  case noScreen = """
    no screen is known, so any keyboard that is not empty counts as docked and covers its height; \
    to set the screen, import the log with --screen WxH
    """
  /// A keyboard was judged with a screen that an import has inferred.
  case inferredScreen =
    "the screen is inferred from the frames; to set it, import the log with --screen WxH"
  /// The table has rows in an order, and no times.
  case noTimes = "no times are known, so only the order is shown"
  /// A check had no expectation to verify.
  case noExpectations = #"""
    nothing was checked, because the trace expects nothing. Below a notification write a line such as \#
    {"version":1,"kind":"expectation","payload":{"covered":258}}. import --expect writes such lines, \#
    except where the result of a notification is in doubt; then it prints the reason
    """#
}
