import Foundation
import KeyboardNotifications

/// Reader of the lines of a log, which makes notifications of them.
///
/// A notification may stand on one line or on many, and have its name and time from a line above.
struct LogReader: Sendable {
  /// The first line that names a notification, which may be all that was printed of it.
  private(set) var firstNamingLine: Int?
  /// The notifications that have ended and were not taken yet.
  var ended: [LogNotification] = []
  /// The notification under way, as Foundation describes it or as Swift prints it.
  var description: LogNotification?
  /// The object of JavaScript under way.
  var object: LogObject?
  /// The number of the line that is read.
  private(set) var line = 0
  /// The line in plain spelling.
  private(set) var text: LogText = []
  /// The place that is read next.
  var index = 0
  /// The place after the entry or notification before, if one ends on the line.
  var begin: Int?
  /// The number of brackets that this line has opened and not closed.
  var opened = 0
  /// The key whose number ends the line before, so that the line may have cut it.
  var openKey: (key: String, line: Int)?
  /// A line that names a notification, and its text, which may give no more than a frame.
  private var heading: (notification: LogNotification, text: LogText)?
  /// The names on that line that no user info has followed yet.
  private var names: Set<KeyboardNotificationType> = []
  /// The line before the next one; empty if it is part of a notification.
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

  /// Reads the next line, in plain spelling.
  mutating func read(_ text: LogText, line: Int) {
    guard !text.isEmpty else { return }
    self.text = text
    self.line = line
    index = text.startIndex
    begin = nil
    opened = 0
    if description?.isClosed == true, !continues { endDescription() }
    readHeading()
    let count = ended.count
    readDescription()
    readObjects()
    pass(description != nil || ended.count > count ? [] : text)
  }

  /// Ends the notifications under way.
  mutating func endNotifications() {
    endDescription()
    endObject()
  }

  /// Ends the line that names a notification, of which no more than a frame was printed.
  mutating func endHeading() {
    guard let heading else { return }
    self.heading = nil
    var notification = heading.notification
    let text = heading.text
    switch LogFrames(text) {
    case _ where notification.type == nil: notification.source = .sentence
    case .none: notification.source = text.isNameOnly ? .name : .sentence
    case .unclear: notification.source = .unclearFrames
    case .end(let frame):
      notification.source = .frame
      notification.userInfo = [KeyboardUserInfoKey.endFrame: frame]
    }
    ended.append(notification)
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

  private mutating func readHeading() {
    guard text.contains("eyboard") || text.contains("EYBOARD"), text.namesKeyboardNotification
    else { return }
    firstNamingLine = firstNamingLine ?? line
    endHeading()
    heading = (notification(text.keyboardNotification, LogTimestamp(text)), text)
    names = Set(text.keyboardNotifications)
  }

  /// Names a notification by the lines above, if it has no name, dates it likewise, and uses up
  /// the heading; one of another notification is a notification by itself.
  mutating func name(_ notification: inout LogNotification) {
    let near = heading.map(\.notification).flatMap {
      notification.line - $0.line <= Self.reach ? $0 : nil
    }
    if notification.type == nil {
      let above = before[...].plain
      notification.type = above.keyboardNotification
      if notification.type != nil || above.last.map({ "{[(:".utf8.contains($0) }) ?? false {
        notification.timestamp = notification.timestamp ?? LogTimestamp(above)
      }
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
    useName(of: notification)
  }

  /// Ends the heading; one with several names is used up by a user info behind each of them.
  private mutating func useName(of notification: LogNotification) {
    guard let type = notification.type, let heading, heading.notification.type == nil,
      heading.notification.line == notification.line
    else { return endHeading() }
    names.remove(type)
    if names.isEmpty { self.heading = nil }
  }
}
