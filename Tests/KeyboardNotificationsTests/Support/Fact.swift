import KeyboardNotifications
import Testing

/// Events that a machine takes in one after another, and what becomes of each.
struct EventLog: ExpressibleByDictionaryLiteral, Sendable {
  var machine = KeyboardStateMachine()
  let steps: [(event: KeyboardEvent, outcome: String)]

  init(dictionaryLiteral steps: (KeyboardEvent, String)...) {
    self.steps = steps.map { ($0, $1) }
  }

  /// The log of a machine that knows of a docked keyboard, 300 points high.
  static func shown(_ log: EventLog) -> EventLog {
    var log = log
    log.machine = Phone.shown()
    return log
  }
}

/// A rule, which begins with the number of its behavior, and a log that shows it.
struct Fact: CustomTestStringConvertible, Sendable {
  let rule: String
  let log: EventLog

  var testDescription: String { rule }

  static func all(_ facts: KeyValuePairs<String, EventLog>) -> [Fact] {
    facts.map { Fact(rule: $0, log: $1) }
  }

  /// Expects each event to become what the log says.
  func expect(in environment: KeyboardEnvironment = Phone.environment) {
    let outcomes = log.machine.outcomes(of: log.steps.map(\.event), in: environment)
    #expect(outcomes == log.steps.map(\.outcome), "\(rule)")
  }
}
