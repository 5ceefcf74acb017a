import Foundation

/// A value in a keyboard notification's user info that could not be read.
///
/// It names the notification, the key, and the values expected and found there, so that it explains
/// the failure in one line of a log.
public struct KeyboardDecodingError: Error, Sendable, Equatable {
  /// The notification that holds the value.
  public var notification: KeyboardNotificationType
  /// The user-info key whose value could not be read.
  public var key: String
  /// The kind of value that the key should hold.
  public var expected: String
  /// The type and the text of the value that it holds.
  public var found: String
}

extension KeyboardDecodingError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    "\(notification.name.rawValue): \(key) should hold \(expected), but holds \(found)."
  }
}
