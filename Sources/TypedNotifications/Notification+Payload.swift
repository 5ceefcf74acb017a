public import Foundation

extension Notification {
  /// Returns the notification's object as a type.
  ///
  /// For the `convert` closure of a ``NotificationDescriptor``.
  ///
  /// - Parameter type: The type expected.
  /// - Returns: The object.
  /// - Throws: ``NotificationPayloadError`` if there is no object, or one of another type.
  public func object<Value>(
    as type: Value.Type = Value.self
  ) throws(NotificationPayloadError) -> Value {
    guard let value = object as? Value else {
      throw NotificationPayloadError(
        notification: name,
        location: .object,
        expected: type,
        found: object
      )
    }
    return value
  }

  /// Returns the value under a user-info key as a type.
  ///
  /// For the `convert` closure of a ``NotificationDescriptor``.
  ///
  /// - Parameters:
  ///   - key: The key in the user info.
  ///   - type: The type expected.
  /// - Returns: The value.
  /// - Throws: ``NotificationPayloadError`` if there is no value, or one of another type.
  public func value<Value>(
    forKey key: String,
    as type: Value.Type = Value.self
  ) throws(NotificationPayloadError) -> Value {
    let found = userInfo?[key]
    guard let value = found as? Value else {
      throw NotificationPayloadError(
        notification: name,
        location: .userInfo(key: key),
        expected: type,
        found: found
      )
    }
    return value
  }
}
