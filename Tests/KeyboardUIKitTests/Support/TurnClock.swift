import Foundation
import KeyboardNotifications
import TypedNotifications

/// A clock whose turns come when a test says so.
@MainActor
final class TurnClock: KeyboardClock {
  @MainActor
  private final class Alarm {
    let seconds: TimeInterval
    var action: (@MainActor () -> Void)?

    init(seconds: TimeInterval, action: @escaping @MainActor () -> Void) {
      self.seconds = seconds
      self.action = action
    }
  }

  private var alarms: [Alarm] = []

  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    let alarm = Alarm(seconds: seconds, action: action)
    alarms.append(alarm)
    return NotificationToken { MainActor.assumeIsolated { alarm.action = nil } }
  }

  /// Does what waits for the next turn.
  func nextTurn() {
    pass(0)
  }

  /// Does what waits for no longer than some seconds.
  func pass(_ seconds: TimeInterval) {
    let due = alarms.filter { $0.seconds <= seconds }
    alarms.removeAll { $0.seconds <= seconds }
    for alarm in due { alarm.action?() }
  }
}
