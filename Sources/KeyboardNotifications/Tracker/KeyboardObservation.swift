import TypedNotifications

/// An observation of changes that can be paused, and goes on with the net change meanwhile.
///
/// So the sum of the height increments is the covered height for a view that comes and goes, too.
@MainActor
package final class KeyboardObservation {
  /// Called with each change.
  package var action: @MainActor (KeyboardTransition) -> Void = { _ in }

  private var known = KeyboardState.initial
  private var appearanceIndex = 0
  private var token: NotificationToken?

  package nonisolated init() {}

  /// Begins to follow a tracker, in place of the one followed before.
  package func start(_ tracker: KeyboardTracker) {
    token = tracker.observe(
      catchingUpFrom: known,
      appearanceIndex: appearanceIndex + 1
    ) { [weak self] in self?.hear($0) }
  }

  /// Pauses; ``start(_:)`` goes on.
  package func stop() {
    token = nil
  }

  private func hear(_ transition: KeyboardTransition) {
    known = transition.state
    appearanceIndex = transition.appearanceIndex
    action(transition)
  }
}
