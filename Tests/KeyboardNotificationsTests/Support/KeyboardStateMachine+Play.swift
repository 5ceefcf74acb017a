import Foundation
import KeyboardNotifications
import TypedNotifications

extension KeyboardStateMachine {
  /// Makes a machine that has handled some events.
  init(after events: KeyboardEvent..., in environment: KeyboardEnvironment = Phone.environment) {
    self.init()
    play(events, in: environment)
  }

  /// Handles events, and returns the outcome of each as one word with the height increment.
  @discardableResult
  mutating func play(
    _ events: [KeyboardEvent],
    in environment: KeyboardEnvironment = Phone.environment
  ) -> [String] {
    events.map { handle($0, in: environment).inShort }
  }

  /// Returns the outcomes of events without handling them.
  func outcomes(
    of events: [KeyboardEvent],
    in environment: KeyboardEnvironment = Phone.environment
  ) -> [String] {
    var copy = self
    return copy.play(events, in: environment)
  }
}

/// Returns the outcomes of events for a machine with a hidden keyboard.
func outcomes(
  of events: [KeyboardEvent],
  in environment: KeyboardEnvironment = Phone.environment
) -> [String] {
  KeyboardStateMachine().outcomes(of: events, in: environment)
}

extension KeyboardOutcome {
  /// One word, and the height increment of a change: `appeared +258`, `unchanged`, `duplicate`.
  var inShort: String {
    switch self {
    case .transition(let transition):
      let increment = Double(transition.heightIncrement)
      return "\(transition.change.rawValue) \(increment >= 0 ? "+" : "")\(Int(increment))"
    case .unchanged: return "unchanged"
    case .dropped(let reason): return reason.rawValue
    }
  }
}

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
