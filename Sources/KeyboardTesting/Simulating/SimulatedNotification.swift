import Foundation
import KeyboardNotifications

/// A notification that a simulated keyboard posts.
struct SimulatedNotification {
  let type: KeyboardNotificationType
  /// The begin frame in screen coordinates; `nil` leaves it out.
  var begin: CGRect?
  /// The end frame in screen coordinates; `nil` leaves it out.
  var end: CGRect?
  /// The duration in seconds, with the keyboard's own curve; `nil` leaves both out.
  var duration: TimeInterval?
  /// True for a keyboard of this app.
  var isLocal = true

  /// The values of UIKit's eight keys; a key without a value is left out.
  ///
  /// A number is an `NSNumber`, which can be cast to each of Swift's number types.
  var userInfo: [String: Any] {
    let curve = NSNumber(value: KeyboardAnimation.Curve.keyboard.rawValue)
    let values: [String: Any?] = [
      KeyboardUserInfoKey.beginFrame: begin,
      UndocumentedUserInfoKey.beginCenter: begin.map { CGPoint(x: $0.midX, y: $0.midY) },
      KeyboardUserInfoKey.endFrame: end,
      UndocumentedUserInfoKey.endCenter: end.map { CGPoint(x: $0.midX, y: $0.midY) },
      UndocumentedUserInfoKey.bounds: end.map { CGRect(origin: .zero, size: $0.size) },
      KeyboardUserInfoKey.duration: duration.map { NSNumber(value: $0) },
      KeyboardUserInfoKey.curve: duration.map { _ in curve },
      KeyboardUserInfoKey.isLocal: NSNumber(value: isLocal ? 1 : 0),
    ]
    return values.compactMapValues(\.self)
  }
}
