import Foundation
import KeyboardNotifications

/// The notifications of one presentation or dismissal without any fault.
enum Cycle {
  static func show(_ frame: CGRect) -> [KeyboardEvent] {
    [.willChange(frame), .willShow(frame), .didChange(frame), .didShow(frame)]
  }

  static let hide: [KeyboardEvent] = hide(Phone.offscreen)

  static func hide(_ frame: CGRect) -> [KeyboardEvent] {
    [
      .willChange(frame), .post(.willHide, frame), .didChange(frame), .post(.didHide, frame),
    ]
  }
}
