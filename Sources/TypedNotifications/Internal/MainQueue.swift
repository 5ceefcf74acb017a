import Dispatch
package import Foundation

/// The queue on which the main actor runs.
package enum MainQueue {
  /// Performs an action at once where the main actor runs, else later there, in order.
  package static func performNowOrLater(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }

  /// Calls an action some seconds later, unless the token is cancelled or released before.
  package typealias Schedule =
    @MainActor (_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) ->
    NotificationToken

  /// Schedules an action on the main queue, in real time.
  @MainActor package static func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    let cancellation = Cancellation()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      guard !cancellation.isCancelled else { return }
      MainActor.assumeIsolated(action)
    }
    return NotificationToken(cancellation)
  }
}

#if canImport(Darwin)
extension MainQueue {
  /// True if the present code runs on the main actor's queue.
  package static var isCurrent: Bool { Thread.isMainThread }
}
#else
extension MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the present code runs on the main actor's queue.
  ///
  /// On Linux a program with an asynchronous `main` drains the main queue on other threads than the
  /// main thread, so the queue is asked.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
#endif
