import Foundation
import KeyboardNotifications

/// Part of a user info that is recorded, without personal data.
enum RecordedUserInfo {
  /// The keys of UIKit; the value of any other key is not recorded.
  private static let keys: Set<String> = [
    KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame, KeyboardUserInfoKey.duration,
    KeyboardUserInfoKey.curve, KeyboardUserInfoKey.isLocal, UndocumentedUserInfoKey.bounds,
    UndocumentedUserInfoKey.beginCenter, UndocumentedUserInfoKey.endCenter,
    UndocumentedUserInfoKey.isByUser,
  ]

  /// Returns the recorded values by key: numbers, rectangles, and the types of other values.
  static func values(_ userInfo: [AnyHashable: Any]) -> [String: KeyboardTraceValue] {
    keys.reduce(into: [:]) { values, key in
      values[key] = userInfo[key].map { value($0, depth: 0) }
    }
  }

  /// Returns the value as it is recorded.
  ///
  /// A wrong value is recorded too, if it is a number or a list of numbers. Of a list that is long
  /// or deep, only the name of its type is recorded.
  private static func value(_ value: Any, depth: Int) -> KeyboardTraceValue {
    if let list = value as? [Any] {
      guard depth < 2, list.count <= 16 else { return nameOfType(of: value) }
      return .array(list.map { Self.value($0, depth: depth + 1) })
    }
    // UIKit posts a rectangle in an `NSValue`, which is unboxed here.
    let posted = KeyboardTraceValue(posted: CGRect(boxed: value) ?? value)
    return switch posted {
    // An array is a rectangle, a point or a size here.
    case .null, .bool, .number, .array: posted
    case .string, .object: nameOfType(of: value)
    }
  }

  private static func nameOfType(of value: Any) -> KeyboardTraceValue {
    .string(String(describing: type(of: value)))
  }
}

/// Keys of UIKit without documentation, which are recorded and not interpreted.
///
/// Nearly every notification of the recordings beside the tests has the first three. Those of iOS 7
/// and earlier also have the last.
enum UndocumentedUserInfoKey {
  static let bounds = "UIKeyboardBoundsUserInfoKey"
  static let beginCenter = "UIKeyboardCenterBeginUserInfoKey"
  static let endCenter = "UIKeyboardCenterEndUserInfoKey"
  static let isByUser = "UIKeyboardFrameChangedByUserInteraction"
}
