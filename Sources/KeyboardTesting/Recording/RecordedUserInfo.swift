import Foundation
import KeyboardNotifications

/// The part of a user info that may be written: nothing that could be personal.
enum RecordedUserInfo {
  /// The keys that UIKit posts; a value of any other key is not looked at.
  private static let keys: Set<String> = [
    KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame, KeyboardUserInfoKey.duration,
    KeyboardUserInfoKey.curve, KeyboardUserInfoKey.isLocal, UndocumentedUserInfoKey.bounds,
    UndocumentedUserInfoKey.beginCenter, UndocumentedUserInfoKey.endCenter,
    UndocumentedUserInfoKey.isByUser,
  ]

  /// Returns the values to be written, by key: numbers, rectangles, and the types of other values.
  static func values(_ userInfo: [AnyHashable: Any]) -> [String: KeyboardTraceValue] {
    keys.reduce(into: [:]) { values, key in
      values[key] = userInfo[key].map { value($0, depth: 0) }
    }
  }

  /// Returns a value as a trace may write it: also a wrong one, if it is made of numbers.
  private static func value(_ value: Any, depth: Int) -> KeyboardTraceValue {
    let list = value as? [Any]
    if let list, depth < 2, list.count <= 16 {
      return .array(list.map { Self.value($0, depth: depth + 1) })
    }
    let posted = KeyboardTraceValue(posted: CGRect(boxed: value) ?? value)
    switch posted {
    case .null, .bool, .number: return posted
    case .array where list == nil: return posted
    case .array, .string, .object: return .string(String(describing: type(of: value)))
    }
  }
}

/// The keys that UIKit posts and does not document, or documents no more; nothing decides by them.
///
/// The recordings beside the tests have the first three in nearly every notification, and the last
/// in those of iOS 7 and before.
enum UndocumentedUserInfoKey {
  static let bounds = "UIKeyboardBoundsUserInfoKey"
  static let beginCenter = "UIKeyboardCenterBeginUserInfoKey"
  static let endCenter = "UIKeyboardCenterEndUserInfoKey"
  static let isByUser = "UIKeyboardFrameChangedByUserInteraction"
}
