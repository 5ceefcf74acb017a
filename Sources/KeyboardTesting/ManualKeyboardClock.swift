public import Foundation
package import TypedNotifications

/// A clock that moves only when a test advances it, so the test never waits.
///
/// Pass it to a ``SimulatedKeyboard``, which then posts each notification when its time has come.
/// Advance it in the test:
///
/// ```swift
/// let clock = ManualKeyboardClock()
/// let keyboard = SimulatedKeyboard(clock: clock)
/// keyboard.show()
/// clock.advance(by: 0.25)
/// ```
///
/// In an asynchronous test use `await clock.advance(by:)`. It also runs the tasks that wait for a
/// notification, such as a view model's loop over `states()`.
///
/// Everything is posted on the main actor, in the order of the times. Notifications of the same
/// time are posted in the order in which they were scheduled.
@MainActor
public final class ManualKeyboardClock {
  /// The time since the clock was made, in seconds.
  package private(set) var now: TimeInterval = 0

  /// The actions that are still to be called, by numbers in the order of scheduling.
  private var pending: [Int: (time: TimeInterval, action: @MainActor () -> Void)] = [:]
  private var scheduledCount = 0

  /// Makes a clock that stands at zero.
  public nonisolated init() {}

  /// Calls an action when the clock has been advanced far enough.
  ///
  /// - Parameters:
  ///   - seconds: The time until then, in seconds; less than zero counts as zero.
  ///   - action: The work to do then. It is never called before the next `advance(by:)`.
  /// - Returns: A token. When it is cancelled or released, the action is not called any more.
  package func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    scheduledCount += 1
    pending[scheduledCount] = (now + max(0, seconds), action)
    return NotificationToken { [weak self, number = scheduledCount] in
      MainQueue.perform { self?.pending[number] = nil }
    }
  }

  /// Advances the clock, and posts each notification that becomes due at its time.
  ///
  /// A notification may lead to another one. If that never ends, the clock stops after ten thousand
  /// notifications, at the time of the last one, and logs a message.
  ///
  /// - Parameter seconds: The time to add, in seconds; less than zero counts as zero.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    for _ in 0..<Self.mostActions {
      guard callNext(until: end) else { return finish(at: end) }
    }
    logEndlessActions()
  }

  /// Advances the clock, and lets waiting tasks run before and after each notification.
  ///
  /// - Parameter seconds: The time to add, in seconds; less than zero counts as zero.
  public func advance(by seconds: TimeInterval) async {
    let end = now + max(0, seconds)
    for _ in 0..<Self.mostActions {
      await PendingTasks.run()
      guard callNext(until: end) else { return finish(at: end) }
    }
    logEndlessActions()
  }

  private static let mostActions = 10_000

  private func finish(at end: TimeInterval) {
    // An action or a task may have advanced the clock further.
    now = max(now, end)
  }

  private func logEndlessActions() {
    FailureLog.shared.log(
      "A ManualKeyboardClock stopped at \(now) s, because each action led to another one.",
      about: self,
      remedy: "Look for code that shows the keyboard when it hides, and hides it when it shows."
    )
  }

  /// Calls the action that is due next, if it is due by a time; false if none is.
  private func callNext(until end: TimeInterval) -> Bool {
    let next = pending.min { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
    guard let next, next.value.time <= end else { return false }
    pending[next.key] = nil
    now = next.value.time
    next.value.action()
    return true
  }
}
