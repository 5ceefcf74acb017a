/// A keyboard notification, decoded: which of the six it is, and what it says.
public struct KeyboardNotification: Sendable, Equatable {
  /// Which of the six notifications this is.
  public var type: KeyboardNotificationType
  /// What the notification says.
  public var payload: KeyboardPayload

  /// Makes a notification from its parts.
  public init(type: KeyboardNotificationType, payload: KeyboardPayload) {
    self.type = type
    self.payload = payload
  }
}
