import Foundation
import KeyboardNotifications
import TypedNotifications

/// A notification that a recorder has received, without personal data.
struct RecordedNotification: Sendable {
  /// The screen that the notification was posted with, if any.
  let screen: ScreenIdentity?
  private let content: KeyboardTraceContent

  /// The type of a keyboard's notification; `nil` for one of the app's lifecycle.
  var type: KeyboardNotificationType? {
    guard case .notification(let name, _, _) = content else { return nil }
    return KeyboardNotificationType(name: Notification.Name(name))
  }

  /// The state that the app has entered, if the notification is of its lifecycle.
  var applicationState: KeyboardApplicationState? {
    if case .application(let state) = content { state } else { nil }
  }

  /// Returns the content of the record, with the name of the screen in the trace.
  func content(screenName: String?) -> KeyboardTraceContent {
    guard case .notification(let name, let userInfo, _) = content else { return content }
    return .notification(name: name, userInfo: userInfo, screen: screenName)
  }

  /// The notifications that a recorder observes, which are those of a tracker.
  static let descriptors: [NotificationDescriptor<RecordedNotification>] =
    KeyboardNotificationType.allCases.map { type in
      NotificationDescriptor(name: type.name) { notification in
        let userInfo = notification.userInfo.map(recordedValues)
        return RecordedNotification(
          screen: ScreenIdentity(of: notification),
          content: .notification(name: type.name.rawValue, userInfo: userInfo)
        )
      }
    }
    + KeyboardEvent.lifecycle.map { name, state in
      NotificationDescriptor(name: Notification.Name(name)) { _ in
        RecordedNotification(screen: nil, content: .application(state))
      }
    }
}

// MARK: - Values

extension RecordedNotification {
  /// Returns the recorded values by UIKit's keys: numbers, rectangles, and types of other values.
  ///
  /// The value of any other key is not recorded.
  private static func recordedValues(
    _ userInfo: [AnyHashable: Any]
  ) -> [String: KeyboardTraceValue] {
    KeyboardUserInfoKey.all.reduce(into: [:]) { values, key in
      values[key] = userInfo[key].map { recordedValue($0, depth: 0) }
    }
  }

  /// Returns the value as it is recorded.
  ///
  /// A wrong value is recorded too, if it is a number or a list of numbers. Of a list that is long
  /// or deep, only the name of its type is recorded.
  private static func recordedValue(_ value: Any, depth: Int) -> KeyboardTraceValue {
    let typeName = KeyboardTraceValue.string(String(describing: Swift.type(of: value)))
    if let list = value as? [Any] {
      guard depth < 2, list.count <= 16 else { return typeName }
      return .array(list.map { recordedValue($0, depth: depth + 1) })
    }
    // UIKit posts a rectangle in an `NSValue`, which is unboxed here.
    let posted = KeyboardTraceValue(posted: CGRect(boxed: value) ?? value)
    return switch posted {
    // An array is a rectangle, a point or a size here.
    case .null, .bool, .number, .array: posted
    case .string, .object: typeName
    }
  }
}

extension KeyboardUserInfoKey {
  /// The keys that UIKit posts, on any of its systems.
  static let all = [
    beginFrame, endFrame, duration, curve, isLocal, UndocumentedUserInfoKey.bounds,
    UndocumentedUserInfoKey.beginCenter, UndocumentedUserInfoKey.endCenter,
    UndocumentedUserInfoKey.isByUser,
  ]
}

/// The keys of UIKit without documentation, which are recorded.
///
/// Nearly every notification of the recordings beside the tests has the first three. Those of iOS 7
/// and earlier also have the last.
enum UndocumentedUserInfoKey {
  static let bounds = "UIKeyboardBoundsUserInfoKey"
  static let beginCenter = "UIKeyboardCenterBeginUserInfoKey"
  static let endCenter = "UIKeyboardCenterEndUserInfoKey"
  static let isByUser = "UIKeyboardFrameChangedByUserInteraction"
}
