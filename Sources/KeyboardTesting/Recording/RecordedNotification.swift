import Foundation
import KeyboardNotifications
import TypedNotifications

/// Notification that a recorder has received.
struct RecordedEvent: Sendable {
  /// The event for a state machine; `nil` for a notification without a meaning for it.
  let event: KeyboardEvent?
  /// The screen that the notification was posted with, if any.
  let screen: KeyboardScreen?
  private let content: KeyboardTraceContent

  /// Returns the content of the record, with the name of the screen in the trace.
  func content(screenName: String?) -> KeyboardTraceContent {
    guard case .notification(let name, let userInfo, _) = content else { return content }
    return .notification(name: name, userInfo: userInfo, screen: screenName)
  }
}

extension RecordedEvent {
  /// The notifications that a recorder observes, which are those of a tracker.
  static let descriptors: [NotificationDescriptor<RecordedEvent>] =
    KeyboardNotificationType.allCases.map { type in
      NotificationDescriptor(name: type.name) { notification in
        let userInfo = notification.userInfo.map(RecordedUserInfo.values)
        return RecordedEvent(
          event: KeyboardEvent(notification),
          screen: KeyboardScreen(of: notification),
          content: .notification(name: type.name.rawValue, userInfo: userInfo)
        )
      }
    }
    + KeyboardEvent.lifecycle.map { name, state in
      NotificationDescriptor(name: Notification.Name(name)) { _ in
        RecordedEvent(event: .application(state), screen: nil, content: .application(state))
      }
    }
}
