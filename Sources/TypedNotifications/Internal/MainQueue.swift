import Dispatch
package import Foundation

/// The queue on which the main actor runs.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, if it was the first to ask; else no thread.
  private static let mainThread = Thread.isMainThread ? thread : 0

  private static var thread: UInt {
    withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
  }

  // NB: On Linux a program with an asynchronous `main` drains the main queue on other threads than
  // the main thread, so `Thread.isMainThread` alone is false on the main actor there. The cheapest
  // question comes first: the mark takes 50 ns there, and the last one 20 times as long.
  /// True where the present code runs on the main actor's queue.
  package static var isCurrent: Bool {
    thread == mainThread || DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Performs an action at once where the main actor runs, else later there, in order.
  package static func performInTurnOrLater(_ action: @escaping @MainActor @Sendable () -> Void) {
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
