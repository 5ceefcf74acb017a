import KeyboardNotifications

/// A line that names a notification, whose user info may follow on this line or below.
struct LogHeading: Sendable {
  /// The notification; it has no type if the line has several names.
  let notification: LogNotification
  /// The line, which may have a frame.
  let text: LogText
  /// The names that no user info has followed yet.
  private(set) var names: Set<KeyboardNotificationType>

  /// The most lines from a name to its user info: blank ones, and some of other threads.
  private static let reach = 8

  var isOfSeveralNames: Bool { notification.type == nil }

  /// Returns true if a notification begins so few lines below that the heading may name it.
  func isNear(_ other: LogNotification) -> Bool {
    other.line - notification.line <= Self.reach
  }

  func isFirstLine(of other: LogNotification) -> Bool {
    isNear(other) && notification.type == other.type
  }

  func namesEachUserInfo(onLineOf other: LogNotification) -> Bool {
    isOfSeveralNames && notification.line == other.line
  }

  /// Returns the heading after a user info of a name; `nil` after that of the last one.
  func without(_ type: KeyboardNotificationType) -> LogHeading? {
    var heading = self
    heading.names.remove(type)
    return heading.names.isEmpty ? nil : heading
  }

  /// The notification, with the frame of the line, if no user info follows.
  var withoutUserInfo: LogNotification {
    var notification = notification
    guard !isOfSeveralNames else {
      notification.printedPart = .sentence
      return notification
    }
    switch LogFrames(text) {
    case .none: notification.printedPart = text.isNameOnly ? .name : .sentence
    case .unclear: notification.printedPart = .unclearFrames
    case .end(let frame):
      // mutant: swap, because neither changes the other
      notification.printedPart = .frame
      notification.set(frame, for: KeyboardUserInfoKey.endFrame)
    }
    return notification
  }
}
