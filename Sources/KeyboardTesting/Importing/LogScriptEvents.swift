import Foundation

/// Finds the keyboard events of React Native among the lines of a log.
///
/// An event stands on one line, or on several from a line that ends with a brace; what is printed
/// before the brace names it.
struct LogScriptEvents: Sendable {
  /// The lines of an object that is not closed yet.
  private struct Object: Sendable {
    var name: String
    var timestamp: Int64?
    var text: String
  }

  private var current: Object?

  /// The most bytes of an object that is kept: an event has some hundred.
  private static let limit = 16 * 1024

  /// Reads a line; returns the event that ends with it.
  mutating func read(_ line: String) -> LogNotification? {
    if let open = Self.start(of: line) {
      current = Object(
        name: String(line[..<open]),
        timestamp: LogTimestamp(line: line)?.microseconds,
        text: String(line[open...])
      )
    } else if current != nil {
      current?.text += "\n" + line
    }
    guard let object = current, object.text.utf8.count <= Self.limit else {
      current = nil
      return nil
    }
    guard Self.isClosed(object.text) else { return nil }
    current = nil
    return Self.notification(object)
  }

  /// The brace with which an event may begin on a line: after its name, or before a member.
  private static func start(of line: String) -> String.Index? {
    guard let open = line.firstIndex(of: "{") else { return nil }
    let (name, rest) = (line[..<open], line[open...].dropFirst())
    guard !name.contains("Coordinates") else { return nil }
    let isEvent =
      (rest.isEmpty && !name.contains("=")) || name.contains("keyboardWill")
      || name.contains("keyboardDid")
      || ["Coordinates", "duration", "easing"].contains { rest.contains($0) }
    return isEvent ? open : nil
  }

  private static func isClosed(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "{") } <= text.utf8.count { $0 == UInt8(ascii: "}") }
  }

  private static func notification(_ object: Object) -> LogNotification? {
    guard let event = LogScriptEvent(object.text[...]) else { return nil }
    var notification = LogNotification(name: object.name, timestamp: object.timestamp)
    notification.userInfo = event.userInfo
    notification.hasKeyboardKeys = true
    return notification
  }
}
