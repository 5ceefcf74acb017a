/// Decoded keyboard notification: its type, its payload, and its screen.
///
/// If another module has a type of this name, write
/// `KeyboardNotifications.KeyboardNotification`.
public struct KeyboardNotification: Sendable, Equatable {
  /// The type: one of the six notifications.
  public var type: KeyboardNotificationType
  /// The payload of the notification.
  public var payload: KeyboardPayload
  /// The screen that the keyboard is on; `nil` if the notification names none.
  package var screen: KeyboardScreen?
  /// The error of the first value that could not be read; the payload treats such a value as
  /// missing.
  package var unreadable: KeyboardDecodingError?

  /// Makes a notification.
  public init(type: KeyboardNotificationType, payload: KeyboardPayload) {
    self.type = type
    self.payload = payload
  }
}
