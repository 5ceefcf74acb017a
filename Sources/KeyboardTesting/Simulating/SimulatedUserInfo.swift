import Foundation
import KeyboardNotifications

/// User info that UIKit would post.
enum SimulatedUserInfo {
  /// Returns all eight keys but those without a value; a duration is that of the keyboard's curve.
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
