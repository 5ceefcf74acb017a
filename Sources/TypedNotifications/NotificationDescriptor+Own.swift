public import Foundation

extension NotificationDescriptor {
  /// Creates a descriptor of an app's own notification whose object is the payload.
  ///
  /// The payload may be a value of any type, structures and enumerations included. Because it
  /// takes the place of the sender, such a notification cannot name a sender too; where observers
  /// filter by sender, use ``init(name:userInfoKey:)``.
  ///
  /// - Parameter name: The name of the notification.
  @inlinable
  public init(name: Notification.Name) {
    self.init(name: name) { notification in
      try notification.object(as: Payload.self)
    } encode: { payload, notification in
      notification.object = payload
    }
  }

  /// Creates a descriptor of an app's own notification with the payload under one user-info key.
  ///
  /// Where `Payload` is optional, a notification without the key reads as `nil`.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - userInfoKey: The key of the payload.
  @inlinable
  public init(name: Notification.Name, userInfoKey: String) {
    self.init(name: name) { notification in
      try notification.value(forKey: userInfoKey, as: Payload.self)
    } encode: { payload, notification in
      notification.userInfo = [userInfoKey: payload]
    }
  }
}
