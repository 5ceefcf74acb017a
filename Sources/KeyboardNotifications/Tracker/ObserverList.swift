import TypedNotifications

/// Observers of one kind, in the order in which they were added.
///
/// Observers may be added and cancelled during a call: one that is added is called the next time,
/// one that is cancelled is called no more. Handlers are released on the main actor.
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
  ///   - handler: The closure with which it is called.
  ///   - onEnd: Called where the list ends before the observer is cancelled.
  /// - Returns: A token that may be cancelled on any thread; it keeps neither closure.
  func add(_ handler: Handler, onEnd: (@Sendable () -> Void)? = nil) -> NotificationToken {
    let cancellation = Cancellation()
    // The list keeps the cancellation until then, so no other has its identity.
    let identity = ObjectIdentifier(cancellation)
    cancellation.setAction { [weak self] in
      MainQueue.performNowOrLater { self?.remove(identity) }
    }
    observers.append(Observer(cancellation: cancellation, handler: handler, onEnd: onEnd))
    return NotificationToken(cancellation)
  }

  /// Calls a function with the handler of each observer that is not cancelled by then.
  func forEach(_ body: (Handler) -> Void) {
    for observer in observers where !observer.cancellation.isCancelled { body(observer.handler) }
  }

  /// Ends the observation of all, since nothing is delivered any more.
  nonisolated func end() {
    MainQueue.performNowOrLater {
      let ended = self.observers
      self.observers = []
      for observer in ended where !observer.cancellation.isCancelled { observer.onEnd?() }
    }
  }

  private func remove(_ identity: ObjectIdentifier) {
    // Released once the list is whole: what a handler captures may end another observation.
    let index = observers.firstIndex { ObjectIdentifier($0.cancellation) == identity }
    let removed = index.map { observers.remove(at: $0) }
    withExtendedLifetime(removed) {}
  }
}
