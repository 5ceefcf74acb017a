import TypedNotifications

/// Tells a view of the states while it is on screen, the present one first if it is another.
@MainActor
package final class KeyboardStateRelay {
  /// Called with each state and the animation towards it; `nil` where there is none.
  package var action: @MainActor (KeyboardState, KeyboardAnimation?) -> Void = { _, _ in }

  private var last = KeyboardState.initial
  private var token: NotificationToken?

  package nonisolated init() {}

  /// Begins to follow a tracker, in place of the one followed before.
  package func start(_ tracker: KeyboardTracker) {
    token = tracker.observeStates { [weak self] state, transition in
      self?.pass(state, transition?.animation)
    }
    if tracker.deliveredState != last { pass(tracker.deliveredState, nil) }
  }

  /// Ends following.
  package func stop() {
    token = nil
  }

  private func pass(_ state: KeyboardState, _ animation: KeyboardAnimation?) {
    last = state
    action(state, animation)
  }
}
