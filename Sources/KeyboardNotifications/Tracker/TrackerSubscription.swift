import TypedNotifications

/// Subscription to the tracker whose state a view reads.
///
/// It begins when the state is read for the first time, changes over when the state of another
/// tracker is read, and ends when the object is released.
@MainActor
package final class TrackerSubscription {
  /// Called with the animation of each state that follows, once that state can be read; with `nil`
  /// where a state is only confirmed.
  package var onChange: @MainActor (KeyboardAnimation?) -> Void {
    get { queue.deliver }
    set { queue.deliver = newValue }
  }

  /// Returns true if ``onChange`` can be called at this moment; else it is called a turn of the
  /// main actor later.
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

  /// Returns the state that the observers of a tracker were given, and follows that tracker from
  /// now on in place of the one before.
  package func state(of tracker: KeyboardTracker) -> KeyboardState {
    if self.tracker !== tracker { follow(tracker) }
    return tracker.machine.delivered
  }

  private func follow(_ tracker: KeyboardTracker) {
    self.tracker = tracker
    token = nil
    token = tracker.observeDeliveries { [weak self] _, transition in
      // The first call comes at once, with the state that is returned.
      guard let self, token != nil else { return }
      queue.add(transition?.animation)
    }
  }
}
