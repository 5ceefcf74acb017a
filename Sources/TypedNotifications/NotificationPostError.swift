public import Foundation

/// A payload that could not be posted.
public struct NotificationPostError: Error, Equatable, Sendable {
  /// The reason why a payload cannot be posted.
  public enum Reason: Equatable, Sendable {
    /// The descriptor has a closure that reads its payload, and none that writes it.
    case noEncoder
    /// The payload takes the place of the object, and a sender was given too.
    case objectInUse
    /// The descriptor's `encode` closure threw the error described.
    case encodingFailed(String)
  }

  /// The name of the notification.
  public let notification: Notification.Name

  /// The type of the payload.
  public let payload: String

  /// The reason why it was not posted.
  public let reason: Reason

  init(notification: Notification.Name, payload: Any.Type, reason: Reason) {
    self.notification = notification
    self.payload = String(describing: payload)
    self.reason = reason
  }
}

extension NotificationPostError: CustomStringConvertible {
  /// A sentence that names the reason, and one that names the remedy.
  public var description: String {
    let subject = "The notification \"\(notification.rawValue)\" was not posted: "
    switch reason {
    case .noEncoder:
      return subject + "its descriptor cannot write \(payload). "
        + "Create the descriptor with NotificationDescriptor(name:convert:encode:)."
    case .objectInUse:
      return subject + "its object is the \(payload) it carries, so it cannot name a sender too. "
        + "Omit the sender, or carry the payload under a user-info key."
    case .encodingFailed(let error):
      return subject + "writing \(payload) failed with \(error). "
        + "Check the descriptor's encode closure."
    }
  }
}
