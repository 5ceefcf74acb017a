import KeyboardNotifications
import Testing

/// A rule, which begins with the number of its behavior, and events that show it.
struct Fact: CustomTestStringConvertible, Sendable {
  /// An event, and its outcome as one word with the height increment.
  typealias Step = (event: KeyboardEvent, outcome: String)

  private let rule: String
  private let machine: KeyboardStateMachine
  private let steps: [Step]

  var testDescription: String { rule }

  /// Makes a fact of a machine with a hidden keyboard, unless another is given.
  init(_ rule: String, of machine: KeyboardStateMachine = KeyboardStateMachine(), _ steps: [Step]) {
    self.rule = rule
    self.machine = machine
    self.steps = steps
  }

  /// Expects each event to have its outcome.
  func expect(in environment: KeyboardEnvironment = Phone.environment) {
    let outcomes = machine.outcomes(of: steps.map(\.event), in: environment)
    #expect(outcomes == steps.map(\.outcome), "\(rule)")
  }
}
