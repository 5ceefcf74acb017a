import TypedNotifications

/// Subscription of a view to the tracker whose state it reads.
///
/// It begins when the state is read for the first time, and ends when the subscription is released.
/// When the state of another tracker is read, it follows that one instead.
@MainActor
package final class TrackerSubscription {
  /// Called with the animation of each later state, once that state can be read.
  ///
  /// The animation is `nil` if a state is only confirmed.
  package var onChange: @MainActor (KeyboardAnimation?) -> Void {
    get { queue.deliver }
    set { queue.deliver = newValue }
  }

  /// Returns true if ``onChange`` can be called at this moment.
  ///
  /// Otherwise it is called in a later turn of the main actor.
  package var isReady: @MainActor () -> Bool {
    get { queue.isReady }
    set { queue.isReady = newValue }
  }

  /// The tracker that is followed; it is kept alive.
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?
  private let queue = DeliveryQueue<KeyboardAnimation?>()

  /// Makes a subscription to no tracker.
  package nonisolated init() {}

  /// Returns the last delivered state of a tracker, and follows that tracker from now on.
  package func state(of tracker: KeyboardTracker) -> KeyboardState {
    if self.tracker !== tracker { follow(tracker) }
    return tracker.machine.delivered
  }

  private func follow(_ tracker: KeyboardTracker) {
    self.tracker = tracker
    token = nil
    token = tracker.observeDeliveries { [weak self] _, transition in
      // The first call comes before the token is set, with the state that is returned.
      guard let self, token != nil else { return }
      queue.add(transition?.animation)
    }
  }
}
