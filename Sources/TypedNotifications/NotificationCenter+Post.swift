public import Foundation

extension NotificationCenter {
  /// Posts a notification that carries a payload.
  ///
  /// ```swift
  /// try center.post(.scoreDidChange, 7)
  /// ```
  ///
  /// Observers are called on this thread before this returns, as with any notification.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to post.
  ///   - payload: The payload to write into the notification.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  /// - Throws: ``NotificationPostError`` if the descriptor has only a `convert` closure, if its
  ///   `encode` closure throws, or if the payload takes the place of the sender and a sender is
  ///   given. No notification is posted then.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject? = nil
  ) throws(NotificationPostError) {
    post(try descriptor.notification(carrying: payload, object: object))
  }

  /// Posts a notification without a payload, which cannot fail.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to post.
  ///   - object: The sender, by which observers may filter; `nil` for none.
  public func post(_ descriptor: NotificationDescriptor<Void>, object: AnyObject? = nil) {
    post(name: descriptor.name, object: object)
  }
}

extension NotificationDescriptor {
  /// Makes the notification that carries a payload, without posting it.
  func notification(
    carrying payload: Payload,
    object: AnyObject? = nil
  ) throws(NotificationPostError) -> Notification {
    guard let encode else {
      throw NotificationPostError(notification: name, payload: Payload.self, reason: .noEncoder)
    }
    var notification = Notification(name: name, object: object)
    do {
      try encode(payload, &notification)
    } catch {
      let reason = NotificationPostError.Reason.encodingFailed("\(error)")
      throw NotificationPostError(notification: name, payload: Payload.self, reason: reason)
    }
    notification.name = name
    // If the payload has taken the place of the sender, observers could not filter by the sender.
    let postedObject = notification.object.map { $0 as AnyObject }
    if let object, postedObject !== object {
      throw NotificationPostError(notification: name, payload: Payload.self, reason: .objectInUse)
    }
    return notification
  }
}
