public import Foundation
public import KeyboardNotifications
public import TypedNotifications

/// A clock that moves only when told, so that a test of waiting does not wait.
///
/// Hand it to ``SimulatedKeyboard`` or to `KeyboardCoalescing`, and move it by hand:
///
/// ```swift
/// let clock = ManualKeyboardClock()
/// let keyboard = SimulatedKeyboard(clock: clock)
/// keyboard.show()
/// clock.advance(by: 0.25)
/// ```
///
/// Actions are called on the main actor, in the order in which they are due; those due at the same
/// time, in the order in which they were scheduled.
@MainActor
public final class ManualKeyboardClock: KeyboardClock {
  /// The seconds that the clock has been moved by since it was made.
  public private(set) var now: TimeInterval = 0

  private var alarms: [Alarm] = []

  /// Makes a clock that stands at zero.
  public nonisolated init() {}

  /// How many actions are still to be called: neither due yet, nor cancelled.
  public var pendingCount: Int {
    alarms.count { $0.action != nil }
  }

  /// Calls an action when the clock has been moved far enough.
  ///
  /// - Parameters:
  ///   - seconds: How far, in seconds; less than zero counts as zero.
  ///   - action: What to do then. Nothing is called before ``advance(by:)``, not even at once.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  public func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    let alarm = Alarm(time: now + max(0, seconds), action: action)
    let index = alarms.firstIndex { $0.time > alarm.time } ?? alarms.endIndex
    alarms.insert(alarm, at: index)
    return NotificationToken { [weak alarm] in
      MainQueue.performInTurnOrLater { alarm?.action = nil }
    }
  }

  /// Moves the clock, and calls what is due on the way, each action at its own time.
  ///
  /// What an action schedules is called too, if it is due by then. An action that schedules itself
  /// again without delay would go on for ever: ten thousand are called, the rest stays pending.
  ///
  /// - Parameter seconds: How far, in seconds; less than zero counts as zero.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    for _ in 0..<10_000 {
      guard let next = alarms.first, next.time <= end else { break }
      alarms.removeFirst()
      now = max(now, next.time)
      next.action?()
    }
    now = max(now, end)
  }
}

@MainActor
private final class Alarm {
  let time: TimeInterval
  var action: (@MainActor () -> Void)?

  init(time: TimeInterval, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
  }
}
