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
  /// True once the user info has begun, with its word or with an entry.
  var hasUserInfo = false
  /// True once they are closed; entries that follow at once belong to it all the same.
  var isClosed = false
}

extension LogReader {
  mutating func readDescription() {
    while index < line.text.endIndex {
      let rest = line.text[index...]
      index += 1
      switch line.text[rest.startIndex] {
      case .ascii("{"), .ascii("["):
        opened += 1
        description?.depth += 1
      case .ascii("}"), .ascii("]"): close()
      case .ascii("n"): readHead(rest)
      case .ascii("u"): if rest.starts(with: "userInfo") { description?.hasUserInfo = true }
      case .ascii("U"): readEntry(rest)
      default: break
      }
    }
    // A user info that is printed as nil has no brackets.
    if let open = description, open.hasUserInfo, open.depth == 0 {
      description?.isClosed = open.isClosed || open.notification.userInfo.isEmpty
    }
  }

  mutating func endDescription() {
    if let description { ended.append(description.notification) }
    description = nil
  }

  private mutating func close() {
    opened = max(0, opened - 1)
    guard let open = description, !open.isClosed else { return }
    description?.depth -= 1
    // The brackets before the user info are those of the object.
    guard open.depth <= 1, open.isInBraces || open.hasUserInfo else { return }
    description?.isClosed = true
    begin = index
  }

  /// Begins a notification where `name = …` stands, unless that is part of something else.
  private mutating func readHead(_ text: LogText) {
    let before = line.text[..<text.startIndex].last ?? .ascii(" ")
    guard text.starts(with: "name"), before.isLogSpace || "{([,".utf8.contains(before),
      let match = Self.head.match(text.prefix(350).string),
      let name = match["name"] ?? match["short"]
    else { return }
    let remark = Array(name.utf8)[...].trimmed
    let rest = text.dropFirst(match.whole.utf8.count).prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    guard userInfo != nil || remark.isNotification else { return }
    endDescription()
    var notification = dated(LogNotification(line, remark: remark))
    // Since iOS 16.1 the object is the screen, with its bounds.
    let bounds = rest.firstIndex(of: "bounds = ").map { LogValue(rest[($0 + 9)...]) }
    notification.screen = (bounds?.value?.posted as? CGRect)?.size
    notification.isPrivate = rest.contains("<private>")
    if notification.type != nil { self.name(&notification) }
    let isInBraces = before == .ascii("{")
    description = LogDescription(
      notification: notification,
      depth: isInBraces ? 1 : 0,
      isInBraces: isInBraces
    )
    index = userInfo ?? rest.startIndex
  }

  /// The name ends where the next member begins, since the text before may be anything.
  private static let head = LogPattern(
    #"(?s)^name *=(?:(?<name>.{0,300}?)(?=[;,] (?:object|userInfo))|(?<short>[^;,}]{0,300}))"#
  )

  /// Returns a notification with the time that stands between the one before on the line and this
  /// one, if there is one.
  private func dated(_ notification: LogNotification) -> LogNotification {
    var notification = notification
    let timestamp = begin.flatMap { LogTimestamp(line.text[$0...].trimmed) }
    notification.timestamp = timestamp ?? notification.timestamp
    return notification
  }

  private mutating func readEntry(_ text: LogText) {
    guard let entry = entry(text), description != nil || entry.key.hasSuffix("UserInfoKey") else {
      return
    }
    // The same key once more is another notification, whose first line is missing.
    if let open = description,
      open.notification.userInfo[entry.key] != nil || open.isClosed && begin != nil
    {
      endDescription()
    }
    if description == nil {
      // Only the user info was printed, named by the words before it.
      let words = line.text[(begin ?? line.text.startIndex)..<text.startIndex]
      var notification = dated(LogNotification(line, words.keyboardNotification))
      name(&notification)
      description = LogDescription(notification: notification, depth: opened)
    }
    description?.notification.userInfo[entry.key] = .some(entry.printed.value)
    description?.hasUserInfo = true
    index = entry.printed.end
    begin = index
  }

  /// True for a line that goes on with the entries of a notification whose brackets are closed: the
  /// last of them belonged to something else.
  var continues: Bool {
    let start = line.text.starts(with: "AnyHashable(\"") ? 13 : line.text.starts(with: "\"") ? 1 : 0
    guard let userInfo = description?.notification.userInfo, !userInfo.isEmpty,
      let entry = entry(line.text.dropFirst(start))
    else { return false }
    return userInfo[entry.key] == nil
  }

  /// Reads `key = value` or `"key"): value`; `nil` where a text begins with no keyboard's key.
  ///
  /// The key is without the spaces that a poster may have put into it. Behind a bracket or colon, as
  /// in a method's name or a log's category, it is a class.
  private func entry(_ text: LogText) -> (key: String, printed: LogValue)? {
    let before = line.text[..<text.startIndex].last ?? .ascii(" ")
    guard text.starts(with: "UIKeyboard"), before != .ascii("["), before != .ascii(":"),
      let match = Self.entry.match(text.prefix(120).string), let key = match["key"]
    else { return nil }
    let value = text.dropFirst(match.whole.utf8.count)
    return (key.filter { !$0.isWhitespace }, LogValue(value, mayBeCut: line.mayBeCut))
  }

  private static let entry = LogPattern(
    #"^(?<key>UIKeyboard(?:[A-Za-z0-9_\s]{0,90}?UserInfoKey|[A-Za-z0-9_]{0,90}(?<!Notification)))"#
      + #"["\s)\\]{0,8}[=:]"#
  )
}
