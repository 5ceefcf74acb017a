import Foundation
import KeyboardNotifications

/// Notification that a simulated keyboard posts.
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
  var userInfo: [String: KeyboardTraceValue] {
    let curve = Double(KeyboardAnimation.Curve.keyboard.rawValue)
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: begin.map(Self.center),
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: end.map(Self.center),
      UndocumentedUserInfoKey.bounds: bounds.map { KeyboardTraceValue(posted: $0) },
      KeyboardUserInfoKey.duration: duration.map { .number($0) },
      KeyboardUserInfoKey.curve: duration.map { _ in .number(curve) },
      KeyboardUserInfoKey.isLocal: .number(isLocal ? 1 : 0),
    ].compactMapValues(\.self)
  }

  private static func center(of frame: CGRect) -> KeyboardTraceValue {
    KeyboardTraceValue(posted: CGPoint(x: frame.midX, y: frame.midY))
  }
}
