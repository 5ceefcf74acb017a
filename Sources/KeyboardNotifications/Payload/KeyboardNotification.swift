/// A keyboard notification, decoded: which of the six it is, what it says, and of which screen.
public struct KeyboardNotification: Sendable, Equatable {
  /// Which of the six notifications this is.
  public var type: KeyboardNotificationType
  /// What the notification says.
  public var payload: KeyboardPayload
  /// The screen that the keyboard is on; `nil` where the notification does not say.
  public var screen: KeyboardScreen?

  /// Makes a notification.
  public init(
    type: KeyboardNotificationType,
    payload: KeyboardPayload,
    screen: KeyboardScreen? = nil
  ) {
    self.type = type
    self.payload = payload
    self.screen = screen
  }
}
