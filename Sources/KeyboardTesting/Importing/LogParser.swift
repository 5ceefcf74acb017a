import Foundation

/// Finds the notifications among the lines of a log.
struct LogParser: Sendable {
  private var current: LogNotification?
  private var seenKeys: Set<String> = []

  mutating func read(_ line: String, into builder: inout LogTraceBuilder) {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    if trimmed.hasPrefix("#") {
      flush(into: &builder)
      builder.add(note: String(trimmed.drop { $0 == "#" || $0 == " " }))
    } else if let start = LogStart(line: trimmed) {
      flush(into: &builder)
      current = LogNotification(
        name: start.name,
        timestamp: start.timestamp,
        screen: start.screen
      )
      read(entries: start.rest, into: &builder)
      if Self.closes(start.rest) { flush(into: &builder) }
    } else {
      read(entries: trimmed[...], into: &builder)
      if trimmed.hasPrefix("}") || trimmed.hasPrefix("]") { flush(into: &builder) }
    }
  }

  /// Ends the notification under way.
  mutating func flush(into builder: inout LogTraceBuilder) {
    if let current { builder.add(current) }
    current = nil
    seenKeys = []
  }

  private mutating func read(entries text: Substring, into builder: inout LogTraceBuilder) {
    guard text.contains("UI") else { return }
    for piece in Self.pieces(of: text) {
      guard let entry = LogEntry(piece) else { continue }
      // The same key once more is another notification, whose first line is missing.
      if seenKeys.contains(entry.key) { flush(into: &builder) }
      seenKeys.insert(entry.key)
      var notification = current ?? LogNotification()
      notification.hasKeyboardKeys = true
      notification.userInfo[entry.key] = entry.value
      current = notification
    }
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
