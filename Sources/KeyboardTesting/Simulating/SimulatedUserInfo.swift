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
    isLocal: Bool = true
  ) -> [String: KeyboardTraceValue] {
    let curve = Double(KeyboardAnimation.Curve.keyboard.rawValue)
    let centers = [begin, end].map { frame in
      frame.map { KeyboardTraceValue(posted: CGPoint(x: $0.midX, y: $0.midY)) }
    }
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: centers[0],
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: centers[1],
      UndocumentedUserInfoKey.bounds: bounds.map { KeyboardTraceValue(posted: $0) },
      KeyboardUserInfoKey.duration: duration.map { .number($0) },
      KeyboardUserInfoKey.curve: duration.map { _ in .number(curve) },
      KeyboardUserInfoKey.isLocal: .number(isLocal ? 1 : 0),
    ].compactMapValues(\.self)
  }
}
