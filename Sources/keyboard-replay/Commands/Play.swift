import Foundation
import KeyboardNotifications
import KeyboardTesting

/// The subcommands `play` and `check`, which play traces and verify their expectations.
@MainActor final class Play {
  /// The parts of a trace that are printed.
  enum Style {
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

  init(_ style: Style, _ output: Output) {
    self.style = style
    self.output = output
  }

  /// Plays traces, each as it is reached.
  func run(_ names: [String]) throws(ToolError) -> ExitStatus {
    for (index, input) in try TraceInput.all(names).enumerated() {
      if index > 0, style == .table { try output.write("\n") }
      let trace = try input.read()
      let summary = try play(trace, name: input.name)
      total.add(summary)
      if style == .verdict {
        try output.write("\(Printable.text(input.name)): \(summary.expectationsText)\n")
      }
      notes += trace.importNotes.map { "\(InputFile.name(of: input.name)): \($0)" }
    }
    try finish()
    return total[.failures] == 0 ? .success : .expectationFailed
  }

  /// Prints the totals, and then the notes on standard error.
  private func finish() throws(ToolError) {
    switch style {
    case .table: try output.write(table.summary(total))
    case .verdict where total[.traces] > 1:
      try output.write("\(total.text(.traces, "trace")): \(total.expectationsText)\n")
    case .verdict, .jsonl: break
    }
    try output.flush()
    notes.forEach(Tool.note)
    for remark in Remark.allCases {
      guard let names = remarks[remark], let first = names.first else { continue }
      let others = names.count > 1 ? " and \((names.count - 1).counting("other"))" : ""
      Tool.note("\(InputFile.name(of: first))\(others): \(remark.rawValue)")
    }
    if style == .verdict, total[.failures] > 0 { Tool.note(total.failuresText) }
  }

  /// Plays one trace and prints its rows.
  private func play(_ trace: KeyboardTrace, name: String) throws(ToolError) -> ReplaySummary {
    let replay = Replay()
    var found: Set<Remark> = []
    var hasTitle = style != .table
    // The title is printed when the screen and the view are known.
    func writeTitle() throws(ToolError) {
      guard !hasTitle else { return }
      hasTitle = true
      try output.write(table.title(trace, file: name, screenAndView: replay.screenAndView))
    }
    for record in trace.records {
      if let step = replay.play(record), style != .verdict, step.subject != .setting {
        try writeTitle()
        try output.write(style == .table ? table.row(step) : step.jsonLine(of: name))
      }
      if replay.hasChanged {
        if replay.player.environment.screen == nil {
          found.insert(.noScreen)
        } else if replay.isScreenInferred {
          found.insert(.inferredScreen)
        }
      }
      for mismatch in replay.mismatches ?? [] {
        try writeTitle()
        let failure = "line \(record.line ?? 0): \(mismatch)"
        switch style {
        case .table: try output.write(table.warning(failure))
        case .jsonl: Tool.note("\(InputFile.name(of: name)), \(failure)")
        case .verdict: try output.write(Printable.text("\(name), \(failure)") + "\n")
        }
      }
    }
    try writeTitle()
    let summary = replay.summary
    if style == .table, summary[.notifications] > 1, replay.time == nil { found.insert(.noTimes) }
    if style == .verdict, summary[.expectations] == 0 { found.insert(.noExpectations) }
    for remark in found { remarks[remark, default: []].append(name) }
    return summary
  }
}

/// A note that often holds for several traces, printed once on standard error after all traces.
private enum Remark: String, CaseIterable {
  /// A keyboard was judged without a screen.
  case noScreen = """
    no screen is known, so that any keyboard that is not empty counts as docked and covers its \
    height; import --screen WxH gives one
    """
  /// A keyboard was judged with a screen that an import has inferred.
  case inferredScreen =
    "the screen is inferred from the frames; import --screen WxH gives the real one"
  /// The table has rows in an order, and no times.
  case noTimes = "no times are known, so that only the order is shown"
  /// A check had no expectation to verify.
  case noExpectations = "nothing was checked; import --expect writes expectations to start from"
}

// MARK: - Built-in traces

extension Play {
  /// Lists the built-in traces, or prints one.
  static func printBuiltIn(_ name: String?, _ output: Output) throws(ToolError) -> ExitStatus {
    let names = KeyboardTrace.BuiltInName.allCases
    if let name {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        let known = names.map(\.rawValue).joined(separator: ", ")
        throw ToolError(
          .usage,
          "unknown built-in trace \(JSONText.string(name)); there are \(known)"
        )
      }
      try output.write(trace.jsonLines)
      return .success
    }
    let width = names.map(\.rawValue.count).max() ?? 0
    for name in names {
      let title = KeyboardTrace.builtIn(name).title
      try output.write("\(name.rawValue.padded(to: width))  \(title)\n")
    }
    return .success
  }

  /// Prints the first screen: the use of the package in a sentence, then three traces.
  static func showOverview(_ output: Output) throws(ToolError) -> ExitStatus {
    if InputFile.isStandardInputGiven { Tool.note("to play standard input: \(Tool.name) -") }
    let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
    var total = ReplaySummary()
    var steps: [ReplayStep] = []
    var tables: [String] = []
    for name in [KeyboardTrace.BuiltInName.showAndHide, .pinyinGrowth, .passwordPrompt] {
      let replay = Replay()
      let trace = KeyboardTrace.builtIn(name)
      let rows = trace.records.compactMap(replay.play).filter { $0.subject != .setting }
      let title = table.title(trace, file: name.rawValue, screenAndView: replay.screenAndView)
      tables.append(title + rows.map(table.row).joined())
      steps += rows.filter(\.isNotification)
      total.add(replay.summary)
    }
    let count = KeyboardTrace.BuiltInName.allCases.count.counting("trace")
    let rest = """
      keyboard-replay play prints the \(count) that come with the package, report -o FILE.html draws \
      them, and --help lists everything else.
      """
    let width = Terminal.width ?? 80
    try output.write(sentence(onNotifications: steps).wrapped(to: width) + "\n\n")
    try output.write(tables.joined(separator: "\n") + table.summary(total))
    try output.write("\n" + rest.wrapped(to: width) + "\n")
    return .success
  }

  /// Returns a sentence that compares the package with code that moves a view at each notification.
  private static func sentence(onNotifications steps: [ReplayStep]) -> String {
    func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
    // A hide suggests zero by itself, and any other notification the height of its end frame.
    let wrong = steps.count { step in
      let isHide = ["willHide", "didHide"].contains(step.shortName)
      return (isHide ? 0 : step.endFrame?.height ?? 0) != step.result.covered
    }
    let moved = steps.count { $0.transition != nil }
    return """
      iOS posted \(steps.count.counting("notification")); code that moves at each would have \
      moved \(times(steps.count)), \(times(wrong)) to a wrong place; the package moved \(times(moved)).
      """
  }
}
