public import Foundation

/// A notification that arrived without the payload that its descriptor expects.
///
/// Its description names the notification, the place, the type that was expected there and the type
/// that was found. It contains no value of the notification, so you can log it. If a descriptor's
/// `convert` closure throws an error of another type, the description of that error is included.
public struct NotificationPayloadError: Error, Sendable {
  /// The place in a notification where a payload is read.
  package enum Location: Equatable, Sendable {
    /// The notification's object.
    case object
    /// The value under a key of the notification's user info.
    case userInfo(key: String)
    /// The notification as a whole.
    case notification
  }

  /// The name of the notification.
  public let name: Notification.Name

  /// The place that was read.
  package let location: Location

  /// The type that was expected there.
  package let expected: String

  /// The type that was found there, or the word "nothing" if there was no value.
  ///
  /// With an ``underlying`` error it is the description of that error.
  package let found: String

  /// The error that a descriptor's `convert` closure threw, if it was of another type than this.
  public let underlying: (any Error)?

  init(name: Notification.Name, location: Location, expected: Any.Type, found: Any?) {
    self.name = name
    self.location = location
    self.expected = String(describing: expected)
    self.found = found.map { String(describing: type(of: $0)) } ?? "nothing"
    underlying = nil
  }

  init(name: Notification.Name, expected: Any.Type, underlying: any Error) {
    self.name = name
    location = .notification
    self.expected = String(describing: expected)
    found = String(describing: underlying)
    self.underlying = underlying
  }
}

extension NotificationPayloadError: CustomStringConvertible {
  /// One sentence with the failure, and one with the remedy.
  public var description: String {
    let name = name.rawValue
    switch location {
    case .object:
      return "The notification \"\(name)\" should carry \(expected) as its object, "
        + "but \(found) was found. Post it with that object, or correct its descriptor."
    case .userInfo(let key):
      return "The notification \"\(name)\" should carry \(expected) in its user info "
        + "under \"\(key)\", but \(found) was found. "
        + "Post it with that value, or correct its descriptor."
    case .notification:
      return "The notification \"\(name)\" could not be read as \(expected): \(found). "
        + "Check what posts it, or correct its descriptor's conversion."
    }
  }
}
