import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// Plays one trace through a notification centre and a tracker of its own.
@MainActor final class Replay {
  private let player = KeyboardTracePlayer(center: NotificationCenter())
  private let policy: ReplayPolicy
  private let tracker: KeyboardTracker
  private var token: NotificationToken?
  private var report: KeyboardReport?

  /// Makes a replay.
  ///
  /// - Parameter policy: How notifications are judged where the trace leaves a choice.
  init(policy: ReplayPolicy = ReplayPolicy()) {
    self.policy = policy
    tracker = KeyboardTracker(center: player.center) { [player] in
      policy.applied(to: player.environment)
    }
    // What is malformed is part of the output, so that it need not be reported as well.
    tracker.onMalformed = { _ in }
    token = tracker.observeReports { [weak self] in self?.report = $0 }
  }

  /// The screen, window, view and setting that the records so far have given.
  var environment: KeyboardEnvironment {
    policy.applied(to: player.environment)
  }

  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double {
    Double(player.safeAreaBottom)
  }

  /// What the trace has led to so far.
  var result: KeyboardTraceResult {
    player.result(of: tracker.state)
  }

  /// Plays a record, and tells what became of a notification or of a change of the application.
  func play(_ entry: KeyboardTraceEntry) -> ReplayStep? {
    report = nil
    player.play(entry.record)
    switch entry.record.content {
    case .notification(let name, let userInfo):
      let frame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      return step(entry, name: name, isApplication: false, endFrame: frame)
    case .application(let state):
      return step(entry, name: state.rawValue, isApplication: true, endFrame: nil)
    default:
      return nil
    }
  }

  private func step(
    _ entry: KeyboardTraceEntry,
    name: String,
    isApplication: Bool,
    endFrame: CGRect?
  ) -> ReplayStep {
    let environment = player.environment
    let area = environment.view ?? environment.window ?? environment.screen
    return ReplayStep(
      line: entry.line,
      time: entry.time,
      name: name,
      isApplication: isApplication,
      endFrame: endFrame,
      // Nobody observes a notification of another name: it is not about the keyboard.
      outcome: report?.outcome ?? .dropped(.notAKeyboard),
      error: error,
      state: report?.state ?? tracker.state,
      result: result,
      areaHeight: Double(area?.size.height ?? 0)
    )
  }

  private var error: String? {
    if case .malformed(let error) = report?.event { error.description } else { nil }
  }
}
