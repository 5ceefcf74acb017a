public import Foundation

extension NotificationDescriptor {
  /// Creates a descriptor of an own notification whose object is the payload, or absent.
  ///
  /// A `nil` payload is a notification without object.
  ///
  /// - Parameter name: The name of the notification.
  public init<Wrapped>(name: Notification.Name) where Payload == Wrapped? {
    self.init(name: name) { notification in
      guard notification.object != nil else { return nil }
      return try notification.object(as: Wrapped.self)
    } encode: { payload, notification in
      if let payload {
        notification.object = payload
      }
    }
  }

  /// Creates a descriptor of an own notification with the payload under a user-info key, or absent.
  ///
  /// A `nil` payload is a notification without that key.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - userInfoKey: The key of the payload.
  public init<Wrapped>(
    name: Notification.Name,
    userInfoKey: String
  ) where Payload == Wrapped? {
    self.init(name: name) { notification in
      guard notification.userInfo?[userInfoKey] != nil else { return nil }
      return try notification.value(forKey: userInfoKey, as: Wrapped.self)
    } encode: { payload, notification in
      if let payload {
        notification.userInfo = [userInfoKey: payload]
      }
    }
  }
}
