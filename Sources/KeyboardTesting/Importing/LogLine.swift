import KeyboardNotifications

/// A line of a log in plain spelling, and how far it was read.
struct LogLine: Sendable {
  let number: Int
  let text: LogText
  /// The place after the last entry or notification that ended on the line.
  var previousEnd: Int?
  /// The number of brackets that the line has opened and not closed.
  var openBracketCount = 0

  /// Makes a notification that begins on the line.
  func makeNotification(
    _ type: KeyboardNotificationType?,
    at timestamp: LogTimestamp?
  ) -> LogNotification {
    var notification = LogNotification(line: number, type: type, timestamp: timestamp)
    notification.process = timestamp.flatMap { _ in text.process }
    return notification
  }

  /// The time of a notification that begins behind the part that was read.
  ///
  /// It stands after the notification before on the line, or else at the beginning of the line.
  var timestamp: LogTimestamp? {
    previousEnd.flatMap { LogTimestamp(text[$0...].trimmed) } ?? LogTimestamp(text)
  }
}
