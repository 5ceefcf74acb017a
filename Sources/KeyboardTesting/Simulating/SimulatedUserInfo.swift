import Foundation
import KeyboardNotifications

/// User info of the notifications that a simulated keyboard posts.
enum SimulatedUserInfo {
  /// Returns the values of UIKit's eight keys; a key without a value is left out.
  ///
  /// The curve is the keyboard's own, and is given together with the duration.
  static func values(
    begin: CGRect?,
    end: CGRect?,
    duration: TimeInterval?,
    isLocal: Bool
  ) -> [String: KeyboardTraceValue] {
    let curve = Double(KeyboardAnimation.Curve.keyboard.rawValue)
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: begin.map(center),
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: end.map(center),
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
