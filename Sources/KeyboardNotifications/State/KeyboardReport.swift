/// An event, what became of it, and the state after it.
///
/// For logs, tests and tools: the clean stream of changes is ``KeyboardTransition``.
public struct KeyboardReport: Sendable, Equatable {
  /// What happened.
  public var event: KeyboardEvent
  /// What became of it.
  public var outcome: KeyboardOutcome
  /// The state after it, whether or not it was delivered.
  public var state: KeyboardState

  /// Makes a report from its parts.
  public init(event: KeyboardEvent, outcome: KeyboardOutcome, state: KeyboardState) {
    self.event = event
    self.outcome = outcome
    self.state = state
  }
}
