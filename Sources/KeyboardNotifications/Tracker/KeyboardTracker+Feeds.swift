import TypedNotifications

extension KeyboardTracker {
  /// Feeds the changes to a queue until either ends, beginning with a keyboard that is up already.
  func feedTransitions(to queue: DemandQueue<KeyboardTransition>) {
    queue.keep(observe { [end = QueueEnd(queue)] in end.queue.put($0) })
    if let transition = KeyboardTransition(catchingUpWith: deliveredState) { queue.put(transition) }
  }

  /// Feeds the states to a queue until either ends, beginning with the present one.
  func feedStates(to queue: DemandQueue<KeyboardState>) {
    queue.keep(observeStates { [end = QueueEnd(queue)] state, _ in end.queue.put(state) })
    queue.put(deliveredState)
  }
}

/// Ends a queue when the observer that feeds it is let go, as it is with its tracker.
private final class QueueEnd<Value: Sendable>: Sendable {
  let queue: DemandQueue<Value>

  init(_ queue: DemandQueue<Value>) {
    self.queue = queue
  }

  deinit {
    queue.finish()
  }
}
