import Foundation
import KeyboardNotifications

/// A line of a log, in plain spelling.
struct LogLine: Sendable {
  let number: Int
  let text: LogText
  /// True for the last line of a log that does not end with a line feed: the line may be cut.
  let mayBeCut: Bool

  init(number: Int, bytes: LogText, mayBeCut: Bool = false) {
    self.number = number
    self.mayBeCut = mayBeCut
    text = LogSpelling.plain(bytes)
  }

  /// The time when the line was printed, if it begins with one.
  var timestamp: LogTimestamp? {
    LogTimestamp(text)
  }

  /// The process that printed a line with a time, such as `Chat[4321]`.
  ///
  /// `NSLog` and the system's log write `Chat[4321:1234]`, the log's default style `4321 0 Chat:`.
  var process: String? {
    guard let match = Self.process.match(text.prefix(200).string) else { return nil }
    let name = match["name"] ?? match["name2"] ?? ""
    return "\(name)[\(match["number"] ?? match["number2"] ?? "")]"
  }

  private static let process = LogPattern(
    #"(?<!\S)(?:(?<name>\p{L}[^\s\[(]*)(?:\([^\s\[]*)?\[(?<number>\d+)(?::[^\s\]]*)?\]"#
      + #"|(?<number2>[1-9]\d*) +\d+ +(?<name2>\S+):(?!\S))"#
  )

  /// Returns true for a line that may be about a keyboard or the app, by itself or as the
  /// beginning of an object; it sees most lines of most logs.
  static func mayMatter(_ bytes: LogText) -> Bool {
    bytes.first == .ascii("#") || bytes.starts(with: "Type: ")
      // As in keyboard, in whatever letters.
      || bytes.contains("yb") || bytes.contains("yB") || bytes.contains("YB")
      || bytes.contains("Notification") || bytes.contains("Coordinates")
      || bytes.contains("Info = ") || bytes.depth > 0
  }
}

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The number of the line on which it begins.
  var line: Int
  var name: LogName
  /// True where another line gives the name.
  var isNamedAbove = false
  var timestamp: LogTimestamp?
  var process: String?
  /// The size of the screen, where the notification names it.
  var screen: CGSize?
  /// The values that could be read.
  var userInfo: [String: KeyboardTraceValue] = [:]
  /// The keys whose values were cut, or are of a kind that is not known.
  var unreadableKeys: [String] = []
  /// True where the log shows `<private>` in place of the user info.
  var isPrivate = false

  init(_ line: LogLine, name: LogName) {
    self.line = line.number
    self.name = name
    timestamp = line.timestamp
    process = timestamp == nil ? nil : line.process
  }

  /// True where any of a keyboard's keys was printed, readable or not.
  var hasKeyboardKeys: Bool { !userInfo.isEmpty || !unreadableKeys.isEmpty }

  /// Returns true where a key was printed, readable or not.
  func has(_ key: String) -> Bool {
    userInfo[key] != nil || unreadableKeys.contains(key)
  }

  func frame(_ key: String) -> CGRect? {
    userInfo[key]?.posted as? CGRect
  }
}

// MARK: - What stands above

/// The lines above a user info, which may name and date it.
struct LogContext: Sendable {
  /// A line that names a notification without its user info, as `print("keyboardWillShow")` does.
  private struct Heading: Sendable {
    let line: LogLine
    let name: LogName
    /// The frame that stands on the line, to be imported where no user info follows.
    let frame: KeyboardTraceValue?
  }

  /// True where a name and a frame are enough for a notification, since the screen is known.
  var takesFrames = false
  /// The first line that names a notification, which may be all that was printed of it.
  private(set) var firstNamingLine: Int?
  private var heading: Heading?
  /// The line before the next one; empty where it is part of a notification.
  private var before: [UInt8] = []

  /// The most lines from a name to its user info: blank ones, and some of other threads.
  private static let reach = 8

  /// Keeps a line without a notification, which may name or date the next one.
  mutating func pass(_ line: LogText) {
    before.removeAll(keepingCapacity: true)
    before += line
  }

  /// Notes a line that may be a heading.
  ///
  /// - Returns: The notification of the heading before, if that has a frame of its own.
  mutating func note(_ line: LogLine) -> [LogNotification] {
    guard line.text.contains("eyboard") || line.text.contains("EYBOARD") else { return [] }
    let name = LogName(before: line.text)
    guard name.type != nil else { return [] }
    firstNamingLine = firstNamingLine ?? line.number
    let parts: [StaticString] = ["name =", "UserInfoKey", "Coordinates"]
    guard !parts.contains(where: { line.text.contains($0) }) else { return [] }
    defer {
      heading = Heading(line: line, name: name, frame: takesFrames ? Self.frame(line.text) : nil)
    }
    return finish()
  }

  /// Ends the heading, since no user info follows.
  ///
  /// - Returns: The notification of the heading, if it has a frame of its own.
  mutating func finish() -> [LogNotification] {
    defer { heading = nil }
    guard let heading, let frame = heading.frame else { return [] }
    var notification = LogNotification(heading.line, name: heading.name)
    notification.userInfo[KeyboardUserInfoKey.endFrame] = frame
    return [notification]
  }

  /// Names a notification by the lines above, where it has no name, dates it likewise, and uses up
  /// the heading.
  ///
  /// - Returns: The notification of the heading, if it has a frame of its own and is another one.
  mutating func name(_ notification: inout LogNotification) -> [LogNotification] {
    let isNear = heading.map { notification.line - $0.line.number <= Self.reach } ?? false
    let before = LogLine(number: notification.line - 1, bytes: before[...])
    let above = [before, isNear ? heading?.line : nil].compactMap(\.self)
    for line in above where notification.name.type == nil {
      notification.name = LogName(before: line.text)
      notification.isNamedAbove = notification.name.type != nil
      let isMeant = notification.isNamedAbove || line.text.last.map(Self.opens) ?? false
      notification.timestamp = notification.timestamp ?? (isMeant ? line.timestamp : nil)
    }
    let isSame = isNear && notification.name.type == heading?.name.type
    defer { heading = nil }
    return isSame ? [] : finish()
  }

  private static func opens(_ byte: UInt8) -> Bool {
    "{[(:".utf8.contains(byte)
  }

  /// Returns the rectangle that a line gives, by its members or as Swift or Foundation print it.
  private static func frame(_ text: LogText) -> KeyboardTraceValue? {
    if let frame = ReactNativeEvent.frame(text.string) { return frame }
    guard let open = text.firstIndex(where: { $0 == .ascii("{") || $0 == .ascii("(") }) else {
      return nil
    }
    let value = LogValue(text[open...]).value
    return value?.posted is CGRect ? value : nil
  }
}
