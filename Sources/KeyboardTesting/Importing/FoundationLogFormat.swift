import Foundation

/// Notifications as Foundation describes them, and as Swift prints them.
///
/// The two spellings are `NSConcreteNotification 0x… {name = …; userInfo = {…}}` and
/// `name = …, userInfo = [AnyHashable("…"): …]`; a user info may also be printed alone.
struct FoundationLogFormat: Sendable {
  /// The notification under way.
  private struct Open: Sendable {
    var notification: LogNotification
    /// The number of the notification's brackets that are open.
    var depth: Int
    var isInBraces = false
    /// True once they are closed; entries that follow at once belong to it all the same.
    var isClosed = false
  }

  private var current: Open?
  private var ended: [LogNotification] = []

  /// True while a notification is under way, so that each line counts.
  var isOpen: Bool { current != nil }

  /// Ends a notification whose brackets are closed, unless the next line goes on with it.
  mutating func finish(before line: LogLine) -> [LogNotification] {
    current?.isClosed == true && !continues(line) ? finish() : []
  }

  /// Reads the next line, which is not empty.
  ///
  /// - Returns: The notifications that end on the line.
  mutating func read(_ line: LogLine, _ context: inout LogContext) -> [LogNotification] {
    defer { ended = [] }
    var scan = LineScan(line, isInside: current != nil)
    while scan.index < line.text.endIndex {
      step(&scan, &context)
    }
    if scan.hasHead, current?.depth == 0, scan.lastUserInfo >= 0 { current?.isClosed = true }
    return ended
  }

  mutating func finish() -> [LogNotification] {
    defer { ended = [] }
    end()
    return ended
  }

  private mutating func end() {
    if let current { ended.append(current.notification) }
    current = nil
  }

  private mutating func step(_ scan: inout LineScan, _ context: inout LogContext) {
    switch scan.line.text[scan.index] {
    case .ascii("{"), .ascii("["): open(&scan)
    case .ascii("}"), .ascii("]"): close(&scan)
    case .ascii("n"):
      if let head = NotificationHead(scan, isInside: current.map { !$0.isClosed } ?? false) {
        begin(with: head, &scan, &context)
      } else {
        scan.index += 1
      }
    case .ascii("U"):
      if let entry = LogEntry(scan.line, at: scan.index, isStrict: scan.isStrict) {
        add(entry, &scan, &context)
      } else {
        scan.index += 1
      }
    default: scan.index += 1
    }
  }

  private mutating func open(_ scan: inout LineScan) {
    scan.index += 1
    scan.opened += 1
    if current?.isClosed == false { current?.depth += 1 }
  }

  private mutating func close(_ scan: inout LineScan) {
    scan.index += 1
    scan.opened = max(0, scan.opened - 1)
    guard let open = current, !open.isClosed else { return }
    current?.depth -= 1
    // The brackets before the user info are those of the object.
    guard open.depth <= 1,
      open.isInBraces || open.notification.hasKeyboardKeys || scan.lastUserInfo >= 0
    else {
      return
    }
    current?.isClosed = true
    scan.begin = scan.index
  }
}

// MARK: - Heads and entries

extension FoundationLogFormat {
  private mutating func begin(
    with head: NotificationHead,
    _ scan: inout LineScan,
    _ context: inout LogContext
  ) {
    end()
    var notification = LogNotification(scan.line, name: head.name)
    notification.timestamp = scan.timestamp ?? notification.timestamp
    notification.screen = head.screen
    notification.isPrivate = head.isPrivate
    if head.name.type != nil { ended += context.name(&notification) }
    let depth = head.isInBraces ? 1 : 0
    current = Open(notification: notification, depth: depth, isInBraces: head.isInBraces)
    scan.isStrict = false
    scan.hasHead = true
    scan.index = head.userInfo ?? head.end
  }

  private mutating func add(
    _ entry: LogEntry,
    _ scan: inout LineScan,
    _ context: inout LogContext
  ) {
    // The same key once more is another notification, whose first line is missing.
    if let open = current, open.notification.has(entry.key) || open.isClosed && scan.begin > 0 {
      end()
    }
    var open = current ?? nameless(scan, before: entry, &context)
    open.notification.userInfo[entry.key] = entry.value
    if entry.value == nil { open.notification.unreadableKeys.append(entry.key) }
    if entry.isOpened { open.depth += 1 }
    current = open
    scan.index = entry.end
    scan.begin = entry.end
  }

  /// Returns a notification of which only the user info was printed, named by the words before it.
  private mutating func nameless(
    _ scan: LineScan,
    before entry: LogEntry,
    _ context: inout LogContext
  ) -> Open {
    let words = scan.line.text[max(scan.begin, scan.line.text.startIndex)..<entry.start]
    var notification = LogNotification(scan.line, name: LogName(before: words))
    notification.timestamp = scan.timestamp ?? notification.timestamp
    ended += context.name(&notification)
    return Open(notification: notification, depth: scan.opened)
  }

  /// Returns true for a line that goes on with the entries of a notification whose brackets are
  /// closed: the last of them belonged to something else.
  private mutating func continues(_ line: LogLine) -> Bool {
    guard let open = current, open.notification.hasKeyboardKeys, line.timestamp == nil else {
      return false
    }
    let start = line.text.starts(with: "AnyHashable(\"") ? 13 : line.text.starts(with: "\"") ? 1 : 0
    let index = line.text.startIndex + start
    guard let entry = LogEntry(line, at: index, isStrict: true), !open.notification.has(entry.key)
    else {
      return false
    }
    current?.isClosed = false
    current?.depth = 1
    return true
  }
}

/// The way through one line.
private struct LineScan {
  let line: LogLine
  var index: Int
  /// The place after the notification before, if one ends on the line.
  var begin = 0
  /// The number of brackets that this line has opened and not closed.
  var opened = 0
  /// True where the line stands for itself: what looks like a key may be the name of a class.
  var isStrict: Bool
  var hasHead = false
  /// The last places of words that make a name that of a notification.
  let lastUserInfo: Int
  let lastObject: Int
  let hasAddress: Bool

  init(_ line: LogLine, isInside: Bool) {
    self.line = line
    index = line.text.startIndex
    isStrict = !isInside || !line.text.starts(with: "UIKeyboard") && line.timestamp != nil
    lastUserInfo = line.text.lastIndex(of: "userInfo") ?? -1
    lastObject = line.text.lastIndex(of: "object") ?? -1
    hasAddress = line.text.contains("Notification 0x")
  }

  /// The time that stands between the notification before on this line and the next one.
  var timestamp: LogTimestamp? {
    begin > line.text.startIndex ? LogTimestamp(line.text[begin...].trimmed) : nil
  }
}

/// The beginning of a printed notification.
private struct NotificationHead {
  let name: LogName
  /// The place after the name.
  let end: Int
  /// The place of the user info, if that is on the line too.
  let userInfo: Int?
  /// True where a brace stands before the name, which closes the notification.
  let isInBraces: Bool
  /// The size of the screen that the notification came from, as it is printed since iOS 16.1.
  let screen: CGSize?
  /// True where the system's log hides the user info, as it does with what may be personal.
  let isPrivate: Bool

  /// Reads `name = …` at a place of a line; `nil` where it is another line of the log.
  init?(_ scan: LineScan, isInside: Bool) {
    let text = scan.line.text
    guard text.holds("name", at: scan.index) else { return nil }
    let before = scan.index > text.startIndex ? text[scan.index - 1] : .ascii(" ")
    let after = text[(scan.index + 4)...].drop { $0 == .ascii(" ") }
    guard before.isLogSpace || " {([,".utf8.contains(before), after.first == .ascii("=") else {
      return nil
    }
    let value = after.dropFirst()
    end = Self.end(of: value.prefix(300))
    let remark = value[..<end].trimmed
    let isNotification = LogName.isNotification(remark) || scan.lastUserInfo >= end
    guard isNotification || !isInside && (scan.lastObject >= end || scan.hasAddress) else {
      return nil
    }
    name = LogName(remark)
    let rest = text[end...].prefix(1000)
    userInfo = rest.firstIndex(of: "userInfo")
    isInBraces = before == .ascii("{")
    screen = Self.screen(in: rest)
    isPrivate = rest.contains("<private>")
  }

  /// Returns the end of the name: where the next member begins, since the text before it may be
  /// anything.
  private static func end(of text: LogText) -> Int {
    let members: [StaticString] = ["; object", ", object", "; userInfo", ", userInfo"]
    return members.compactMap { text.firstIndex(of: $0) }.min()
      ?? text.firstIndex { ";,}".utf8.contains($0) } ?? text.endIndex
  }

  private static func screen(in rest: LogText) -> CGSize? {
    guard let object = rest.firstIndex(of: "UIScreen"),
      let bounds = rest[object...].firstIndex(of: "bounds = "),
      let frame = LogValue(rest[(bounds + 9)...]).value?.posted as? CGRect
    else { return nil }
    return frame.size
  }
}

/// One key and value of a printed user info.
private struct LogEntry {
  /// The key, without the spaces that a poster may have put into it.
  let key: String
  /// The value; `nil` where it was cut or cannot be read.
  let value: KeyboardTraceValue?
  let start: Int
  let end: Int
  /// True where the value begins with a bracket that another line closes.
  let isOpened: Bool

  /// Reads `key = value` or `"key"): value` at a place; `nil` where no keyboard's key stands there.
  init?(_ line: LogLine, at start: Int, isStrict: Bool) {
    guard line.text.holds("UIKeyboard", at: start) else { return nil }
    var letters: [UInt8] = []
    var hasGap = false
    var rest = line.text[start...]
    while letters.count < 80, let byte = rest.first, byte.isLogWord || byte.isLogSpace {
      if byte.isLogWord {
        hasGap = hasGap || rest.startIndex > start && line.text[rest.startIndex - 1].isLogSpace
        letters.append(byte)
      }
      rest.removeFirst()
    }
    rest = rest.prefix(8).drop { $0.isLogSpace || "\")\\".utf8.contains($0) }
    guard let sign = rest.first, "=:".utf8.contains(sign) else { return nil }
    let key = letters[...].string
    // Behind a bracket or colon, as in a method's name or a log's category, it may be a class.
    let isBehind = start > line.text.startIndex && "[:".utf8.contains(line.text[start - 1])
    let isKey = key.hasSuffix("UserInfoKey")
    guard isKey || !isStrict && !hasGap && !isBehind && !key.hasSuffix("Notification") else {
      return nil
    }
    let printed = LogValue(line.text[(rest.startIndex + 1)...], mayBeCut: line.mayBeCut)
    (self.key, self.start, value) = (key, start, printed.value)
    end = max(printed.end, rest.startIndex + 1)
    isOpened = printed.isOpened
  }
}
