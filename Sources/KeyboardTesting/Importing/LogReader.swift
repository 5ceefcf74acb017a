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
  /// The unfinished description of Foundation or Swift.
  var description: LogDescription?
  /// The unfinished object of JavaScript.
  var object: LogObject?
  /// The present line.
  // mutant: 0 to 1, because each line sets it
  var line = LogLine(number: 0, text: [])
  /// The last line that names a notification, until it is ended.
  private var heading: LogHeading?
  /// The line before the present one; empty if it is part of a notification.
  private var lineBefore: [UInt8] = []

  /// True during a notification of several lines, when each line counts.
  var isInside: Bool { description != nil || object != nil }

  /// Passes over a line without a notification, which may name or date the next one.
  mutating func skip(_ line: LogText) { setLineBefore(line) }

  /// Copies a line, since the buffer of the log is reused; one copy is kept, to save allocations.
  private mutating func setLineBefore(_ line: LogText) {
    // mutant: true to false, because the capacity only saves time
    lineBefore.removeAll(keepingCapacity: true)
    lineBefore += line
  }

  /// Reads the next line, in plain spelling.
  mutating func read(_ text: LogText, line number: Int) {
    // mutant: swap, because each line sets it
    guard !text.isEmpty else { return }
    line = LogLine(number: number, text: text)
    // mutant: swap, because notifications are sorted by their lines
    endClosedDescription()
    readHeading()
    let endedCount = ended.count
    readDescription()
    readObjects()
    let isPartOfNotification = description != nil || ended.count > endedCount
    setLineBefore(isPartOfNotification ? [] : text)
  }

  /// Ends the unfinished notifications.
  mutating func endNotifications() {
    // mutant: swap, because notifications are sorted by their lines
    endDescription()
    endObject()
  }
}

// MARK: - Names from lines above

extension LogReader {
  /// Begins a heading if the line names a notification.
  ///
  /// A name without the word keyboard, such as `willShow`, counts if that word is on the line, too.
  private mutating func readHeading() {
    let text = line.text
    guard text.contains("eyboard") || text.contains("EYBOARD") else { return }
    let names = text.keyboardNotifications
    guard !names.isEmpty else { return }
    // mutant: swap, because neither changes the other
    firstNamingLine = firstNamingLine ?? line.number
    endHeading()
    let notification = line.makeNotification(text.keyboardNotification, at: LogTimestamp(text))
    heading = LogHeading(notification: notification, text: text, names: Set(names))
  }

  /// Ends a heading without a user info, and adds it with its frame.
  mutating func endHeading() {
    guard let heading else { return }
    // mutant: swap, because neither changes the other
    self.heading = nil
    ended.append(heading.withoutUserInfo)
  }

  /// Names and dates a notification without a name by the lines above.
  func nameByLinesAbove(_ notification: inout LogNotification) {
    guard notification.type == nil else { return }
    nameByLineBefore(&notification)
    nameByHeading(&notification)
    notification.isNamedAbove = notification.type != nil
  }

  /// Names a notification by the line before.
  ///
  /// The line also dates it if it has the name, or ends with the bracket of the user info.
  private func nameByLineBefore(_ notification: inout LogNotification) {
    let above = lineBefore[...].plain
    notification.type = above.keyboardNotification
    // mutant: false to true, because an empty line has no time
    let hasBracket = above.last.map { "{[(:".utf8.contains($0) } ?? false
    if notification.type != nil || hasBracket {
      notification.timestamp = notification.timestamp ?? LogTimestamp(above)
    }
  }

  /// Names and dates a notification by the heading, if it still has no name.
  private func nameByHeading(_ notification: inout LogNotification) {
    guard notification.type == nil, let heading, heading.isNear(notification) else { return }
    notification.type = heading.notification.type
    notification.timestamp = notification.timestamp ?? heading.notification.timestamp
  }

  /// Ends the heading before a notification.
  ///
  /// A heading with the name of the notification is its first line, and has its process. A heading
  /// of several names on the same line has a user info for each, and the last one ends it.
  mutating func endHeading(before notification: inout LogNotification) {
    guard let heading else { return }
    if heading.isFirstLine(of: notification) {
      notification.process = notification.process ?? heading.notification.process
      self.heading = nil
    } else if let type = notification.type, heading.namesEachUserInfo(onLineOf: notification) {
      self.heading = heading.without(type)
    } else {
      endHeading()
    }
  }
}
