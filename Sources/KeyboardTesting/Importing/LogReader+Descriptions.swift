import Foundation

/// Descriptions of notifications: `NSConcreteNotification 0x… {name = …; userInfo = {…}}` of
/// Foundation, and `name = …, userInfo = [AnyHashable("…"): …]` of Swift.
///
/// A user info may also be printed alone.
extension LogReader {
  /// Reads the parts of descriptions on a line, one after the other: heads, entries and brackets.
  mutating func readDescription() {
    checkOpenNumber()
    var index = text.startIndex
    while index < text.endIndex {
      index = readPart(at: index) ?? index + 1
    }
    noteCutKey()
    closeWithoutUserInfo()
  }

  /// Reads the part that begins at a place of the line.
  ///
  /// - Returns: The place behind a head or an entry; `nil` for a bracket or any other character.
  private mutating func readPart(at index: Int) -> Int? {
    let rest = text[index...]
    switch text[index] {
    case .ascii("{"), .ascii("["):
      openedOnLine += 1
      description?.depth += 1
    case .ascii("}"), .ascii("]"): closeBracket(endingAt: index + 1)
    case .ascii("n"): return readHead(rest)
    case .ascii("u"): if rest.starts(with: "userInfo") { description?.hasUserInfo = true }
    case .ascii("U"): return readEntry(rest)
    default: break
    }
    return nil
  }

  mutating func endDescription() {
    if let description { ended.append(description) }
    description = nil
    openKey = nil
  }

  /// Leaves out a number at the end of the line before, unless this line begins with a bracket, a
  /// sign or another entry.
  ///
  /// A log with lines of a fixed length may have cut the number.
  private mutating func checkOpenNumber() {
    guard let open = openKey else { return }
    openKey = nil
    guard Self.goesOn.match(atStartOf: text) == nil else { return }
    // mutant: swap, because neither changes the other
    description?.set(nil, for: open.key)
    description?.cutLines.append(open.line)
  }

  private static let goesOn = LogPattern(#"^(?:[}\]),;/"]|AnyHashable|UIKeyboard)"#)

  /// Notes that the line ends in a key, whose value is lost.
  private mutating func noteCutKey() {
    guard description?.isClosed == false, Self.cutKey.match(atEndOf: text) != nil else { return }
    description?.cutLines.append(line)
  }

  /// The beginning of a key, or a key without its value, at the end of a line.
  private static let cutKey = LogPattern(
    #"(?:["{;]\s*|^\s*)(?:U|UI|UIK[a-z]*|UIKeyboard[A-Za-z0-9_]*)["\s)\]\\=]*$"#
  )

  /// Closes a notification whose user info is nil.
  ///
  /// Swift prints such a user info without a bracket that could close the notification, as does
  /// `NSLog` if the parts of a notification are printed one by one.
  private mutating func closeWithoutUserInfo() {
    guard let open = description, open.hasUserInfo, open.depth == 0, !open.hasEntries else {
      return
    }
    if Self.noUserInfo.match(atEndOf: text) != nil { description?.isClosed = true }
  }

  private static let noUserInfo = LogPattern(#"userInfo *= *(?:nil|\(null\))[^A-Za-z]*$"#)

  /// Counts a closing bracket, which closes the notification if it is the last one.
  private mutating func closeBracket(endingAt end: Int) {
    openedOnLine = max(0, openedOnLine - 1)
    guard var open = description, !open.isClosed else { return }
    open.depth -= 1
    // A bracket before the user info may belong to the object.
    let mayClose = open.isInBraces || open.hasUserInfo
    if open.depth <= 0, mayClose {
      open.isClosed = true
      previousEnd = end
    }
    description = open
  }

  /// Begins a notification at `name = …`, unless a word stands right before it, or neither a user
  /// info nor the name of a notification follows.
  ///
  /// - Returns: The place of its user info, or that behind its name; `nil` without a notification.
  private mutating func readHead(_ part: LogText) -> Int? {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "name"), before.isLogSpace || "{([,".utf8.contains(before),
      let match = Self.head.match(atStartOf: part), let words = match["name"]
    else { return nil }
    let name = Array(words.utf8)[...].trimmed
    let rest = part.dropFirst(match.whole.utf8.count).prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    guard userInfo != nil || name.isNotificationName else { return nil }
    endDescription()
    var notification = makeNotification(nil, at: timestamp)
    notification.name(by: name)
    if before == .ascii("{") { notification.beginInBraces() }
    // Since iOS 16.1 the object is the screen, with its bounds.
    let bounds = rest.after("bounds = ").flatMap { LogValue($0).value }
    notification.screen = (bounds?.posted as? CGRect)?.size
    notification.isPrivate = rest.contains("<private>")
    if notification.type != nil { endHeading(before: &notification) }
    description = notification
    return userInfo ?? rest.startIndex
  }

  /// The name, which ends before the next member; a poster may have put any text in its place.
  private static let head = LogPattern(
    #"(?s)^name *=(?<name>.{0,300}?(?=[;,] (?:object|userInfo))|[^;,}]{0,300})"#
  )

  /// The time of a notification that begins on the line.
  ///
  /// It stands after the notification before on the line, or else at the beginning of the line.
  private var timestamp: LogTimestamp? {
    previousEnd.flatMap { LogTimestamp(text[$0...].trimmed) } ?? LogTimestamp(text)
  }

  /// Reads a key and its value, which may begin a user info that is printed alone.
  ///
  /// - Returns: The place behind the value; `nil` without an entry.
  private mutating func readEntry(_ part: LogText) -> Int? {
    guard let (key, printed) = entry(part) else { return nil }
    guard description != nil || key.hasSuffix("UserInfoKey") else { return nil }
    if isOfNextNotification(key) { endDescription() }
    var open = description ?? userInfoAlone(at: part.startIndex)
    open.addEntry(printed.value, for: key)
    if printed.end == text.endIndex {
      if case .number = printed.value { openKey = (key, line) }
      // The next line may close a group that this line cuts.
      open.depth += text[part.startIndex...].openBraces
    }
    description = open
    previousEnd = printed.end
    return printed.end
  }

  /// Returns true for a key that comes again, or follows the end of a notification on the line.
  ///
  /// The first line of the next notification is missing then.
  private func isOfNextNotification(_ key: String) -> Bool {
    guard let description else { return false }
    let isBehindEnd = description.isClosed && previousEnd != nil
    return description.hasEntry(key) || isBehindEnd
  }

  /// Makes a notification of a user info that is printed alone, named by the words before it.
  private mutating func userInfoAlone(at start: Int) -> LogNotification {
    let words = text[(previousEnd ?? text.startIndex)..<start]
    var notification = makeNotification(words.keyboardNotification, at: timestamp)
    notification.depth = openedOnLine
    name(&notification)
    return notification
  }

  /// True for a line that goes on with the entries of a notification whose brackets are closed.
  ///
  /// The last bracket was that of another object then.
  var continues: Bool {
    guard let description, description.hasEntries, let entry = entry(text) else { return false }
    return !description.hasEntry(entry.key)
  }

  /// Reads `key = value` or `"key"): value`; `nil` if a text does not begin with a keyboard's key.
  ///
  /// The key has no spaces, even if a poster has put some into it. A name of a class stands behind
  /// a bracket or colon, as in a method or in the category of a log.
  private func entry(_ part: LogText) -> (key: String, printed: LogValue)? {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "UIKeyboard"), before != .ascii("["), before != .ascii(":"),
      let match = Self.entry.match(atStartOf: part), let key = match["key"]
    else { return nil }
    let value = part.dropFirst(match.whole.utf8.count)
    return (key.filter { !$0.isWhitespace }, LogValue(value))
  }

  private static let entry: LogPattern = {
    let key = #"UIKeyboard[A-Za-z0-9_\s]{0,90}?UserInfoKey"#
    let shortKey = "UIKeyboard[A-Za-z0-9_]{0,90}(?<!Notification)"
    return LogPattern(#"^(?<key>\#(key)|\#(shortKey))["\s)\\]{0,8}[=:]"#)
  }()
}
