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
  ///   - object: The sender, by which observers can filter; `nil` for none.
  /// - Throws: ``NotificationPostError`` if the descriptor has no `encode` closure, if that closure
  ///   throws, or if the payload is the notification's object and you also pass a sender. No
  ///   notification is posted then.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>,
    _ payload: Payload,
    object: AnyObject? = nil
  ) throws(NotificationPostError) {
    post(try descriptor.notification(carrying: payload, object: object))
  }

  /// Posts a notification without a payload, which cannot fail.
  ///
  /// The descriptor's `encode` closure may still write into it. If that closure throws, or replaces
  /// the sender that you pass, the failure is logged once. The notification is then posted without
  /// what the closure has written.
  ///
  /// - Parameters:
  ///   - descriptor: The notification to post.
  ///   - object: The sender, by which observers can filter; `nil` for none.
  public func post(_ descriptor: NotificationDescriptor<Void>, object: AnyObject? = nil) {
    post(descriptor, object: object, log: .shared)
  }

  /// Posts a notification without a payload, and logs the failure of its `encode` closure.
  func post(_ descriptor: NotificationDescriptor<Void>, object: AnyObject?, log: FailureLog) {
    do throws(NotificationPostError) {
      post(try descriptor.notification(carrying: (), object: object))
    } catch {
      logFailure(error.reason, of: descriptor, in: log)
      post(name: descriptor.name, object: object)
    }
  }

  private func logFailure(
    _ reason: NotificationPostError.Reason,
    of descriptor: NotificationDescriptor<Void>,
    in log: FailureLog
  ) {
    let failure: String
    switch reason {
    case .noEncoder: return
    case .objectInUse: failure = "replaced the sender that was given"
    case .encodingFailed(let error): failure = "failed with \(error)"
    }
    log.log(
      "The encode closure of the notification \"\(descriptor.name.rawValue)\" \(failure), "
        + "so the notification was posted without what the closure writes.",
      of: descriptor.name,
      payload: Void.self,
      remedy: "Check the descriptor's encode closure."
    )
  }
}

extension NotificationDescriptor {
  /// Makes the notification that carries a payload, without posting it.
  func notification(
    carrying payload: Payload,
    object: AnyObject? = nil
  ) throws(NotificationPostError) -> Notification {
    guard let encode else {
      throw NotificationPostError(name: name, payload: Payload.self, reason: .noEncoder)
    }
    var notification = Notification(name: name, object: object)
    do {
      try encode(payload, &notification)
    } catch {
      let reason = NotificationPostError.Reason.encodingFailed("\(error)")
      throw NotificationPostError(name: name, payload: Payload.self, reason: reason)
    }
    notification.name = name
    // If the payload has taken the place of the sender, observers could not filter by the sender.
    let postedObject = notification.object.map { $0 as AnyObject }
    if let object, postedObject !== object {
      throw NotificationPostError(name: name, payload: Payload.self, reason: .objectInUse)
    }
    return notification
  }
}

// MARK: - Errors

/// A payload that could not be posted.
public struct NotificationPostError: Error, Equatable, Sendable {
  /// The reason why a payload cannot be posted.
  package enum Reason: Equatable, Sendable {
    /// The descriptor has a closure that reads its payload, and none that writes it.
    case noEncoder
    /// The payload takes the place of the object, and a sender was given too.
    case objectInUse
    /// The descriptor's `encode` closure threw the error described.
    case encodingFailed(String)
  }

  /// The name of the notification.
  public let name: Notification.Name

  /// The name of the payload's type.
  package let payloadType: String

  /// The reason why it was not posted.
  package let reason: Reason

  init(name: Notification.Name, payload: Any.Type, reason: Reason) {
    self.name = name
    payloadType = String(describing: payload)
    self.reason = reason
  }
}

extension NotificationPostError: CustomStringConvertible {
  /// One sentence with the reason, and one with the remedy.
  public var description: String {
    let subject = "The notification \"\(name.rawValue)\" was not posted: "
    switch reason {
    case .noEncoder:
      return subject + "its descriptor cannot write \(payloadType). "
        + "Create the descriptor with NotificationDescriptor(name:convert:encode:)."
    case .objectInUse:
      return subject
        + "its object is the \(payloadType) it carries, so it cannot name a sender too. "
        + "Omit the sender, or carry the payload under a user-info key."
    case .encodingFailed(let error):
      return subject + "writing \(payloadType) failed with \(error). "
        + "Check the descriptor's encode closure."
    }
  }
}
