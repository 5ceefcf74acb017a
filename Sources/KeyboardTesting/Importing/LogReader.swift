import Foundation
import KeyboardNotifications

/// Reader of the lines of a log, which makes notifications of them.
///
/// A notification may stand on one line or on many, and have its name and time from a line above.
struct LogReader: Sendable {
  /// True where a name and a frame are enough for a notification, since the screen is known.
  var takesFrames = false
  /// The first line that names a notification, which may be all that was printed of it.
  private(set) var firstNamingLine: Int?
  /// The notifications that have ended and were not taken yet.
  var ended: [LogNotification] = []
  /// The description under way.
  var description: LogDescription?
  /// The way through the line.
  var scan = LogScan()
  /// The object of JavaScript under way.
  var object: LogObject?
  /// The notification of a line that gives no more than its name, and perhaps a frame.
  private var heading: LogNotification?
  /// The line before the next one; empty where it is part of a notification.
  private var before: [UInt8] = []

  /// The most lines from a name to its user info: blank ones, and some of other threads.
  private static let reach = 8

  /// True while a notification is under way, so that each line counts.
  var isInside: Bool { description != nil || object != nil }

  /// Keeps a line without a notification, which may name or date the next one.
  mutating func pass(_ line: LogText) {
    before.removeAll(keepingCapacity: true)
    before += line
  }

  /// Reads the next line, which is not empty.
  mutating func read(_ line: LogLine) {
    if description?.isClosed == true, !continues(line) { endDescription() }
    readHeading(line)
    let count = ended.count
    readDescription(line)
    readObject(line)
    pass(description != nil || ended.count > count ? [] : line.text)
  }

  /// Ends the notifications under way; an object that is not closed is none.
  mutating func endNotifications() {
    endDescription()
    object = nil
  }

  /// Ends the line that names a notification, which is one by itself where it has a frame.
  mutating func endHeading() {
    if let heading, !heading.userInfo.isEmpty { ended.append(heading) }
    heading = nil
  }

  private mutating func readHeading(_ line: LogLine) {
    guard line.text.contains("eyboard") || line.text.contains("EYBOARD") else { return }
    let name = LogName(before: line.text)
    guard name.type != nil else { return }
    firstNamingLine = firstNamingLine ?? line.number
    let parts: [StaticString] = ["name =", "UserInfoKey", "Coordinates"]
    guard !parts.contains(where: { line.text.contains($0) }) else { return }
    endHeading()
    heading = LogNotification(line, name: name)
    if takesFrames, let frame = Self.frame(line.text) {
      heading?.userInfo[KeyboardUserInfoKey.endFrame] = frame
    }
  }

  /// Returns the rectangle that a line gives, by its members or as Swift or Foundation print it.
  private static func frame(_ text: LogText) -> KeyboardTraceValue? {
    if let frame = LogObject.frame(text.string) { return frame }
    let group = text.drop { $0 != .ascii("{") && $0 != .ascii("(") }
    let value = LogValue(group).value
    return value?.posted is CGRect ? value : nil
  }

  /// Names a notification by the lines above, where it has no name, dates it likewise, and uses up
  /// the heading; one of another notification is a notification by itself.
  mutating func name(_ notification: inout LogNotification) {
    let near = heading.flatMap { notification.line - $0.line <= Self.reach ? $0 : nil }
    if notification.name.type == nil {
      let line = LogLine(number: notification.line - 1, bytes: before[...])
      notification.name = LogName(before: line.text)
      let opens = line.text.last.map { "{[(:".utf8.contains($0) } ?? false
      if notification.name.type != nil || opens {
        notification.timestamp = notification.timestamp ?? line.timestamp
      }
      if notification.name.type == nil, let near {
        notification.name = near.name
        notification.timestamp = notification.timestamp ?? near.timestamp
      }
      notification.isNamedAbove = notification.name.type != nil
    }
    if let near, near.name.type == notification.name.type { heading = nil }
    endHeading()
  }
}
