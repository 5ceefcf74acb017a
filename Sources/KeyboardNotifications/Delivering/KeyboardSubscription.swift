import TypedNotifications

/// Subscription of a view to the keyboard of a tracker, for the state that the view reads or for
/// each change.
///
/// A UI framework ignores writes to the state of its views while it updates them. So a change
/// during an update is delivered in a later turn of the main actor, or just before the next change.
/// Every change is delivered once, in order.
@MainActor
package final class KeyboardSubscription {
  /// Called with each change, once its state can be read.
  package var onChange: @MainActor (KeyboardTransition) -> Void = { _ in }
  /// Called when the last change is confirmed, for a view that reads the state.
  package var onConfirmation: @MainActor () -> Void = {}
  /// Returns true if the closures can be called at this moment.
  package var isReady: @MainActor () -> Bool = { true }

  /// The tracker that is followed; it is kept alive.
  private var tracker: KeyboardTracker?
  /// The tracker to follow in a later turn of the main actor.
  private var wanted: KeyboardTracker?
  private var token: NotificationToken?
  /// The last transition that was delivered.
  private var last: KeyboardTransition?
  /// The transitions that wait for delivery, and `nil` for each confirmation.
  private var waitingTransitions: [KeyboardTransition?] = []
  private var isDelivering = false

  /// Makes a subscription to no tracker.
  package init() {}

  /// Delivers a transition after those that wait: immediately if the view is ready, or later.
  private func add(_ transition: KeyboardTransition?) {
    waitingTransitions.append(transition)
    if isReady() {
      deliver()
    } else {
      Task { [weak self] in self?.deliver() }
    }
  }

  private func deliver() {
    // A change that is posted during a delivery comes after it.
    guard !isDelivering else { return }
    isDelivering = true
    while !waitingTransitions.isEmpty {
      if let transition = waitingTransitions.removeFirst() {
        last = transition
        onChange(transition)
      } else {
        onConfirmation()
      }
    }
    isDelivering = false
  }
}

// MARK: - The state that a view reads

extension KeyboardSubscription {
  /// Returns the last delivered state of a tracker, and follows that tracker from now on.
  package func state(of tracker: KeyboardTracker) -> KeyboardState {
    if self.tracker !== tracker {
      self.tracker = tracker
      token = nil
      token = tracker.observeDeliveries { [weak self] _, transition in
        // The first call comes before the token is set, with the state that is returned.
        guard let self, token != nil else { return }
        add(transition)
      }
    }
    return tracker.machine.delivered
  }
}

// MARK: - The changes while a view is on screen

extension KeyboardSubscription {
  /// Follows a tracker, for a view that has appeared.
  ///
  /// After a pause it continues immediately with the net change of that time. So the sum of the
  /// height increments is the covered height for a view that hides and shows, too.
  package func start(_ tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    stop()
    self.tracker = tracker
    let index = last.map { $0.appearanceIndex + 1 } ?? 0
    token = tracker.observe(from: last?.state ?? .initial, index: index) { [weak self] in
      self?.add($0)
    }
    // The closure may have stopped the subscription.
    if self.tracker !== tracker { token = nil }
  }

  /// Pauses, for a view that has disappeared, until ``start(_:)`` is called again.
  ///
  /// A change that waits is dropped, and becomes part of the next net change.
  package func stop() {
    tracker = nil
    wanted = nil
    token = nil
    waitingTransitions = []
  }

  /// Follows another tracker from a later turn of the main actor on, for a view that is being
  /// updated.
  ///
  /// If there are several calls before that, the last one counts. A view that is not on screen
  /// follows none.
  package func follow(_ tracker: KeyboardTracker) {
    guard let followed = self.tracker else { return }
    wanted = tracker
    guard followed !== tracker else { return }
    Task { [weak self] in
      guard let self, let wanted else { return }
      start(wanted)
    }
  }
}
