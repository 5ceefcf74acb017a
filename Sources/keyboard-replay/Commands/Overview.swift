import Foundation
import KeyboardTesting

/// The first screen, which the tool prints without arguments.
///
/// It has one sentence on the use of the package, and three traces whose notifications mislead code
/// that moves a view at each of them.
@MainActor enum Overview {
  static func run(_ output: Output) throws(ToolError) -> ExitStatus {
    if InputFile.isStandardInputGiven { Tool.note("to play standard input: \(Tool.name) -") }
    let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
    var total = ReplaySummary()
    var steps: [ReplayStep] = []
    var tables: [String] = []
    for name in [KeyboardTrace.BuiltInName.iPadUndockAndDock, .pinyinGrowth, .passwordPrompt] {
      let replay = Replay()
      let trace = KeyboardTrace.builtIn(name)
      var rows = trace.records.compactMap(replay.play).filter { $0.subject != .setting }
      for index in rows.indices { rows[index].isMarked = rows[index].isMisleading }
      let screenAndView = replay.screenAndView(of: trace)
      let title = table.title(trace, file: name.rawValue, screenAndView: screenAndView)
      tables.append(title + rows.map(table.row).joined())
      steps += rows.filter(\.isNotification)
      total.add(replay.summary)
    }
    let all = KeyboardTrace.builtIn
    let sources = all.compactMap(\.source)
    let reportCount = sources.count { $0.hasPrefix("synthetic") }
    let partlySyntheticCount = sources.count { $0.contains("synthetic") } - reportCount
    let rest = """
      \(all.count.counting("trace")) come with the package: \(all.count - reportCount) contain \
      notifications of logs that somebody has published, \(partlySyntheticCount) of them with synthetic \
      parts, and \(reportCount) were made from reports. Each says where it comes from. keyboard-replay \
      play prints them, report -o FILE.html draws them, and --help lists everything else.
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
    let wrong = steps.count(where: \.isMisleading)
    let changes = steps.count { $0.transition != nil }
    return """
      These three keyboards post \(steps.count.counting("notification")). The sequences come from public \
      reports. Code that moves a view at each of them moves it \(times(steps.count)), \(times(wrong)) \
      to a wrong place (the rows with a !). The package reports \(changes.counting("change")).
      """
  }
}

extension ReplayStep {
  /// True if the covered height is not what the notification suggests.
  ///
  /// A hide suggests zero by itself, and any other notification the height of its end frame.
  fileprivate var isMisleading: Bool {
    guard isNotification else { return false }
    let suggested = type?.isHide == true ? 0 : endFrame?.height ?? 0
    return suggested != result.covered
  }
}
