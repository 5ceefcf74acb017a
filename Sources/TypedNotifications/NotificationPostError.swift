public import Foundation

/// A payload that could not be posted, since no notification can carry it as asked.
public struct NotificationPostError: Error, Equatable, Sendable {
  /// The reason why a payload cannot be posted.
  public enum Reason: Equatable, Sendable {
    /// The descriptor says how to read its payload, not how to write it.
    case noEncoder
    /// The payload takes the place of the object, and a sender was given too.
    case objectTaken
    /// The descriptor's `encode` closure threw the error described.
    case encodingFailed(String)
  }

  /// The name of the notification.
  public let notification: Notification.Name

  /// The type of the payload.
  public let payload: String

  /// The reason why it was not posted.
  public let reason: Reason

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - notification: The name of the notification.
  ///   - payload: The type of the payload.
  ///   - reason: The reason why it was not posted.
  public init<Payload>(notification: Notification.Name, payload: Payload.Type, reason: Reason) {
    self.notification = notification
    self.payload = String(describing: payload)
    self.reason = reason
  }
}

extension NotificationPostError: CustomStringConvertible {
  /// A sentence that says what is wrong, and one that says what to do.
  public var description: String {
    let subject = "The notification \"\(notification.rawValue)\" was not posted: "
    switch reason {
    case .noEncoder:
      return subject + "its descriptor cannot write \(payload). "
        + "Create the descriptor with NotificationDescriptor(name:convert:encode:)."
    case .objectTaken:
      return subject + "its object is the \(payload) it carries, so it cannot name a sender too. "
        + "Omit the sender, or carry the payload under a user-info key."
    case .encodingFailed(let error):
      return subject + "writing \(payload) failed with \(error). "
        + "Check the descriptor's encode closure."
    }
  }
}
