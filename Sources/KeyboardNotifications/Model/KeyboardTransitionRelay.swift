import TypedNotifications

/// Tells a view of the changes while it is on screen, and of the net change when it comes back.
///
/// So the sum of the height increments is the covered height for a view that comes and goes, too.
@MainActor
package final class KeyboardTransitionRelay {
  /// Called with each change.
  package var action: @MainActor (KeyboardTransition) -> Void = { _ in }

  private var last = KeyboardState.initial
  private var lastIndex = 0
  private var token: NotificationToken?

  package nonisolated init() {}

  /// Begins to follow a tracker, in place of the one followed before.
  package func start(_ tracker: KeyboardTracker) {
    token = tracker.observe { [weak self] in self?.pass($0) }
    let missed = KeyboardTransition(
      catchingUpWith: tracker.deliveredState,
      from: last,
      appearanceIndex: lastIndex + 1
    )
    if let missed { pass(missed) }
  }

  /// Ends following.
  package func stop() {
    token = nil
  }

  private func pass(_ transition: KeyboardTransition) {
    last = transition.state
    lastIndex = transition.appearanceIndex
    action(transition)
  }
}
