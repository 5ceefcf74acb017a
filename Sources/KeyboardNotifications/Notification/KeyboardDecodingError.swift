/// A keyboard notification whose user info could not be read.
///
/// It names the notification, the key, and what was expected and found there, so that a log line
/// of it is enough to see what was posted.
public struct KeyboardDecodingError: Error, Sendable, Hashable {
  /// The notification that could not be read.
  public var notification: KeyboardNotificationType
  /// The user-info key whose value could not be read.
  public var key: String
  /// What the key should have held.
  public var expected: String
  /// What the key did hold.
  public var found: String

  /// Makes an error from its parts.
  public init(
    notification: KeyboardNotificationType,
    key: String,
    expected: String,
    found: String
  ) {
    self.notification = notification
    self.key = key
    self.expected = expected
    self.found = found
  }
}

extension KeyboardDecodingError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    "\(notification.systemName): \(key) should hold \(expected), but holds \(found)."
  }
}
