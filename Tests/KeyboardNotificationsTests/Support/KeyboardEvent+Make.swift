import Foundation
import KeyboardNotifications

extension KeyboardNotificationType {
  /// The types that must have a frame; a hide needs none.
  static let withFrame: [Self] = [.willShow, .didShow, .willChangeFrame, .didChangeFrame]
}

extension KeyboardEvent {
  static func post(
    _ type: KeyboardNotificationType,
    _ frame: CGRect,
    duration: TimeInterval? = nil,
    isLocal: Bool = true,
    on screen: ScreenIdentity? = nil
  ) -> KeyboardEvent {
    let payload = KeyboardPayload(
      beginFrame: frame,
      endFrame: frame,
      duration: duration,
      curve: duration.map { _ in .keyboard },
      isLocal: isLocal
    )
    var notification = KeyboardNotification(type: type, payload: payload)
    notification.screen = screen
    return .notification(notification)
  }

  static func willShow(_ frame: CGRect) -> KeyboardEvent { post(.willShow, frame) }
  static func didShow(_ frame: CGRect) -> KeyboardEvent { post(.didShow, frame) }
  static func willChange(_ frame: CGRect) -> KeyboardEvent { post(.willChangeFrame, frame) }
  static func didChange(_ frame: CGRect) -> KeyboardEvent { post(.didChangeFrame, frame) }
  static func willShow(_ height: CGFloat) -> KeyboardEvent {
    willShow(Phone.docked(height: height))
  }
  static func didShow(_ height: CGFloat) -> KeyboardEvent { didShow(Phone.docked(height: height)) }
  static func willChange(_ height: CGFloat) -> KeyboardEvent {
    willChange(Phone.docked(height: height))
  }
  static func didChange(_ height: CGFloat) -> KeyboardEvent {
    didChange(Phone.docked(height: height))
  }
  static let willHide = KeyboardEvent.post(.willHide, Phone.offscreen)
  static let didHide = KeyboardEvent.post(.didHide, Phone.offscreen)
}

/// The notifications of one presentation or dismissal without any fault.
enum Cycle {
  static let hide: [KeyboardEvent] = [
    .willChange(Phone.offscreen), .willHide, .didChange(Phone.offscreen), .didHide,
  ]

  static func show(_ frame: CGRect) -> [KeyboardEvent] {
    [.willChange(frame), .willShow(frame), .didChange(frame), .didShow(frame)]
  }
}
