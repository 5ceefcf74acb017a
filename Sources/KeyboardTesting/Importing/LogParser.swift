import Foundation

/// Finds the notifications among the lines of a log.
struct LogParser: Sendable {
  private var current: LogNotification?
  private var seenKeys: Set<String> = []
  /// A notification that has ended, kept for the line after it, which may say when it was posted.
  private var ended: LogNotification?
  /// The line before, where it opens what follows.
  private var opening: String?
  private var events = LogScriptEvents()

  mutating func read(_ line: String, into builder: inout LogTraceBuilder) {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    if trimmed.isEmpty { return }
    date(by: trimmed)
    flushEnded(into: &builder)
    if trimmed.hasPrefix("#") {
      flush(into: &builder)
      builder.add(note: String(trimmed.drop { $0 == "#" || $0 == " " }))
    } else if let start = LogStart(line: trimmed) {
      end(into: &builder)
      current = LogNotification(
        name: start.name,
        timestamp: start.timestamp,
        screen: start.screen
      )
      read(entries: start.rest, isStrict: false, line: trimmed, into: &builder)
      if Self.closes(start.rest) { end(into: &builder) }
    } else {
      readOther(trimmed, into: &builder)
    }
    opening = "{[(:".contains(trimmed.last ?? " ") ? trimmed : nil
  }

  /// Ends the notification under way, and gives away all there are.
  mutating func flush(into builder: inout LogTraceBuilder) {
    end(into: &builder)
    flushEnded(into: &builder)
  }

  /// Reads a line on which no notification of the system's begins.
  private mutating func readOther(_ line: String, into builder: inout LogTraceBuilder) {
    if let event = events.read(line) {
      flush(into: &builder)
      ended = event
    }
    // Where the line stands for itself, what looks like a key may be the name of a class.
    let isStrict = current == nil || LogTimestamp(line: line) != nil
    read(entries: line[...], isStrict: isStrict, line: line, into: &builder)
    if line.hasPrefix("}") || line.hasPrefix("]") { end(into: &builder) }
  }

  /// Dates the notification before a line in which Xcode says when a message was logged.
  ///
  /// Since Xcode 15 such a line follows the message: `Type: Notice | Timestamp: … | Library: …`.
  private mutating func date(by line: String) {
    guard line.hasPrefix("Type: "), let label = line.range(of: "| Timestamp: ") else { return }
    guard let notification = ended, notification.timestamp == nil else { return }
    ended?.timestamp = LogTimestamp(line: String(line[label.upperBound...]))?.microseconds
  }

  /// Ends the notification under way, and keeps it until the next line.
  private mutating func end(into builder: inout LogTraceBuilder) {
    guard let notification = current else { return }
    flushEnded(into: &builder)
    ended = notification
    current = nil
    seenKeys = []
  }

  private mutating func flushEnded(into builder: inout LogTraceBuilder) {
    if let ended { builder.add(ended) }
    ended = nil
  }

  private mutating func read(
    entries text: Substring,
    isStrict: Bool,
    line: String,
    into builder: inout LogTraceBuilder
  ) {
    guard text.contains("UI") else { return }
    for piece in Self.pieces(of: text) {
      guard let entry = LogEntry(piece), !isStrict || entry.key.hasSuffix("UserInfoKey") else {
        continue
      }
      // The same key once more is another notification, whose first line is missing.
      if seenKeys.contains(entry.key) { end(into: &builder) }
      seenKeys.insert(entry.key)
      var notification = current ?? LogNotification(timestamp: timestamp(of: line))
      notification.hasKeyboardKeys = true
      notification.userInfo[entry.key] = entry.value
      current = notification
    }
  }

  /// The time of a user info without a notification: its line's, or that of the line that opens it.
  private func timestamp(of line: String) -> Int64? {
    (LogTimestamp(line: line) ?? opening.flatMap { LogTimestamp(line: $0) })?.microseconds
  }

  /// One piece for each entry, in either spelling, also where all stand on one line.
  private static func pieces(of text: Substring) -> [Substring] {
    guard text.contains("AnyHashable(") else { return text.split(separator: ";") }
    return text.components(separatedBy: "AnyHashable(").map { $0[...] }
  }

  /// Whether a notification that begins on a line ends there too.
  private static func closes(_ rest: Substring) -> Bool {
    if rest.contains("userInfo = nil") { return true }
    let open = rest.count { $0 == "{" || $0 == "[" }
    let closed = rest.count { $0 == "}" || $0 == "]" }
    return closed > open || (closed == open && open > 0 && rest.contains("userInfo"))
  }
}
