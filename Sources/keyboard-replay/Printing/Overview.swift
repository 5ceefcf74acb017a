import Foundation
import KeyboardNotifications
import KeyboardTesting

/// The output without arguments: the use of the package in a sentence, then three traces.
enum Overview {
  /// The traces that are shown.
  private static let names: [KeyboardTrace.BuiltInName] = [
    .showAndHide, .pinyinGrowth, .passwordPrompt,
  ]

  @MainActor static func run(_ output: Output) throws -> ExitStatus {
    if InputFile.isStandardInputGiven { Tool.note("to play standard input: \(Tool.name) -") }
    // mutant: 80 to 81, because the sentences break at the same words
    let width = Terminal.width ?? 80
    let table = TraceTable(width: Terminal.width, hasColor: Terminal.hasColor)
    var total = ReplaySummary()
    var steps: [ReplayStep] = []
    var tables: [String] = []
    for name in names {
      let replay = Replay()
      let trace = KeyboardTrace.builtIn(name)
      let rows = trace.records.compactMap(replay.play).filter { $0.subject != .setting }
      let title = table.title(
        trace,
        file: name.rawValue,
        screenAndView: replay.screenAndView
      )
      // mutant: swap, because neither depends on the other
      tables.append(title + rows.map(table.row).joined())
      steps += rows.filter(\.isNotification)
      total.add(replay.summary)
    }
    let count = KeyboardTrace.BuiltInName.allCases.count.counting("trace")
    let rest = """
      keyboard-replay play prints the \(count) that come with the package, report -o FILE.html draws \
      them, and --help lists everything else.
      """
    try output.write(sentence(onNotifications: steps).wrapped(to: width) + "\n\n")
    try output.write(tables.joined(separator: "\n") + table.summary(total))
    try output.write("\n" + rest.wrapped(to: width) + "\n")
    return .success
  }

  /// Returns a sentence that compares the package with code that moves a view at each notification.
  static func sentence(onNotifications steps: [ReplayStep]) -> String {
    let posted = steps.count
    let wrong = steps.count(where: \.misleads)
    let moved = steps.count { $0.transition != nil }
    return """
      iOS posted \(posted.counting("notification")); code that moves at each would have \
      moved \(times(posted)), \(times(wrong)) to a wrong place; the package moved \(times(moved)).
      """
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }
}

extension ReplayStep {
  /// True if the covered height is not the height that the notification suggests by itself.
  ///
  /// A hide suggests zero, and any other notification the height of its end frame.
  fileprivate var misleads: Bool {
    let type = KeyboardNotificationType(name: Notification.Name(name))
    let isHide = type == .willHide || type == .didHide
    let suggestedHeight = isHide ? 0 : endFrame?.height ?? 0
    return suggestedHeight != result.covered
  }
}
