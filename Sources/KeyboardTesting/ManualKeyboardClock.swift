public import Foundation
public import TypedNotifications

/// A clock that moves only when it is advanced, so that a test of waiting does not wait.
///
/// Hand it to ``SimulatedKeyboard`` or to ``KeyboardTracePlayer``, let the code under test wait by
/// its ``schedule(after:_:)``, and move it by hand:
///
/// ```swift
/// let clock = ManualKeyboardClock()
/// let keyboard = SimulatedKeyboard(clock: clock)
/// keyboard.show()
/// clock.advance(by: 0.25)
/// ```
///
/// In an asynchronous test `await clock.advance(by:)` also lets the tasks run that wait for what is
/// posted, such as a view model's loop over `states()`.
///
/// Actions are called on the main actor, in the order in which they are due; those due at the same
/// time, in the order in which they were scheduled.
@MainActor
public final class ManualKeyboardClock {
  /// The seconds that the clock has been moved by since it was made.
  public private(set) var now: TimeInterval = 0

  /// The actions that are still to be called, by their numbers.
  private var alarms: [Int: (time: TimeInterval, action: @MainActor () -> Void)] = [:]
  private var scheduledCount = 0

  /// Makes a clock that stands at zero.
  public nonisolated init() {}

  /// The number of actions that are still to be called: neither due yet, nor cancelled.
  public var pendingCount: Int {
    alarms.count
  }

  /// Calls an action when the clock has been moved far enough.
  ///
  /// - Parameters:
  ///   - seconds: The distance to that time, in seconds; less than zero counts as zero.
  ///   - action: The work to do then. Nothing is called before `advance(by:)`, not even at once.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  public func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    scheduledCount += 1
    alarms[scheduledCount] = (now + max(0, seconds), action)
    return NotificationToken { [weak self, number = scheduledCount] in
      MainQueue.perform { self?.alarms[number] = nil }
    }
  }

  /// Moves the clock, and calls the actions due on the way, each at its own time.
  ///
  /// The actions that an action schedules are called too, if they are due by then. An action that
  /// schedules itself again without delay would never end: ten thousand are called, and the rest
  /// stays pending.
  ///
  /// - Parameter seconds: The time to add, in seconds; less than zero counts as zero.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    for _ in 0..<Self.mostActions {
      guard callNext(until: end) else { break }
    }
    now = max(now, end)
  }

  /// Moves the clock, and lets pending tasks run before and after each action due on the way.
  ///
  /// - Parameter seconds: The time to add, in seconds; less than zero counts as zero.
  public func advance(by seconds: TimeInterval) async {
    let end = now + max(0, seconds)
    for _ in 0...Self.mostActions {
      await PendingTasks.run()
      guard callNext(until: end) else { break }
    }
    now = max(now, end)
  }

  private static let mostActions = 10_000

  /// Calls the action that is due next; false if none is due by then.
  private func callNext(until end: TimeInterval) -> Bool {
    let next = alarms.min { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
    guard let next, next.value.time <= end else { return false }
    alarms[next.key] = nil
    now = max(now, next.value.time)
    next.value.action()
    return true
  }
}

/// The tasks that are ready to run, or soon will be.
enum PendingTasks {
  /// Yields to pending tasks several times, since one may wake another.
  ///
  /// No API reports when the last one is done. Tasks of one priority start in order, so a task of
  /// each that was started last comes after those that are ready. A thread of theirs may be kept
  /// waiting by the system meanwhile, so each round leaves it a millisecond.
  static func run() async {
    for _ in 0..<10 {
      for priority in [TaskPriority.high, .medium, .low, .background] {
        await Task.detached(priority: priority) { await Task.yield() }.value
      }
      // A cancelled task does not wait, which is no failure.
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
}
