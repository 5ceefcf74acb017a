import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import UIKit

/// Screen with one subject, on which a trace is played while the work on the views is counted.
@MainActor
final class WorkScene {
  private let screen: UIScreen
  private let windowScene: UIWindowScene
  private let window: UIWindow
  private let player = KeyboardTracePlayer()
  // Adjustments do not keep it alive.
  private let tracker: KeyboardTracker
  private let clock = ManualKeyboardClock()
  private let stage: WorkStage
  private let limit: WorkLimit

  private init(_ subject: WorkSubject, by author: WorkAuthor, screen bounds: CGRect) {
    screen = UIScreen(standInBounds: bounds)
    windowScene = UIWindowScene(standInScreen: screen)
    window = UIWindow(windowScene: windowScene)
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    window.makeKeyAndVisible()
    tracker = KeyboardTracker(center: player.center)
    KeyboardCoordinator(tracker, system: .init(schedule: clock.schedule))
    let input = WorkInput(center: player.center, tracker: tracker)
    stage = WorkStage(subject, by: author, in: window, input)
    limit = WorkLimit(subject, of: stage.view, in: window, player.center)
    settle()
  }

  /// Counts the work of an author on a subject over a trace.
  ///
  /// The count begins with the first record, so work that is done once at the start is left out.
  static func count(
    _ subject: WorkSubject,
    by author: WorkAuthor,
    over trace: KeyboardTrace
  ) -> WorkCount {
    let screens = trace.records.lazy.compactMap { record in
      if case .screen(let bounds, _, _) = record.content { bounds } else { nil }
    }
    let scene = WorkScene(subject, by: author, screen: screens.first ?? .zero)
    var count = scene.play(trace)
    guard author != .nobody else { return count }
    count.done.layoutPasses -= Self.count(subject, by: .nobody, over: trace).done.layoutPasses
    return count
  }

  private func play(_ trace: KeyboardTrace) -> WorkCount {
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let writesBefore = stage.writes()
    let passesBefore = stage.view.standInLayoutPasses
    let animations = UIView.standInAnimations { trace.records.forEach(play) }
    var count = WorkCount()
    count.limit = limit.work
    count.done.animations = animations.count { $0.effectiveDuration > 0 }
    count.done.writes = stage.writes() - writesBefore
    count.done.layoutPasses = stage.view.standInLayoutPasses - passesBefore
    return count
  }

  private func play(_ record: KeyboardTrace.Record) {
    switch record.content {
    case .screen(let bounds, _, _):
      screen.standInTurn(to: bounds)
      window.frame = bounds
    case .accessibility(let isOn): UIAccessibility.standInSetPrefersCrossFadeTransitions(isOn)
    default: break
    }
    post(record)
    settle()
  }

  /// Plays a record, whose notification is posted as UIKit does.
  private func post(_ record: KeyboardTrace.Record) {
    guard case .notification(let name, let userInfo, _) = record.content else {
      return player.play(record)
    }
    UIView.standInPosting(name, userInfo?.mapValues(\.posted)) { player.play(record) }
  }

  /// Ends the turn, and runs the closures that are scheduled for the next one.
  private func settle() {
    turn()
    clock.advance(by: 0)
    turn()
    limit.update()
  }

  private func turn() {
    KeyboardCoordinator.of(tracker).updateBeforeCommit()
    window.layoutIfNeeded()
  }
}
