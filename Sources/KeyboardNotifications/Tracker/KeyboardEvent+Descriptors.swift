import Foundation
import TypedNotifications

extension KeyboardEvent {
  /// The notifications that a tracker observes: the keyboard's six, and the app's lifecycle.
  static let descriptors: [NotificationDescriptor<KeyboardEvent>] =
    KeyboardNotificationType.allCases.map { type in
      NotificationDescriptor(name: type.name) { KeyboardEvent(type, userInfo: $0.userInfo) }
    }
    + lifecycle.map { name, state in
      NotificationDescriptor(name: Notification.Name(name)) { _ in .application(state) }
    }

  /// An extension hears of its host; either set is posted, never both.
  ///
  /// UIKit's constants are absent elsewhere, so the strings are given:
  /// https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification and
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsextensionhostdidbecomeactive
  package static let lifecycle: [(String, KeyboardApplicationState)] = [
    ("UIApplicationDidBecomeActiveNotification", .active),
    ("UIApplicationWillResignActiveNotification", .inactive),
    ("UIApplicationDidEnterBackgroundNotification", .background),
    ("UIApplicationWillEnterForegroundNotification", .inactive),
    ("NSExtensionHostDidBecomeActiveNotification", .active),
    ("NSExtensionHostWillResignActiveNotification", .inactive),
    ("NSExtensionHostDidEnterBackgroundNotification", .background),
    ("NSExtensionHostWillEnterForegroundNotification", .inactive),
  ]
}
