import Foundation

/// Foundation's descriptions, `NSConcreteNotification 0x… {name = …; userInfo = {…}}`, and Swift's,
/// `name = …, userInfo = [AnyHashable("…"): …]`. A user info may also be printed alone.
extension LogReader {
  /// Reads the parts of descriptions on a line: heads, entries and brackets.
  mutating func readDescription() {
    checkOpenNumber()
    while index < text.endIndex {
      let rest = text[index...]
      index += 1
      switch text[rest.startIndex] {
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
    if description?.isClosed == false, Self.cutKey.match(atEndOf: text) != nil {
      description?.cutLines.append(line)
    }
    // Swift prints a user info that is nil without a bracket that could end the notification.
    if let open = description, open.hasUserInfo, open.depth == 0, open.userInfo.isEmpty {
      description?.isClosed = open.isClosed || Self.noUserInfo.match(atEndOf: text) != nil
    }
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
    description?.userInfo[open.key] = .some(nil)
    description?.cutLines.append(open.line)
  }

  private static let goesOn = LogPattern(#"^(?:[}\]),;/"]|AnyHashable|UIKeyboard)"#)

  private static let noUserInfo = LogPattern(#"userInfo *= *nil[^A-Za-z]*$"#)

  /// The beginning of a key, or a key without its value, at the end of a line.
  private static let cutKey = LogPattern(
    #"(?:["{;]\s*|^\s*)(?:U|UI|UIK[a-z]*|UIKeyboard[A-Za-z0-9_]*)["\s)\]\\=]*$"#
  )

  private mutating func close() {
    opened = max(0, opened - 1)
    guard let open = description, !open.isClosed else { return }
    description?.depth -= 1
    // A bracket before the user info may belong to the object.
    guard open.depth <= 1, open.isInBraces || open.hasUserInfo else { return }
    description?.isClosed = true
    previousEnd = index
  }

  /// Begins a notification at `name = …`, unless a word stands right before it, or neither a user
  /// info nor the name of a notification follows.
  private mutating func readHead(_ part: LogText) {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "name"), before.isLogSpace || "{([,".utf8.contains(before),
      let match = Self.head.match(atStartOf: part), let words = match["name"]
    else { return }
    let name = Array(words.utf8)[...].trimmed
    let rest = part.dropFirst(match.whole.utf8.count).prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    guard userInfo != nil || name.isNotification else { return }
    endDescription()
    var notification = notification(nil, timestamp)
    notification.name(by: name, inBraces: before == .ascii("{"))
    // Since iOS 16.1 the object is the screen, with its bounds.
    let bounds = rest.after("bounds = ").flatMap { LogValue($0).value }
    notification.screen = (bounds?.posted as? CGRect)?.size
    notification.isPrivate = rest.contains("<private>")
    if notification.type != nil { self.name(&notification) }
    description = notification
    index = userInfo ?? rest.startIndex
  }

  /// The name, which ends before the next member; a poster may have put any text in its place.
  private static let head = LogPattern(
    #"(?s)^name *=(?<name>.{0,300}?(?=[;,] (?:object|userInfo))|[^;,}]{0,300})"#
  )

  /// The time behind the notification before on the line, or else that of the line.
  private var timestamp: LogTimestamp? {
    previousEnd.flatMap { LogTimestamp(text[$0...].trimmed) } ?? LogTimestamp(text)
  }

  /// Reads a key and its value, which may begin a user info that is printed alone.
  private mutating func readEntry(_ part: LogText) {
    guard let entry = entry(part), description != nil || entry.key.hasSuffix("UserInfoKey") else {
      return
    }
    // A key that comes again belongs to another notification, whose first line is missing.
    let isAgain = description?.userInfo[entry.key] != nil
    let isBehindEnd = description?.isClosed == true && previousEnd != nil
    if isAgain || isBehindEnd { endDescription() }
    var open = description ?? userInfoAlone(at: part.startIndex)
    open.userInfo[entry.key] = .some(entry.printed.value)
    open.hasUserInfo = true
    if open.isClosed { open.depth = 1 }
    open.isClosed = false
    if entry.printed.end == text.endIndex {
      if case .number = entry.printed.value { openKey = (entry.key, line) }
      // The next line may close a group that this line cuts.
      open.depth += text[part.startIndex...].depth
    }
    description = open
    index = entry.printed.end
    previousEnd = entry.printed.end
  }

  /// Makes a notification of a user info that is printed alone, named by the words before it.
  private mutating func userInfoAlone(at start: Int) -> LogNotification {
    let words = text[(previousEnd ?? text.startIndex)..<start]
    var notification = notification(words.keyboardNotification, timestamp)
    notification.depth = opened
    name(&notification)
    return notification
  }

  /// True for a line that goes on with the entries of a notification whose brackets are closed.
  ///
  /// The last bracket has belonged to another object then.
  var continues: Bool {
    guard let userInfo = description?.userInfo, !userInfo.isEmpty,
      let entry = entry(text)
    else { return false }
    return userInfo[entry.key] == nil
  }

  /// Reads `key = value` or `"key"): value`; `nil` if a text does not begin with a keyboard's key.
  ///
  /// The key has no spaces, even if a poster has put some into it. A name of a class stands behind a
  /// bracket or colon, as in a method or in the category of a log.
  private func entry(_ part: LogText) -> (key: String, printed: LogValue)? {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "UIKeyboard"), before != .ascii("["), before != .ascii(":"),
      let match = Self.entry.match(atStartOf: part), let key = match["key"]
    else { return nil }
    let value = part.dropFirst(match.whole.utf8.count)
    return (key.filter { !$0.isWhitespace }, LogValue(value))
  }

  private static let entry = LogPattern(
    #"^(?<key>UIKeyboard(?:[A-Za-z0-9_\s]{0,90}?UserInfoKey|[A-Za-z0-9_]{0,90}(?<!Notification)))"#
      + #"["\s)\\]{0,8}[=:]"#
  )
}

/// Reader of one printed value of a user info.
struct LogValue {
  /// The value; `nil` if it breaks off, or is of a kind that UIKit does not post.
  private(set) var value: KeyboardTraceValue?
  /// The place after the value.
  let end: Int

  /// Reads `NSRect: {{0, 409}, {375, 258}}`, `NSPoint: {187.5, 538}`, a number, or a quoted text.
  ///
  /// A comment may follow the value.
  ///
  /// - Parameter text: The text from the value on, of which 240 bytes are read; a rectangle has
  ///   fifty.
  init(_ text: LogText) {
    guard let match = Self.pattern.match(text.prefix(240).string) else {
      end = text.startIndex
      return
    }
    end = min(text.startIndex + match.whole.utf8.count, text.endIndex)
    if let group = match["group"] {
      value = Self.group(group)
    } else if let word = match["word"] {
      value = Self.flags[word].map { .bool($0) } ?? Double(word).map { .number($0) }
    } else {
      value = match["text"].map { .string(String($0)) }
    }
  }

  /// A group behind a label, a word or number, a text in quotes, or anything else.
  ///
  /// Swift prints a rectangle in round brackets and each of its numbers with a fraction, so a list
  /// of whole numbers is no group. The reader counts a bracket that ends the line.
  private static let pattern: LogPattern = {
    let flat = #"[{(][^{}()]*+[)}]"#
    let nested = #"[{(](?:[^{}()]++|\#(flat))*+[)}]"#
    let wholeNumbers = #"\([-\d\s]+,[-\d,\s]+\)"#
    let group = #"(?!\#(wholeNumbers))(?<group>[{(](?:[^{}()]++|\#(nested))*+[)}])"#
    let label = #"(?:(?:NS|CG)(?:Rect|Point|Size)|Optional)?[^A-Za-z{(;,"]{0,20}"#
    let otherGroup = #"[{(]\s*[^\s;][^;]*"#
    let number = #"[-+]?(?i:\.?\d[\w.+-]*|inf(?:inity)?|nan)"#
    let pairedQuotes = #"(?:(?<!")|(?=[^"]*"))"#
    let endOfWord = #"(?<!\.)(?=[",;\])}\s]|$)"#
    let word = #"\#(pairedQuotes)(?<word>true|YES|false|NO|\#(number))\#(endOfWord)"#
    let text = #"(?<="\s{0,9})(?!<private>|NS[RPS])(?<text>[^"]+)(?=")"#
    let other = #"[^",;\])}\s]*"#
    return LogPattern(
      #"^[\s"]*(?:\#(label)(?:\#(group)|\#(otherGroup))|\#(word)|\#(text)|\#(other))"#
    )
  }()

  private static let flags: [Substring: Bool] = [
    "true": true, "YES": true, "false": false, "NO": false,
  ]

  /// Returns the numbers of a group.
  private static func group(_ group: Substring) -> KeyboardTraceValue? {
    let tokens = group.split { "{}(), ".contains($0) }.filter { !$0.hasSuffix(":") }
    let numbers = tokens.compactMap { $0.hasSuffix(".") ? nil : Double($0) }
      .map(KeyboardTraceValue.number)
    guard numbers.count == tokens.count, [1, 2, 4].contains(numbers.count) else { return nil }
    return numbers.count == 1 ? numbers[0] : .array(numbers)
  }
}
