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
    let words = text.prefix(200).string.split(separator: " ")
    for (index, word) in words.enumerated() {
      if let process = Self.process(word) { return process }
      guard index >= 2, word.last == ":", Int(words[index - 1]) != nil, word.count > 1,
        let number = Int(words[index - 2]), number > 0
      else { continue }
      return "\(word.dropLast())[\(number)]"
    }
    return nil
  }

  /// Reads `Chat[4321:1234]`, `Chat(UIKitCore)[4321]` or `Chat[4321]:`.
  private static func process(_ word: Substring) -> String? {
    guard let open = word.firstIndex(of: "["), open != word.startIndex,
      let close = word[open...].firstIndex(of: "]")
    else { return nil }
    let name = word[..<open].prefix { $0 != "(" }
    let number = word[word.index(after: open)..<close].prefix { $0 != ":" }
    guard name.first?.isLetter == true, Int(number) != nil else { return nil }
    return "\(name)[\(number)]"
  }

  /// Returns true for a line that may be about a keyboard or the app, by itself or as the
  /// beginning of an object; it sees most lines of most logs, and looks at each byte once.
  static func mayMatter(_ bytes: LogText) -> Bool {
    guard bytes.first != .ascii("#"), !bytes.starts(with: "Type: ") else { return true }
    var depth = 0
    return bytes.withUnsafeBufferPointer { buffer in
      for (index, byte) in buffer.enumerated() {
        switch byte {
        case .ascii("{"): depth += 1
        case .ascii("}"): depth -= 1
        case .ascii("y"), .ascii("Y"):
          // As in keyboard, in whatever letters.
          if index + 1 < buffer.count, buffer[index + 1].lowered == .ascii("b") { return true }
        case .ascii("N"):
          if bytes.holds("Notification", at: bytes.startIndex + index) { return true }
        case .ascii("C"):
          if bytes.holds("Coordinates", at: bytes.startIndex + index) { return true }
        case .ascii("I"):
          if bytes.holds("Info = ", at: bytes.startIndex + index) { return true }
        default: break
        }
      }
      return depth > 0
    }
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
  /// True where any of a keyboard's keys was printed, readable or not.
  var hasKeyboardKeys = false

  init(_ line: LogLine, name: LogName) {
    self.line = line.number
    self.name = name
    timestamp = line.timestamp
    process = timestamp == nil ? nil : line.process
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
  private var heading: Heading?
  private var lineBefore: LogLine?
  private var skipped: [UInt8] = []
  private var skippedNumber = 0

  /// The most lines from a name to its user info: blank ones, and some of other threads.
  private static let reach = 8

  /// Keeps the bytes of a line without a notification, which may name or date the next one.
  mutating func skip(_ bytes: LogText, number: Int) {
    skipped.removeAll(keepingCapacity: true)
    skipped += bytes.suffix(400)
    skippedNumber = bytes.count > 400 ? 0 : number
    lineBefore = nil
  }

  /// Keeps the line before the next one; `nil` where it is part of a notification.
  mutating func pass(_ line: LogLine?) {
    lineBefore = line
    skippedNumber = 0
  }

  /// Notes a line that may be a heading.
  ///
  /// - Returns: The notification of the heading before, if that has a frame of its own.
  mutating func note(_ line: LogLine) -> [LogNotification] {
    guard let name = Self.heading(line.text) else { return [] }
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
    notification.hasKeyboardKeys = true
    return [notification]
  }

  /// Names a notification by the lines above, where it has no name, dates it likewise, and uses up
  /// the heading.
  ///
  /// - Returns: The notification of the heading, if it has a frame of its own and is another one.
  mutating func name(_ notification: inout LogNotification) -> [LogNotification] {
    let isNear = heading.map { notification.line - $0.line.number <= Self.reach } ?? false
    let before =
      skippedNumber > 0 ? LogLine(number: skippedNumber, bytes: skipped[...]) : lineBefore
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

  private static func heading(_ text: LogText) -> LogName? {
    guard text.contains("eyboard") || text.contains("EYBOARD"),
      !text.contains("name ="), !text.contains("UserInfoKey"), !text.contains("Coordinates")
    else { return nil }
    let name = LogName(before: text)
    return name.type == nil ? nil : name
  }

  /// Returns the rectangle that a line gives, by its members or as Swift or Foundation print it.
  private static func frame(_ text: LogText) -> KeyboardTraceValue? {
    if let frame = ReactNativeEvent.frame(text) { return frame }
    guard let open = text.firstIndex(where: { $0 == .ascii("{") || $0 == .ascii("(") }),
      case .array(let numbers)? = LogValue(text[open...]).value, numbers.count == 4
    else { return nil }
    return .array(numbers)
  }
}
