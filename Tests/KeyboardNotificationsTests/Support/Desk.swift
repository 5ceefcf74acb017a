import Foundation
import KeyboardNotifications
import TypedNotifications

/// A notification centre and a tracker of it, apart from all others.
@MainActor
final class Desk {
  let center = NotificationCenter()
  var environment = Phone.environment
  private(set) var clock = ManualClock()
  private(set) lazy var tracker = KeyboardTracker(center: center) { [unowned self] in environment }

  func post(_ type: KeyboardNotificationType, _ frame: CGRect, isLocal: Bool = true) {
    let changes: [String: Any] = [KeyboardUserInfoKey.isLocal: isLocal]
    post(type.name.rawValue, postedUserInfo(end: frame, changes))
  }

  func post(_ name: String, _ userInfo: [AnyHashable: Any]? = nil) {
    center.post(name: Notification.Name(name), object: nil, userInfo: userInfo)
  }

  func show(_ frame: CGRect = Phone.tall) {
    for type in [KeyboardNotificationType.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      post(type, frame)
    }
  }

  func hide() {
    for type in [KeyboardNotificationType.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      post(type, Phone.offscreen)
    }
  }

  func application(_ name: String) {
    post("UIApplication\(name)Notification")
  }
}

/// A clock that moves when told.
@MainActor
final class ManualClock: KeyboardClock {
  @MainActor
  private final class Alarm {
    let time: TimeInterval
    var action: (@MainActor () -> Void)?

    init(time: TimeInterval, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }
  }

  private(set) var now: TimeInterval = 0
  private var alarms: [Alarm] = []

  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    let alarm = Alarm(time: now + seconds, action: action)
    alarms.append(alarm)
    return NotificationToken { MainActor.assumeIsolated { alarm.action = nil } }
  }

  func advance(by seconds: TimeInterval) {
    now += seconds
    let due = alarms.filter { $0.time <= now }
    alarms.removeAll { $0.time <= now }
    for alarm in due { alarm.action?() }
  }
}
