import Foundation
import KeyboardNotifications
import TypedNotifications

/// The part of a notification that a recorder keeps, before its screen has a name.
struct RecordedNotification: Sendable {
  let content: KeyboardTraceContent
  var screen: KeyboardScreen?

  /// The notifications that a recorder observes, which are those of a tracker.
  static let descriptors: [NotificationDescriptor<RecordedNotification>] =
    KeyboardNotificationType.allCases.map { type in
      NotificationDescriptor(name: type.name) { notification in
        let userInfo = notification.userInfo.map(RecordedUserInfo.values)
        return RecordedNotification(
          content: .notification(name: type.name.rawValue, userInfo: userInfo),
          screen: KeyboardScreen(of: notification)
        )
      }
    }
    + KeyboardEvent.lifecycle.map { name, state in
      NotificationDescriptor(name: Notification.Name(name)) { _ in
        RecordedNotification(content: .application(state))
      }
    }
}

/// The part of a user info that may be written: nothing that could be personal.
enum RecordedUserInfo {
  /// The keys that UIKit posts; a value of any other key is not looked at.
  private static let keys: Set<String> = [
    KeyboardUserInfoKey.beginFrame, KeyboardUserInfoKey.endFrame, KeyboardUserInfoKey.duration,
    KeyboardUserInfoKey.curve, KeyboardUserInfoKey.isLocal, UndocumentedUserInfoKey.bounds,
    UndocumentedUserInfoKey.beginCenter, UndocumentedUserInfoKey.endCenter,
    UndocumentedUserInfoKey.isByUser,
  ]

  /// Returns the values to be written, by key: numbers, rectangles, and types of what is neither.
  static func values(_ userInfo: [AnyHashable: Any]) -> [String: KeyboardTraceValue] {
    let known = userInfo.compactMap { key, value in
      (key.base as? String).flatMap { keys.contains($0) ? ($0, Self.value(value, depth: 0)) : nil }
    }
    return Dictionary(known) { first, _ in first }
  }

  /// Returns a value as a trace may write it: also a wrong one, where it is made of numbers.
  private static func value(_ value: Any, depth: Int) -> KeyboardTraceValue {
    if value is NSNull { return .null }
    if let rectangle = CGRect(boxed: value) { return KeyboardTraceValue(posted: rectangle) }
    if let values = value as? [Any], depth < 2, values.count <= 16 {
      return .array(values.map { Self.value($0, depth: depth + 1) })
    }
    let posted = KeyboardTraceValue(posted: value)
    switch posted {
    case .null, .bool, .number: return posted
    case .array where value is CGPoint || value is CGSize: return posted
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
