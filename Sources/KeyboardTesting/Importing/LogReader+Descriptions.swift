import Foundation

/// A notification under way, as Foundation describes it or as Swift prints it.
///
/// The two spellings are `NSConcreteNotification 0x… {name = …; userInfo = {…}}` and
/// `name = …, userInfo = [AnyHashable("…"): …]`; a user info may also be printed alone.
struct LogDescription: Sendable {
  var notification: LogNotification
  /// The number of the notification's brackets that are open.
  var depth: Int
  /// True where a brace stands before the name, which closes the notification.
  var isInBraces = false
  /// True once they are closed; entries that follow at once belong to it all the same.
  var isClosed = false

  init(_ notification: LogNotification, depth: Int, isInBraces: Bool = false) {
    (self.notification, self.depth, self.isInBraces) = (notification, depth, isInBraces)
  }
}

/// The way through one line.
struct LogScan: Sendable {
  var line = LogLine(number: 0, bytes: [])
  var index = 0
  /// The place after the entry or notification before, if one ends on the line.
  var begin: Int?
  /// The number of brackets that this line has opened and not closed.
  var opened = 0
  /// True where the line stands for itself: what looks like a key may be the name of a class.
  var isStrict = true
  var hasUserInfo = false

  /// Makes the notification that begins on the line, with the time that stands between the one
  /// before and this one, or else that of the line.
  func notification(_ name: LogName) -> LogNotification {
    var notification = LogNotification(line, name: name)
    let timestamp = begin.flatMap { LogTimestamp(line.text[$0...].trimmed) }
    notification.timestamp = timestamp ?? notification.timestamp
    return notification
  }
}

extension LogReader {
  mutating func readDescription(_ line: LogLine) {
    scan = LogScan(line: line, index: line.text.startIndex)
    scan.isStrict =
      description == nil || !line.text.starts(with: "UIKeyboard") && line.timestamp != nil
    scan.hasUserInfo = line.text.contains("userInfo")
    while scan.index < line.text.endIndex {
      let place = scan.index
      scan.index += 1
      switch line.text[place] {
      case .ascii("{"), .ascii("["):
        scan.opened += 1
        if description?.isClosed == false { description?.depth += 1 }
      case .ascii("}"), .ascii("]"): close()
      case .ascii("n"): readHead(at: place)
      case .ascii("U"):
        if let entry = Self.entry(line, at: place, isStrict: scan.isStrict) {
          add(entry.key, entry.printed, at: place)
        }
      default: break
      }
    }
    // A user info that is printed as nil has no brackets.
    if scan.hasUserInfo, description?.depth == 0 { description?.isClosed = true }
  }

  mutating func endDescription() {
    if let description { ended.append(description.notification) }
    description = nil
  }

  private mutating func close() {
    scan.opened = max(0, scan.opened - 1)
    guard let open = description, !open.isClosed else { return }
    description?.depth -= 1
    // The brackets before the user info are those of the object.
    guard open.depth <= 1,
      open.isInBraces || !open.notification.userInfo.isEmpty || scan.hasUserInfo
    else { return }
    description?.isClosed = true
    scan.begin = scan.index
  }

  /// Begins a notification where `name = …` stands, unless that is part of something else.
  private mutating func readHead(at place: Int) {
    let text = scan.line.text
    let before = place > text.startIndex ? text[place - 1] : .ascii(" ")
    guard text[place...].starts(with: "name"), before.isLogSpace || " {([,".utf8.contains(before),
      let match = Self.head.match(text[place...].prefix(350).string),
      let name = match["name"] ?? match["short"]
    else { return }
    let words = Array(name.utf8)[...].trimmed
    let rest = text[min(place + match.whole.utf8.count, text.endIndex)...].prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    let isPosted =
      rest.contains("object") || text[..<place].suffix(40).contains("Notification 0x")
    guard
      LogName.isNotification(words.string) || userInfo != nil
        || description?.isClosed != false && isPosted
    else { return }
    endDescription()
    var notification = scan.notification(LogName(words))
    notification.screen = Self.screen(in: rest)
    notification.isPrivate = rest.contains("<private>")
    if notification.name.type != nil { self.name(&notification) }
    let isInBraces = before == .ascii("{")
    description = LogDescription(notification, depth: isInBraces ? 1 : 0, isInBraces: isInBraces)
    scan.isStrict = false
    scan.index = userInfo ?? rest.startIndex
  }

  /// The name ends where the next member begins, since the text before may be anything.
  private static let head = LogPattern(
    #"(?s)^name *=(?:(?<name>.{0,300}?)(?=[;,] (?:object|userInfo))|(?<short>[^;,}]{0,300}))"#
  )

  /// Returns the size of the screen that the notification came from, as it is printed since iOS
  /// 16.1.
  private static func screen(in rest: LogText) -> CGSize? {
    guard let object = rest.firstIndex(of: "UIScreen"),
      let bounds = rest[object...].firstIndex(of: "bounds = ")
    else { return nil }
    return (LogValue(rest[(bounds + 9)...]).value?.posted as? CGRect)?.size
  }

  private mutating func add(_ key: String, _ printed: LogValue, at place: Int) {
    // The same key once more is another notification, whose first line is missing.
    if let open = description,
      open.notification.userInfo[key] != nil || open.isClosed && scan.begin != nil
    {
      endDescription()
    }
    var open = description ?? nameless(before: place)
    open.notification.userInfo[key] = .some(printed.value)
    if printed.isOpened { open.depth += 1 }
    description = open
    scan.index = printed.end
    scan.begin = scan.index
  }

  /// Returns a notification of which only the user info was printed, named by the words before it.
  private mutating func nameless(before place: Int) -> LogDescription {
    let text = scan.line.text
    let words = text[(scan.begin ?? text.startIndex)..<place]
    var notification = scan.notification(LogName(before: words))
    name(&notification)
    return LogDescription(notification, depth: scan.opened)
  }

  /// Returns true for a line that goes on with the entries of a notification whose brackets are
  /// closed: the last of them belonged to something else.
  mutating func continues(_ line: LogLine) -> Bool {
    guard let open = description, !open.notification.userInfo.isEmpty, line.timestamp == nil else {
      return false
    }
    let start = line.text.starts(with: "AnyHashable(\"") ? 13 : line.text.starts(with: "\"") ? 1 : 0
    let index = line.text.startIndex + start
    guard let entry = Self.entry(line, at: index, isStrict: true),
      open.notification.userInfo[entry.key] == nil
    else { return false }
    description = LogDescription(open.notification, depth: 1, isInBraces: open.isInBraces)
    return true
  }

  /// Reads `key = value` or `"key"): value` at a place; `nil` where no keyboard's key stands there.
  ///
  /// The key is without the spaces that a poster may have put into it.
  private static func entry(
    _ line: LogLine,
    at start: Int,
    isStrict: Bool
  ) -> (key: String, printed: LogValue)? {
    guard line.text[start...].starts(with: "UIKeyboard"),
      let match = entry.match(line.text[start...].prefix(120).string),
      let printed = match["key"]
    else { return nil }
    let key = printed.filter { !$0.isWhitespace }
    // Behind a bracket or colon, as in a method's name or a log's category, it may be a class.
    let isBehind = start > line.text.startIndex && "[:".utf8.contains(line.text[start - 1])
    let isClass = isStrict || isBehind || key.count < printed.count || key.hasSuffix("Notification")
    guard key.hasSuffix("UserInfoKey") || !isClass else { return nil }
    let value = line.text[(start + match.whole.utf8.count)...]
    return (key, LogValue(value, mayBeCut: line.mayBeCut))
  }

  private static let entry = LogPattern(
    #"^(?<key>UIKeyboard[A-Za-z0-9_\s]{0,90}?)["\s)\\]{0,8}[=:]"#
  )
}
