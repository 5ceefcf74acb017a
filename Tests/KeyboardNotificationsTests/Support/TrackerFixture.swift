import Foundation
import KeyboardNotifications

/// A notification centre and a tracker of it, apart from all others.
@MainActor
final class TrackerFixture {
  let center = NotificationCenter()
  var environment = Phone.environment
  private(set) lazy var tracker = KeyboardTracker(center: center) { [unowned self] in environment }

  func post(
    _ type: KeyboardNotificationType,
    _ frame: CGRect,
    isLocal: Bool = true,
    on screen: PlayedScreen? = nil
  ) {
    let changes: [String: Any] = [KeyboardUserInfoKey.isLocal: isLocal]
    center.post(
      name: type.name,
      object: screen,
      userInfo: postedUserInfo(end: frame, changes)
    )
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
