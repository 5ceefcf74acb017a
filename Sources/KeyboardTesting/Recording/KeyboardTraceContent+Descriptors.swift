import Foundation
import KeyboardNotifications
import TypedNotifications

extension KeyboardTraceContent {
  /// The notifications that a recorder observes, which are those of a tracker, read as records.
  static let descriptors: [NotificationDescriptor<KeyboardTraceContent>] =
    KeyboardNotificationType.allCases.map { type in
      NotificationDescriptor(name: type.name) { notification in
        .notification(
          name: type.name.rawValue,
          userInfo: notification.userInfo.map(RecordedUserInfo.values)
        )
      }
    }
    + KeyboardEvent.lifecycle.map { name, state in
      NotificationDescriptor(name: Notification.Name(name)) { _ in .application(state) }
    }
}
