import TypedNotifications

/// Subscription of a view that comes and goes to a tracker.
///
/// After a pause it continues with the net change of that time. So the sum of the height increments
/// is the covered height for such a view too.
///
/// A UI framework ignores a write to the state of its views while it updates them. A state that
/// comes at such a moment is delivered in a later turn of the main actor, or before the next one:
/// in order, each once.
@MainActor
package final class KeyboardSubscription {
  /// Called with each state and its change, in order; a state that is only confirmed has no change.
  package var action: @MainActor (KeyboardState, KeyboardTransition?) -> Void = { _, _ in }
  /// Returns true if the action can be called at this moment.
  package var isReady: @MainActor () -> Bool = { true }

  /// The tracker that is followed; it is kept alive.
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?
  /// The state of the last change that the action was called with, and the index of that change.
  private var known = (state: KeyboardState.initial, index: 0)
  private var waiting: [(KeyboardState, KeyboardTransition?)] = []
  private var isDelivering = false

  /// Makes a subscription to no tracker.
  package nonisolated init() {}

  /// Follows a tracker, for a view that has appeared.
  ///
  /// The action is called at once with the net change since its last call, if there is one.
  package func start(_ tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    stop()
    self.tracker = tracker
    token = tracker.observeDeliveries(from: known.state, index: known.index + 1) {
      [weak self] state, transition in
      // The first call comes before the token is set. Without a change the view has missed nothing.
      guard let self, token != nil || transition != nil else { return }
      waiting.append((state, transition))
      if isReady() {
        deliverWaiting()
      } else {
        Task { [weak self] in self?.deliverWaiting() }
      }
    }
    // The action may have stopped the subscription.
    if self.tracker !== tracker { token = nil }
  }

  /// Pauses, for a view that has disappeared, until ``start(_:)`` is called again.
  ///
  /// A change that waits is dropped, and becomes part of the next net change.
  package func stop() {
    tracker = nil
    token = nil
    waiting = []
  }

  /// Follows another tracker from a later turn of the main actor on, for a view that is being
  /// updated.
  package func follow(_ tracker: KeyboardTracker) {
    guard let followed = self.tracker, followed !== tracker else { return }
    Task { [weak self] in
      guard let self, self.tracker === followed else { return }
      start(tracker)
    }
  }

  /// Returns the last delivered state of a tracker, and follows that tracker from now on.
  ///
  /// The action is called with later states only.
  package func state(of tracker: KeyboardTracker) -> KeyboardState {
    if self.tracker !== tracker {
      known.state = tracker.state
      start(tracker)
    }
    return tracker.state
  }

  private func deliverWaiting() {
    // A state that comes during a delivery is delivered after it.
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty {
      let (state, transition) = waiting.removeFirst()
      if let transition { known = (transition.state, transition.appearanceIndex) }
      action(state, transition)
    }
    isDelivering = false
  }
}
