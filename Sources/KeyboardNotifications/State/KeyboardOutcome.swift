/// Outcome of an event.
public enum KeyboardOutcome: Sendable, Equatable {
  /// The event is a change, which is delivered to observers.
  case transition(KeyboardTransition)
  /// The event counts but is no change, such as a confirmation.
  case unchanged
  /// The event was dropped, for a reason.
  case dropped(KeyboardDropReason)

  /// The transition to deliver, if there is one.
  package var transition: KeyboardTransition? {
    guard case .transition(let transition) = self else { return nil }
    return transition
  }
}

/// Reason for which a notification is dropped.
public enum KeyboardDropReason: String, Sendable, Hashable, CaseIterable {
  /// The notification repeats the present state.
  case duplicate
  /// The notification confirms an announcement that a newer one has replaced.
  case stale
  /// The notification is a `didChangeFrame` that nobody announced. It counts once another
  /// confirmation agrees with it.
  case unannounced
  /// The keyboard belongs to another app, and other apps are ignored.
  case otherApp
  /// The keyboard is on another screen than the one that is followed.
  case otherScreen
  /// The app is not active. The net change is delivered once it is active again.
  case inactive
  /// The keyboard is being dragged: a zero rectangle in a change of frame.
  case dragging
  /// The notification could not be read.
  case malformed
  /// The notification shows no keyboard: its frame is empty, off the screen, or begins above it.
  case notAKeyboard
}
