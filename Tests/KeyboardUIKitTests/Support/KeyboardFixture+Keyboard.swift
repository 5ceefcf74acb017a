@testable import KeyboardNotifications
@testable import KeyboardTesting

extension KeyboardFixture {
  /// Posts one notification, with the keyboard's own curve.
  func post(
    _ type: KeyboardNotificationType,
    _ frame: CGRect,
    duration: TimeInterval = 0.25,
    isLocal: Bool = true
  ) {
    post(
      type.name.rawValue,
      [
        KeyboardUserInfoKey.endFrame: frame,
        KeyboardUserInfoKey.duration: duration,
        KeyboardUserInfoKey.curve: 7,
        KeyboardUserInfoKey.isLocal: isLocal,
      ]
    )
  }

  /// Posts a notification as UIKit does.
  func post(_ name: String, _ userInfo: [AnyHashable: Any]? = nil, from screen: UIScreen? = nil) {
    endOtherTests()
    let screen = screen ?? postedScreen
    scene.inherit(from: name, userInfo) {
      self.player.center.post(name: Notification.Name(name), object: screen, userInfo: userInfo)
    }
  }

  /// Plays a record, whose notification is posted as UIKit does.
  func play(_ record: KeyboardTrace.Record) {
    guard case .notification(let name, let userInfo, _) = record.content else {
      return player.play(record)
    }
    scene.inherit(from: name, userInfo?.mapValues(\.posted)) { self.player.play(record) }
  }

  func play(_ trace: KeyboardTrace) {
    for record in trace.records { play(record) }
  }

  /// The frame of a docked keyboard as wide as the screen.
  func docked(_ height: CGFloat) -> CGRect {
    CGRect(
      x: 0,
      y: screenBounds.height - height,
      width: screenBounds.width,
      height: height
    )
  }

  func show(_ height: CGFloat = 336) {
    post(.willShow, docked(height))
    post(.didShow, docked(height))
  }

  func hide() {
    let frame = CGRect(x: 0, y: screenBounds.height, width: screenBounds.width, height: 336)
    post(.willHide, frame)
    post(.didHide, frame)
  }
}
