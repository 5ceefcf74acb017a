/// What became of an event.
public enum KeyboardOutcome: Sendable, Equatable {
  /// Indicates that the event changed something that observers are told of.
  case transition(KeyboardTransition)
  /// Indicates that the event was taken in and left nothing to tell, such as a confirmation.
  case noted
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

/// Why a notification produced nothing.
public enum KeyboardDropReason: String, Sendable, Hashable, CaseIterable {
  /// The notification says what is already known.
  case duplicate
  /// The notification confirms an announcement that a newer one has replaced.
  case stale
  /// The keyboard belongs to another app, and other apps are ignored.
  case otherApp
  /// The keyboard is on another screen than the one that is followed.
  case otherScreen
  /// The app is not active; the net change is delivered when it is again.
  case inactive
  /// The keyboard is being dragged: a zero rectangle in a change of frame.
  case dragging
  /// The notification could not be read.
  case malformed
  /// The notification speaks of nothing that is on screen, or is none of the six.
  case notAKeyboard
}

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

  /// Makes a report.
  public init(event: KeyboardEvent, outcome: KeyboardOutcome, state: KeyboardState) {
    self.event = event
    self.outcome = outcome
    self.state = state
  }
}
