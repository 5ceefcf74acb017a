import Dispatch
package import Foundation

/// The queue on which the main actor runs.
package enum MainQueue {
  /// Function that calls an action some seconds later, unless its token is cancelled or released
  /// before.
  package typealias Schedule =
    @MainActor (_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) ->
    NotificationToken

  /// Performs an action: at once on the main actor, else there later, in the order of the calls.
  package static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }

  /// Calls an action on the main queue after some seconds of real time.
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
  /// True if the current code runs on the main actor's queue.
  package static var isCurrent: Bool { Thread.isMainThread }
}
#else
extension MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the current code runs on the main actor's queue.
  ///
  /// A mark on the queue is read instead of the thread: on Linux a program with an asynchronous
  /// `main` runs the main queue on other threads than the main thread.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
#endif

// MARK: - Values released on the main actor

/// Holder of a value that is released on the main actor only.
///
/// A main-actor handler may have captured views, which must not be released on another thread. Its
/// owner empties the box before releasing it; an empty box may be released on any thread.
@MainActor
package final class MainActorBox<Value: Sendable> {
  package var value: Value?

  package nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Releases the value: at once on the main actor, else there later.
  package nonisolated func empty() {
    MainQueue.perform { self.value = nil }
  }
}
