import Foundation
import KeyboardNotifications
import TypedNotifications

/// Posted notification as a recorder receives it.
struct RecordedEvent: Sendable {
  /// The event for a state machine; `nil` for a notification that is not about the keyboard.
  let event: KeyboardEvent?
  /// The screen that the notification was posted with, if any.
  let screen: KeyboardScreen?
  private let content: KeyboardTraceContent

  /// Returns the content of a record, with the name that the trace has for the screen.
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
