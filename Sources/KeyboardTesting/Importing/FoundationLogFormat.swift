import Foundation

/// Notifications as Foundation describes them, and as Swift prints them.
///
/// The two spellings are `NSConcreteNotification 0x… {name = …; userInfo = {…}}` and
/// `name = …, userInfo = [AnyHashable("…"): …]`; a user info may also be printed alone.
struct FoundationLogFormat: LogFormat {
  private var current: LogNotification?
  private var seenKeys: Set<String> = []
  /// The line before, where it is no part of a notification: it may name or date the next one.
  private var lineBefore: LogLine?
  /// The last heading, where no notification has come since.
  private var heading: LogLine?

  mutating func read(_ line: LogLine) -> [LogNotification] {
    var ended: [LogNotification] = []
    if let head = NotificationHead(line: line.text) {
      ended += finish()
      current = LogNotification(line, name: LogName(head.name))
      current?.screen = head.screen
      current?.isPrivate = head.isPrivate
      if current?.name.type != nil { heading = nil }
      ended += read(entries: head.rest, isStrict: false, of: line)
      if Self.closes(head.rest) { ended += finish() }
    } else {
      if line.isHeading { heading = line }
      // Where the line stands for itself, what looks like a key may be the name of a class.
      let isStrict = current == nil || line.timestamp != nil
      ended += read(entries: line.text[...], isStrict: isStrict, of: line)
      let isWhole = line.text.contains("[AnyHashable(") && Self.closes(line.text[...])
      if isWhole || line.text.hasPrefix("}") || line.text.hasPrefix("]") { ended += finish() }
    }
    lineBefore = current == nil && ended.isEmpty ? line : nil
    return ended
  }

  mutating func finish() -> [LogNotification] {
    defer {
      current = nil
      seenKeys = []
    }
    return current.map { [$0] } ?? []
  }

  private mutating func read(
    entries text: Substring,
    isStrict: Bool,
    of line: LogLine
  ) -> [LogNotification] {
    guard text.contains("UI") else { return [] }
    var ended: [LogNotification] = []
    for piece in Self.pieces(of: text) {
      guard let entry = LogEntry(piece), !isStrict || entry.key.hasSuffix("UserInfoKey") else {
        continue
      }
      // The same key once more is another notification, whose first line is missing.
      if seenKeys.contains(entry.key) { ended += finish() }
      seenKeys.insert(entry.key)
      var notification = current ?? nameless(line)
      notification.hasKeyboardKeys = true
      notification.userInfo[entry.key] = entry.value
      if entry.value == nil { notification.unreadableKeys.append(entry.key) }
      current = notification
    }
    return ended
  }

  /// A notification of which only the user info was printed.
  ///
  /// Its line names it, else the line before does, else the heading.
  private mutating func nameless(_ line: LogLine) -> LogNotification {
    defer { heading = nil }
    return LogNotification(line, name: LogName(before: line.text), above: [lineBefore, heading])
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
    let hasEntries = rest.contains("userInfo") || rest.contains("[AnyHashable(")
    return closed > open || (closed == open && open > 0 && hasEntries)
  }
}

/// The line on which a printed notification begins.
private struct NotificationHead {
  /// The text where the name should be.
  var name: String
  /// What follows the name.
  var rest: Substring

  /// Reads a line that gives a name; `nil` where it is another line of the log.
  init?(line: String) {
    guard line.contains("name"), let start = Self.valueOfName(in: line) else { return nil }
    let end = Self.endOfName(in: line[start...])
    name = line[start..<end].trimmingCharacters(in: .whitespaces)
    rest = line[end...]
    let isNotification =
      rest.contains("userInfo") || rest.contains("object")
      || LogName(name).isNotification || line.contains("Notification 0x")
    guard isNotification else { return nil }
  }

  /// Whether the system's log hides the user info, as it does with what may be personal.
  var isPrivate: Bool {
    rest.contains("<private>")
  }

  /// The size of the screen that the notification came from, as it is printed since iOS 16.1.
  var screen: CGSize? {
    guard let object = rest.range(of: "UIScreen"),
      let bounds = rest[object.upperBound...].range(of: "bounds = "),
      let frame = LogValue.value(in: rest[bounds.upperBound...])?.posted as? CGRect
    else { return nil }
    return frame.size
  }

  /// The place after `name =`, where `name` is a word of its own.
  private static func valueOfName(in line: String) -> String.Index? {
    var search = line.startIndex..<line.endIndex
    while let found = line.range(of: "name", range: search) {
      let before = found.lowerBound == line.startIndex ? nil : line[..<found.lowerBound].last
      let after = line[found.upperBound...].drop { $0 == " " }
      let isWord = before.map { " {([,".contains($0) } ?? true
      if isWord, after.first == "=" {
        return line.index(after: after.startIndex)
      }
      search = found.upperBound..<line.endIndex
    }
    return nil
  }

  /// The end of the name: where the next member begins, since the text before it may be anything.
  private static func endOfName(in text: Substring) -> String.Index {
    let members = ["; object", ", object", "; userInfo", ", userInfo"]
    if let next = members.compactMap({ text.range(of: $0)?.lowerBound }).min() { return next }
    return text.firstIndex { ";,}".contains($0) } ?? text.endIndex
  }
}

/// One key and value of a printed user info.
private struct LogEntry {
  /// The key, without the spaces that a poster may have put into it.
  let key: String
  /// The value; `nil` where it was cut or cannot be read.
  let value: KeyboardTraceValue?

  /// Reads `key = value` or `"key"): value`; `nil` where the text gives no keyboard's key.
  init?(_ text: Substring) {
    var search = text.startIndex..<text.endIndex
    while let separator = text.range(of: "=", range: search) ?? text.range(of: ":", range: search) {
      if let key = Self.key(text[..<separator.lowerBound]) {
        self.key = key
        value = LogValue.value(in: text[separator.upperBound...])
        return
      }
      search = separator.upperBound..<text.endIndex
    }
    return nil
  }

  private static func key(_ text: Substring) -> String? {
    let name = String(text.filter { !$0.isWhitespace && $0 != "\"" && $0 != ")" })
    guard let start = name.range(of: "UIKeyboard", options: .backwards)?.lowerBound else {
      return nil
    }
    let key = name[start...]
    guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    // Behind a bracket or colon, as in a method's name or a log's category, it may be a class.
    if "[:".contains(name[..<start].last ?? "{"), !key.hasSuffix("UserInfoKey") { return nil }
    return key.hasSuffix("Notification") ? nil : String(key)
  }
}
