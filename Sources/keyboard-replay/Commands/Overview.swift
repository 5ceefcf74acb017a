import Foundation
import KeyboardTesting

/// The first screen, which the tool prints without arguments: the use of the package in a sentence,
/// then three traces.
@MainActor enum Overview {
  static func run(_ output: Output) throws(ToolError) -> ExitStatus {
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
      let suggested = step.type?.isHide == true ? 0 : step.endFrame?.height ?? 0
      return suggested != step.result.covered
    }
    let moved = steps.count { $0.transition != nil }
    return """
      iOS posted \(steps.count.counting("notification")); code that moves at each would have \
      moved \(times(steps.count)), \(times(wrong)) to a wrong place; the package moved \(times(moved)).
      """
  }
}
