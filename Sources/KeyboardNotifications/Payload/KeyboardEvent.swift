public import Foundation
import TypedNotifications

/// What happens to a keyboard: a notification, one that cannot be read, or the app's own life.
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
  init(_ type: KeyboardNotificationType, _ posted: Notification) {
    do {
      let payload = try KeyboardPayload(userInfo: posted.userInfo, of: type)
      let screen = KeyboardScreen(of: posted)
      self = .notification(KeyboardNotification(type: type, payload: payload, screen: screen))
    } catch {
      self = .malformed(error)
    }
  }
}

extension KeyboardEvent {
  /// The screen that the event is about, where it says one.
  var screen: KeyboardScreen? {
    guard case .notification(let notification) = self else { return nil }
    return notification.screen
  }
}

/// Whether the app can show what the keyboard does.
///
/// The same three states as `UIApplication.State`:
/// https://developer.apple.com/documentation/uikit/uiapplication/state
public enum KeyboardApplicationState: String, Sendable, Hashable, CaseIterable {
  /// The app is in front and receives events.
  case active
  /// The app is in front but receives no events, or is about to leave.
  case inactive
  /// The app is not in front.
  case background
}

extension KeyboardEvent {
  /// The names of the lifecycle notifications, and the state that each announces.
  ///
  /// An extension hears of its host; either set is posted, never both. UIKit's constants are absent
  /// elsewhere, so the strings are given:
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
