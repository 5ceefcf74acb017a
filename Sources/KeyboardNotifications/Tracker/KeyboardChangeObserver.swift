import TypedNotifications

/// Observer of changes for a view that comes and goes.
///
/// It can be paused, and goes on with the net change meanwhile, so that the sum of the height
/// increments is the covered height for such a view too.
@MainActor
package final class KeyboardChangeObserver {
  /// Called with each change, in order.
  package var action: @MainActor (KeyboardTransition) -> Void = { _ in }

  /// Returns true if the action can be called at this moment; else it is called a turn of the main
  /// actor later.
  package var isReady: @MainActor () -> Bool {
    get { queue.isReady }
    set { queue.isReady = newValue }
  }

  /// The last change that the action was called with.
  private var last: KeyboardTransition?
  private var tracker: KeyboardTracker?
  private var token: NotificationToken?
  private let queue = DeliveryQueue<KeyboardTransition>()

  /// Makes an observer that follows nothing yet.
  package init() {
    queue.deliver = { [weak self] transition in
      self?.last = transition
      self?.action(transition)
    }
  }

  /// Follows a tracker, for a view that has appeared, and gives the net change since the last one.
  package func start(_ tracker: KeyboardTracker) {
    guard self.tracker !== tracker else { return }
    stop()
    self.tracker = tracker
    let index = (last?.appearanceIndex ?? 0) + 1
    token = tracker.observe(from: last?.state ?? .initial, index: index) { [weak self] in
      self?.queue.add($0)
    }
    // The action may have stopped it.
    if self.tracker !== tracker { token = nil }
  }

  /// Pauses, for a view that has disappeared; ``start(_:)`` goes on.
  ///
  /// A change that waits is not given any more. It is a part of the next net change.
  package func stop() {
    tracker = nil
    token = nil
    queue.removeAll()
  }

  /// Follows another tracker from the next turn of the main actor on, for a view that is being
  /// updated.
  package func follow(_ tracker: KeyboardTracker) {
    guard let followed = self.tracker, followed !== tracker else { return }
    Task { [weak self] in
      guard let self, self.tracker === followed else { return }
      start(tracker)
    }
  }
}
