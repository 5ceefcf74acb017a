import Foundation

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

  /// Makes an error for a value that was found in place of the expected one.
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

extension KeyboardPayload {
  /// Reads the payload of a keyboard notification.
  ///
  /// The end frame is required; a missing begin frame means that the keyboard did not move, a
  /// missing `isLocal` that it belongs to this app; the animation may be missing. Numbers and
  /// rectangles are accepted native and boxed. A hide says what it has to say by its name: it is
  /// read whatever its user info holds, and what cannot be read counts as missing.
  ///
  /// - Parameters:
  ///   - userInfo: The user info of the notification, as posted.
  ///   - type: Which of the six notifications it is.
  /// - Throws: A ``KeyboardDecodingError`` that names the first key whose value is not usable.
  public init(
    userInfo: [AnyHashable: Any]?,
    of type: KeyboardNotificationType
  ) throws(KeyboardDecodingError) {
    let reader = UserInfoReader(type: type, userInfo: userInfo ?? [:])
    if !type.isHide, let error = reader.error { throw error }
    let endFrame = reader.endFrame ?? .zero
    self.init(
      beginFrame: reader.beginFrame ?? endFrame,
      endFrame: endFrame,
      duration: reader.duration,
      curve: reader.curve.map(KeyboardAnimationCurve.init(rawValue:)),
      isLocal: reader.isLocal ?? true
    )
  }
}
