import Foundation
import KeyboardNotifications

/// Reader of the lines of a log, which makes notifications of them.
///
/// A notification may stand on one line or on many, and have its name and time from a line above.
/// Its extensions read the formats: descriptions of Foundation and Swift, objects of JavaScript.
struct LogReader: Sendable {
  /// The first line that names a notification, which may be all that was printed of it.
  private(set) var firstNamingLine: Int?
  /// The notifications that have ended since the importer has collected them.
  var ended: [LogNotification] = []
  /// The unfinished notification of Foundation or Swift.
  var description: LogNotification?
  /// The unfinished object of JavaScript.
  var object: LogObject?
  /// The number of the present line.
  private(set) var line = 0
  /// The present line in plain spelling.
  private(set) var text: LogText = []
  /// The place on the line that is read next.
  var index = 0
  /// The place on the line after the last entry or notification that ended on it.
  var previousEnd: Int?
  /// The number of brackets that this line has opened and not closed.
  // mutant: 0 to 1, because each line sets it
  var opened = 0
  /// The key of a number at the end of the line before, which may be cut.
  var openKey: (key: String, line: Int)?
  /// A line that names a notification, and its text, which may have a frame.
  ///
  /// Its user info may follow. It has no type if it has several names.
  private var heading: (notification: LogNotification, text: LogText)?
  /// The names on that line that no user info has followed yet.
  private var names: Set<KeyboardNotificationType> = []
  /// The line before the present one; empty if it is part of a notification.
  private var lineBefore: [UInt8] = []

  /// The most lines from a name to its user info: blank ones, and some of other threads.
  private static let reach = 8

  /// True during a notification of several lines, when each line counts.
  var isInside: Bool { description != nil || object != nil }

  /// Passes over a line without a notification, which may name or date the next one.
  mutating func skip(_ line: LogText) {
    lineBefore.removeAll(keepingCapacity: true)
    lineBefore += line
  }

  /// Reads the next line, in plain spelling.
  mutating func read(_ text: LogText, line: Int) {
    guard !text.isEmpty else { return }
    self.text = text
    self.line = line
    index = text.startIndex
    previousEnd = nil
    opened = 0
    if description?.isClosed == true, !continues { endDescription() }
    readHeading()
    let count = ended.count
    readDescription()
    readObjects()
    let isPart = description != nil || ended.count > count
    skip(isPart ? [] : text)
  }

  /// Ends the unfinished notifications.
  mutating func endNotifications() {
    // mutant: swap, because notifications are sorted by their lines
    endDescription()
    endObject()
  }

  /// Makes a notification that begins on the line.
  func notification(
    _ type: KeyboardNotificationType?,
    _ timestamp: LogTimestamp?
  ) -> LogNotification {
    var notification = LogNotification(line: line, type, timestamp)
    notification.process = timestamp.flatMap { _ in text.process }
    return notification
  }
}

// MARK: - Names from lines above

extension LogReader {
  private mutating func readHeading() {
    guard text.contains("eyboard") || text.contains("EYBOARD"), text.namesKeyboardNotification
    else { return }
    firstNamingLine = firstNamingLine ?? line
    endHeading()
    heading = (notification(text.keyboardNotification, LogTimestamp(text)), text)
    names = Set(text.keyboardNotifications)
  }

  /// Ends a line that names a notification without a user info, and adds it with its frame.
  mutating func endHeading() {
    guard let heading else { return }
    self.heading = nil
    var notification = heading.notification
    if notification.type == nil {
      notification.source = .sentence
    } else {
      switch LogFrames(heading.text) {
      case .none: notification.source = heading.text.isNameOnly ? .name : .sentence
      case .unclear: notification.source = .unclearFrames
      case .end(let frame):
        notification.source = .frame
        notification.userInfo = [KeyboardUserInfoKey.endFrame: frame]
      }
    }
    ended.append(notification)
  }

  /// Names and dates a notification by the lines above if it has no name, and uses up the heading.
  mutating func name(_ notification: inout LogNotification) {
    let near = heading.map(\.notification).flatMap {
      notification.line - $0.line <= Self.reach ? $0 : nil
    }
    if notification.type == nil {
      nameByLineBefore(&notification)
      if notification.type == nil, let near {
        notification.type = near.type
        notification.timestamp = notification.timestamp ?? near.timestamp
      }
      notification.isNamedAbove = notification.type != nil
    }
    if let near, near.type == notification.type {
      notification.process = notification.process ?? near.process
      heading = nil
    }
    useHeading(for: notification)
  }

  /// Names a notification by the line before.
  ///
  /// That line dates it if it has the name, or ends with the bracket of the user info.
  private func nameByLineBefore(_ notification: inout LogNotification) {
    let above = lineBefore[...].plain
    notification.type = above.keyboardNotification
    let hasBracket = above.last.map { "{[(:".utf8.contains($0) } ?? false
    if notification.type != nil || hasBracket {
      notification.timestamp = notification.timestamp ?? LogTimestamp(above)
    }
  }

  /// Ends the heading before a notification, unless both are on one line of several names.
  ///
  /// Each of those names has a user info behind it; the last one uses up the heading.
  private mutating func useHeading(for notification: LogNotification) {
    guard let type = notification.type, let heading, heading.notification.type == nil,
      heading.notification.line == notification.line
    else { return endHeading() }
    names.remove(type)
    if names.isEmpty { self.heading = nil }
  }
}
