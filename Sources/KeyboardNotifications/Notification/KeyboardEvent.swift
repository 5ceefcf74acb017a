public import Foundation

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
    self.init(type, userInfo: notification.userInfo)
  }

  init(_ type: KeyboardNotificationType, userInfo: [AnyHashable: Any]?) {
    do {
      let payload = try KeyboardPayload(userInfo: userInfo, of: type)
      self = .notification(KeyboardNotification(type: type, payload: payload))
    } catch {
      self = .malformed(error)
    }
  }
}
