import TypedNotifications

/// Observer of changes for a view that comes and goes.
///
/// After a pause it continues with the net change of that time. So the sum of the height increments
/// is the covered height for such a view too.
@MainActor
package final class KeyboardChangeObserver {
  /// Called with each change, in order.
  package var action: @MainActor (KeyboardTransition) -> Void = { _ in }

  /// Returns true if the action can be called at this moment.
  ///
  /// Otherwise it is called in a later turn of the main actor.
  package var isReady: @MainActor () -> Bool {
    get { queue.isReady }
    set { queue.isReady = newValue }
  }

  /// The last change that the action was called with.
  private var last: KeyboardTransition?
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?
  private let queue = DeliveryQueue<KeyboardTransition>()

  /// Makes an observer that is not started.
  package init() {
    queue.deliver = { [weak self] transition in
      self?.last = transition
      self?.action(transition)
    }
  }

  /// Follows a tracker, for a view that has appeared.
  ///
  /// The action is called at once with the net change since its last call, if there is one.
  package func start(_ tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    stop()
    self.tracker = tracker
    // mutant: 0 to 1, because the first net change is an appearance
    let index = (last?.appearanceIndex ?? 0) + 1
    token = tracker.observe(from: last?.state ?? .initial, index: index) { [weak self] in
      self?.queue.add($0)
    }
    // The action may have stopped the observer.
    if self.tracker !== tracker { token = nil }
  }

  /// Pauses, for a view that has disappeared, until ``start(_:)`` is called again.
  ///
  /// A change that waits is dropped, and becomes part of the next net change.
  package func stop() {
    tracker = nil
    // mutant: swap, because neither depends on the other
    token = nil
    queue.removeAll()
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
}

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

// MARK: - Delivering in order

/// Queue of values for a receiver that is not always ready.
///
/// A UI framework ignores a write to the state of its views while it updates them. A value that is
/// added at such a moment is delivered in a later turn of the main actor, or before the next value.
/// Values are delivered in order, each once.
@MainActor
package final class DeliveryQueue<Value> {
  /// Returns true if a value can be delivered at this moment.
  package var isReady: @MainActor () -> Bool = { true }
  /// Called with each value.
  package var deliver: @MainActor (Value) -> Void = { _ in }

  private var waiting: [Value] = []
  private var isDelivering = false

  /// Makes an empty queue that is always ready.
  package nonisolated init() {}

  /// Delivers a value after those that wait: at once if the receiver is ready, else later.
  package func add(_ value: Value) {
    waiting.append(value)
    if isReady() {
      deliverWaiting()
    } else {
      Task { [weak self] in self?.deliverWaiting() }
    }
  }

  /// Drops the values that wait.
  package func removeAll() {
    waiting = []
  }

  private func deliverWaiting() {
    // A value that is added during a delivery comes after it.
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isDelivering = false
  }
}
