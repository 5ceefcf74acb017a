import TypedNotifications

/// Observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled during a call: an added one is called from the next time
/// on, a cancelled one is not called again. Handlers are released on the main actor.
@MainActor
final class ObserverList<Handler: Sendable> {
  private struct Observer {
    let cancellation: Cancellation
    let handler: Handler
    let onEnd: (@Sendable () -> Void)?
  }

  private var observers: [Observer] = []

  nonisolated init() {}

  /// The number of observers that have not been cancelled.
  var count: Int {
    observers.count { !$0.cancellation.isCancelled }
  }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - handler: The closure to call.
  ///   - onEnd: Called if the list ends before the observer is cancelled.
  /// - Returns: A token that may be cancelled on any thread; it keeps neither closure alive.
  func add(_ handler: Handler, onEnd: (@Sendable () -> Void)? = nil) -> NotificationToken {
    let cancellation = Cancellation()
    // Unique, since the list keeps the cancellation until it is removed.
    let identity = ObjectIdentifier(cancellation)
    cancellation.setAction { [weak self] in
      MainQueue.perform { self?.remove(identity) }
    }
    observers.append(Observer(cancellation: cancellation, handler: handler, onEnd: onEnd))
    return NotificationToken(cancellation)
  }

  /// Calls a function with the handler of each observer that has not been cancelled.
  func forEach(_ body: (Handler) -> Void) {
    for observer in observers where !observer.cancellation.isCancelled { body(observer.handler) }
  }

  /// Ends all observations, and calls their `onEnd`.
  nonisolated func end() {
    MainQueue.perform {
      for observer in self.observers where !observer.cancellation.isCancelled { observer.onEnd?() }
      self.observers = []
    }
  }

  private func remove(_ identity: ObjectIdentifier) {
    // The handler is released after the list has changed, since an object that it has captured may
    // end another observation.
    let index = observers.firstIndex { ObjectIdentifier($0.cancellation) == identity }
    let removed = index.map { observers.remove(at: $0) }
    // mutant: drop, because only an optimized build would release it earlier
    withExtendedLifetime(removed) {}
  }
}
