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
