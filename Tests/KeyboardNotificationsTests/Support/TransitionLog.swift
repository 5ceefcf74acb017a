import Foundation
import KeyboardNotifications
import TypedNotifications

/// Transitions that an observer of a tracker received; it observes until it is released.
@MainActor
final class TransitionLog {
  private(set) var transitions: [KeyboardTransition] = []
  fileprivate var token: NotificationToken?

  var inShort: [String] { transitions.map { KeyboardOutcome.transition($0).inShort } }
  var height: CGFloat { transitions.reduce(0) { $0 + $1.heightIncrement } }

  func record(_ transition: KeyboardTransition) {
    transitions.append(transition)
  }
}

extension TrackerFixture {
  /// Begins an observation that records each transition.
  func log(catchingUp: Bool = true) -> TransitionLog {
    let log = TransitionLog()
    log.token = tracker.observe(catchingUp: catchingUp) { [weak log] in log?.record($0) }
    return log
  }
}
