public import Foundation

/// A notification that arrived without the payload its descriptor promises.
///
/// It names the notification, the place, what was expected there and what was found. What was
/// found is given by type and not by value, so that an error can be logged without its contents;
/// except that an error of a descriptor's own conversion is given in that error's words.
public struct NotificationPayloadError: Error, Sendable {
  /// The place in a notification where a payload is read.
  public enum Location: Hashable, Sendable {
    /// The notification's object.
    case object
    /// The value under a key of the notification's user info.
    case userInfo(key: String)
    /// The notification as a whole.
    case notification
  }

  /// The name of the notification.
  public let notification: Notification.Name

  /// The place that was read.
  public let location: Location

  /// The type that was expected there.
  public let expected: String

  /// The type that was found there, `nothing`, or the description of the underlying error.
  public let found: String

  /// The error that a descriptor's conversion threw, if it was of another type than this.
  public let underlying: (any Error)?

  /// Creates an error from descriptions.
  ///
  /// - Parameters:
  ///   - notification: The name of the notification.
  ///   - location: The place that was read.
  ///   - expected: What was expected there.
  ///   - found: What was found there.
  ///   - underlying: The error that led to this one; not compared by `==`.
  public init(
    notification: Notification.Name,
    location: Location,
    expected: String,
    found: String,
    underlying: (any Error)? = nil
  ) {
    self.notification = notification
    self.location = location
    self.expected = expected
    self.found = found
    self.underlying = underlying
  }

  @usableFromInline
  init<Expected>(
    notification: Notification.Name,
    location: Location,
    expected: Expected.Type,
    found: Any?
  ) {
    self.init(
      notification: notification,
      location: location,
      expected: String(describing: expected),
      found: found.map { String(describing: type(of: $0)) } ?? "nothing"
    )
  }

  @usableFromInline
  init<Expected>(
    notification: Notification.Name,
    expected: Expected.Type,
    underlying: any Error
  ) {
    self.init(
      notification: notification,
      location: .notification,
      expected: String(describing: expected),
      found: String(describing: underlying),
      underlying: underlying
    )
  }
}

extension NotificationPayloadError: Equatable {
  /// Compares two errors by what they say; ``underlying`` errors are not compared.
  ///
  /// - Parameters:
  ///   - lhs: An error.
  ///   - rhs: Another error.
  /// - Returns: Whether both name the same notification, place, expectation and finding.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.notification == rhs.notification && lhs.location == rhs.location
      && lhs.expected == rhs.expected && lhs.found == rhs.found
  }
}

extension NotificationPayloadError: CustomStringConvertible {
  /// A sentence that says what is wrong, and one that says what to do.
  public var description: String {
    let name = notification.rawValue
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
