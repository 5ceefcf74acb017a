import Foundation

/// Descriptions of notifications: `NSConcreteNotification 0x… {name = …; userInfo = {…}}` of
/// Foundation, and `name = …, userInfo = [AnyHashable("…"): …]` of Swift.
///
/// A user info may also be printed alone.
extension LogReader {
  /// Reads the parts of descriptions on a line, one after the other: heads, entries and brackets.
  mutating func readDescription() {
    endNumberOfLineBefore()
    var index = line.text.startIndex
    while index < line.text.endIndex {
      index = readPart(at: index) ?? index + 1
    }
    // mutant: swap, because no line ends in both
    noteCutKey()
    closeIfUserInfoIsNil()
  }

  /// Reads the part that begins at a place of the line.
  ///
  /// - Returns: The place behind a head or an entry; `nil` for a bracket or any other character.
  private mutating func readPart(at index: Int) -> Int? {
    switch line.text[index] {
    case .ascii("n"): return readHead(at: index)
    case .ascii("U"): return readEntry(at: index)
    case .ascii("u"):
      if line.text[index...].starts(with: "userInfo") { description?.beginUserInfo() }
    case .ascii("{"), .ascii("["):
      // mutant: swap, because neither changes the other
      line.openBracketCount += 1
      description?.openBracket()
    case .ascii("}"), .ascii("]"):
      // mutant: swap, because neither changes the other
      line.openBracketCount = max(0, line.openBracketCount - 1)
      if description?.closeBracket() == true { line.previousEnd = index + 1 }
    default: break
    }
    return nil
  }

  mutating func endDescription() {
    if let description { ended.append(description.notification) }
    description = nil
  }

  /// Leaves out a number at the end of the line before, unless this line begins with a bracket, a
  /// sign or another entry.
  ///
  /// A log with lines of a fixed length may have cut the number.
  private mutating func endNumberOfLineBefore() {
    guard description?.hasNumberAtLineEnd == true else { return }
    let isWhole = Self.goesOn.match(atStartOf: line.text) != nil
    description?.endNumber(isCut: !isWhole)
  }

  private static let goesOn = LogPattern(#"^(?:[}\]),;/"]|AnyHashable|UIKeyboard)"#)

  /// Notes that the line ends in a key, whose value is lost.
  private mutating func noteCutKey() {
    guard description?.isClosed == false, Self.cutKey.match(atEndOf: line.text) != nil else {
      return
    }
    description?.addCutLine(line.number)
  }

  /// The beginning of a key, or a key without its value, at the end of a line.
  private static let cutKey = LogPattern(
    #"(?:["{;]\s*|^\s*)(?:U|UI|UIK[a-z]*|UIKeyboard[A-Za-z0-9_]*)["\s)\]\\=]*$"#
  )

  /// Closes a description whose user info is nil.
  ///
  /// Swift prints such a user info without a bracket that could close the description, as does
  /// `NSLog` if the parts of a notification are printed one by one.
  private mutating func closeIfUserInfoIsNil() {
    guard description?.hasEmptyUserInfo == true else { return }
    if Self.noUserInfo.match(atEndOf: line.text) != nil { description?.close() }
  }

  private static let noUserInfo = LogPattern(#"userInfo *= *(?:nil|\(null\))[^A-Za-z]*$"#)

  /// Begins a description at `name = …`.
  ///
  /// - Returns: The place of its user info, or that behind its name; `nil` without a description.
  private mutating func readHead(at start: Int) -> Int? {
    guard let head = LogDescriptionHead(at: start, of: line.text) else { return nil }
    endDescription()
    var notification = line.makeNotification(nil, at: line.timestamp)
    notification.screen = head.screen
    // mutant: swap, because neither changes the other
    notification.isPrivate = head.isPrivate
    notification.name(by: head.name)
    // mutant: swap, because a heading of this line has the same process
    if notification.type != nil { endHeading(before: &notification) }
    description = LogDescription(notification, isInBraces: head.isInBraces)
    return head.end
  }

  /// Reads a key and its value, which may begin a user info that is printed alone.
  ///
  /// - Returns: The place behind the value; `nil` without an entry.
  private mutating func readEntry(at start: Int) -> Int? {
    guard let entry = LogEntry(at: start, of: line.text) else { return nil }
    guard description != nil || entry.key.hasSuffix("UserInfoKey") else { return nil }
    let isOfNext = isOfNextNotification(entry)
    if isOfNext { endDescription() }
    var open = description ?? userInfoAlone(at: start)
    open.add(entry)
    let isAtLineEnd = entry.end == line.text.endIndex
    if isAtLineEnd { open.endLine(line, with: entry) }
    description = open
    line.previousEnd = entry.end
    return entry.end
  }

  /// Returns true for a key that comes again, or follows the end of a notification on the line.
  ///
  /// The first line of the next notification is missing then.
  private func isOfNextNotification(_ entry: LogEntry) -> Bool {
    // mutant: false to true, because without a description there is none to end
    guard let description else { return false }
    let isBehindEnd = description.isClosed && line.previousEnd != nil
    return description.notification.hasEntry(entry.key) || isBehindEnd
  }

  /// Begins a user info that is printed alone, and is named by the words before it.
  private mutating func userInfoAlone(at start: Int) -> LogDescription {
    // mutant: ..< to ..., because one letter more names no other notification
    let words = line.text[(line.previousEnd ?? line.text.startIndex)..<start]
    var notification = line.makeNotification(words.keyboardNotification, at: line.timestamp)
    nameByLinesAbove(&notification)
    endHeading(before: &notification)
    return LogDescription(notification, openBracketCount: line.openBracketCount)
  }

  /// Ends a description whose brackets are closed, unless the line goes on with its entries.
  ///
  /// If the line does, the last bracket was that of another object.
  mutating func endClosedDescription() {
    guard let description, description.isClosed else { return }
    let entry = LogEntry(at: line.text.startIndex, of: line.text)
    let isNew = entry.map { !description.notification.hasEntry($0.key) } ?? false
    let continues = isNew && description.notification.hasEntries
    if !continues { endDescription() }
  }
}
