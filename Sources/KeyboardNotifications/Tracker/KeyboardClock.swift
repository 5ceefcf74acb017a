public import Foundation
public import TypedNotifications

/// Clock that calls an action after some seconds; a test passes one that does not wait.
@MainActor
public protocol KeyboardClock: Sendable {
  /// Calls an action on the main actor after a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The time to wait, in seconds.
  ///   - action: The action to call then.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken
}

/// The clock of the system, on the main queue.
public struct SystemKeyboardClock: KeyboardClock {
  /// Makes the clock of the system.
  public nonisolated init() {}

  /// Calls an action on the main queue after a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The time to wait, in seconds.
  ///   - action: The action to call then.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  public func schedule(
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
