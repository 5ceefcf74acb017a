public import Foundation
import TypedNotifications

/// Event of a keyboard: a notification, one that cannot be read, or a change of the app's state.
public enum KeyboardEvent: Sendable, Equatable {
  /// A keyboard notification was posted.
  case notification(KeyboardNotification)
  /// A keyboard notification was posted that could not be read.
  case malformed(KeyboardDecodingError)
  /// The app became active, inactive, or went to the background.
  case application(KeyboardApplicationState)

  /// Reads a posted notification; `nil` if it is not about the keyboard.
  ///
  /// - Parameter notification: Any notification, from any thread.
  public init?(_ notification: Notification) {
    guard let type = KeyboardNotificationType(name: notification.name) else { return nil }
    self.init(type, notification)
  }

  /// Reads a posted notification of a known type.
  ///
  /// The notification is borrowed, since an initializer would copy it otherwise.
  init(_ type: KeyboardNotificationType, _ posted: borrowing Notification) {
    do {
      let reader = UserInfoReader(posted.userInfo ?? [:])
      let payload = try KeyboardPayload(reader, of: type)
      var notification = KeyboardNotification(type: type, payload: payload)
      notification.unreadable = reader.error(of: type)
      notification.screen = KeyboardScreen(of: posted)
      self = .notification(notification)
    } catch {
      self = .malformed(error)
    }
  }

  /// The error of a value that could not be read, even if the rest of the notification was.
  var decodingError: KeyboardDecodingError? {
    switch self {
    case .notification(let notification): notification.unreadable
    case .malformed(let error): error
    case .application: nil
    }
  }

  /// The screen of the event's notification, if it has one.
  var screen: KeyboardScreen? {
    guard case .notification(let notification) = self else { return nil }
    return notification.screen
  }

  /// The names of the lifecycle notifications, and the state that each announces.
  ///
  /// An app gets the notifications of `UIApplication`, an app extension those of its host. The
  /// names are strings, since UIKit's constants are absent on other systems:
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

/// State of the app; changes of the keyboard are delivered while it is active.
///
/// The three states are those of `UIApplication.State`:
/// https://developer.apple.com/documentation/uikit/uiapplication/state
public enum KeyboardApplicationState: String, Sendable, Hashable, CaseIterable {
  /// The app is in front and receives events.
  case active
  /// The app is in front but receives no events, or is about to leave.
  case inactive
  /// The app is not in front.
  case background
}
