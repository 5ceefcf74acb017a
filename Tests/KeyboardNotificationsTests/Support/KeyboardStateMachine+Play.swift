import Foundation
import KeyboardNotifications
import TypedNotifications

extension KeyboardStateMachine {
  /// A machine that has taken in some events.
  init(after events: KeyboardEvent..., in environment: KeyboardEnvironment = Phone.environment) {
    self.init()
    play(events, in: environment)
  }

  /// Takes in events and returns what became of each, in one word and its height increment.
  @discardableResult
  mutating func play(
    _ events: [KeyboardEvent],
    in environment: KeyboardEnvironment = Phone.environment
  ) -> [String] {
    events.map { handle($0, in: environment).inShort }
  }

  /// Returns what would become of events that follow.
  func outcomes(
    of events: [KeyboardEvent],
    in environment: KeyboardEnvironment = Phone.environment
  ) -> [String] {
    var copy = self
    return copy.play(events, in: environment)
  }
}

/// Returns what becomes of events at a machine that knows of no keyboard.
func outcomes(
  of events: [KeyboardEvent],
  in environment: KeyboardEnvironment = Phone.environment
) -> [String] {
  KeyboardStateMachine().outcomes(of: events, in: environment)
}

extension KeyboardOutcome {
  /// Such as `appeared +258`, `unchanged`, or `duplicate`.
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
