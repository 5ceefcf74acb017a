/// What became of an event.
public enum KeyboardOutcome: Sendable, Equatable {
  /// Indicates that the event changed something that observers are told of.
  case transition(KeyboardTransition)
  /// Indicates that the event was taken in and left nothing to tell, such as a confirmation.
  case noted
  /// Indicates that a disappearance waits for the keyboard that may follow it.
  case held
  /// Indicates that the event produced nothing, and why.
  case dropped(KeyboardDropReason)

  /// The transition to deliver, if there is one.
  public var transition: KeyboardTransition? {
    guard case .transition(let transition) = self else { return nil }
    return transition
  }

  /// Why the event produced nothing, if it was dropped.
  public var dropReason: KeyboardDropReason? {
    guard case .dropped(let reason) = self else { return nil }
    return reason
  }
}
