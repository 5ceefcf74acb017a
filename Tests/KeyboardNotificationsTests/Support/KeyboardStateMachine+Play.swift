import Foundation
import KeyboardNotifications
import Testing

extension KeyboardStateMachine {
  /// Makes a machine that has handled some events.
  init(after events: KeyboardEvent..., in environment: KeyboardEnvironment = Phone.environment) {
    self.init()
    play(events, in: environment)
  }

  /// Handles events, and returns the outcome of each, such as `appeared +258` or `duplicate`.
  @discardableResult
  mutating func play(
    _ events: [KeyboardEvent],
    in environment: KeyboardEnvironment = Phone.environment
  ) -> [String] {
    events.map { handle($0, in: environment).inShort }
  }
}

/// Expects a machine to have an outcome for each of a sequence of events.
///
/// - Parameters:
///   - steps: The events, each with its outcome, such as `appeared +258` or `duplicate`.
///   - machine: The machine before the first event; without it, one with a hidden keyboard.
///   - environment: The screen and the settings; without them, those of a phone.
///   - location: The place of the failure.
func expectOutcomes(
  _ steps: [(event: KeyboardEvent, outcome: String)],
  of machine: KeyboardStateMachine = KeyboardStateMachine(),
  in environment: KeyboardEnvironment = Phone.environment,
  at location: SourceLocation = #_sourceLocation
) {
  var machine = machine
  let outcomes = machine.play(steps.map(\.event), in: environment)
  #expect(outcomes == steps.map(\.outcome), sourceLocation: location)
}

extension KeyboardOutcome {
  /// The change with its height increment, `unchanged`, or the reason of a dropped event.
  var inShort: String {
    switch self {
    case .transition(let transition):
      let increment = Double(transition.heightIncrement)
      return "\(transition.kind.rawValue) \(increment >= 0 ? "+" : "")\(Int(increment))"
    case .unchanged: return "unchanged"
    case .dropped(let reason): return reason.rawValue
    }
  }
}
