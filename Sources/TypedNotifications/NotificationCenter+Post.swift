public import Foundation

extension NotificationCenter {
  /// Posts a notification that carries a payload.
  ///
  /// ```swift
  /// try center.post(.scoreDidChange, 7)
  /// ```
  ///
  /// Observers are called on this thread before this returns, as with any notification. To make the
  /// notification without posting it use ``NotificationDescriptor/notification(carrying:object:)``.
  ///
  /// - Parameters:
  ///   - descriptor: The notification, and how its payload is written.
  ///   - payload: What the notification carries.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  /// - Throws: ``NotificationPostError`` if no notification can carry the payload; nothing is posted
  ///   then. A descriptor with an initializer that says how the payload is written, and without a
  ///   sender beside a payload that is the object, throws only what its own `encode` throws.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject? = nil
  ) throws(NotificationPostError) {
    post(try descriptor.notification(carrying: payload, object: object))
  }

  /// Posts a notification that carries nothing.
  ///
  /// It cannot fail: there is nothing to write, so nothing is encoded.
  ///
  /// - Parameters:
  ///   - descriptor: The notification.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  public func post(_ descriptor: NotificationDescriptor<Void>, object: AnyObject? = nil) {
    post(name: descriptor.name, object: object)
  }
}
