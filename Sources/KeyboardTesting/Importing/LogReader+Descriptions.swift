import Foundation

/// Foundation's descriptions, `NSConcreteNotification 0x… {name = …; userInfo = {…}}`, and Swift's,
/// `name = …, userInfo = [AnyHashable("…"): …]`; a user info may also be printed alone.
extension LogReader {
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
    if description?.isClosed == false, Self.cutKey.match(text.suffix(100).string) != nil {
      description?.cutLines.append(line)
    }
    // A user info that is printed as nil has no brackets.
    if let open = description, open.hasUserInfo, open.depth == 0, open.userInfo.isEmpty {
      description?.isClosed = open.isClosed || Self.noUserInfo.match(text.suffix(40).string) != nil
    }
  }

  mutating func endDescription() {
    if let description { ended.append(description) }
    description = nil
    openKey = nil
  }

  /// Leaves out a number that ended the line before, if this line goes on with anything but a
  /// bracket, a sign or another entry: a log with lines of a fixed length has cut it.
  private mutating func checkOpenNumber() {
    guard let open = openKey else { return }
    openKey = nil
    guard Self.goesOn.match(text.prefix(100).string) == nil else { return }
    description?.userInfo[open.key] = .some(nil)
    description?.cutLines.append(open.line)
  }

  private static let goesOn = LogPattern(#"^(?:[}\]),;/"]|AnyHashable|UIKeyboard)"#)

  private static let noUserInfo = LogPattern(#"userInfo *[=:] *(?:nil|\(null\))[^A-Za-z]*$"#)

  /// The beginning of a key, or a key without its value, at the end of a line.
  private static let cutKey = LogPattern(
    #"(?:["{;]\s*|^\s*)(?:U|UI|UIK[a-z]*|UIKeyboard[A-Za-z0-9_]*)["\s)\]\\=]*$"#
  )

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
  private mutating func readHead(_ part: LogText) {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "name"), before.isLogSpace || "{([,".utf8.contains(before),
      let match = Self.head.match(part.prefix(350).string), let name = match["name"]
    else { return }
    let remark = Array(name.utf8)[...].trimmed
    let rest = part.dropFirst(match.whole.utf8.count).prefix(1000)
    let userInfo = rest.firstIndex(of: "userInfo")
    guard userInfo != nil || remark.isNotification else { return }
    endDescription()
    var notification = notification(nil, timestamp)
    notification.name(by: remark, inBraces: before == .ascii("{"))
    // Since iOS 16.1 the object is the screen, with its bounds.
    let bounds = rest.firstIndex(of: "bounds = ").map { LogValue(rest[($0 + 9)...]) }
    notification.screen = (bounds?.value?.posted as? CGRect)?.size
    notification.isPrivate = rest.contains("<private>")
    if notification.type != nil { self.name(&notification) }
    description = notification
    index = userInfo ?? rest.startIndex
  }

  /// The name ends where the next member begins, since the text before may be anything.
  private static let head = LogPattern(
    #"(?s)^name *=(?<name>.{0,300}?(?=[;,] (?:object|userInfo))|[^;,}]{0,300})"#
  )

  /// The time that stands between the notification before on the line and the next one, or else
  /// that of the line.
  private var timestamp: LogTimestamp? {
    begin.flatMap { LogTimestamp(text[$0...].trimmed) } ?? LogTimestamp(text)
  }

  private mutating func readEntry(_ part: LogText) {
    guard let entry = entry(part), description != nil || entry.key.hasSuffix("UserInfoKey") else {
      return
    }
    // The same key once more is another notification, whose first line is missing.
    let isAgain = description?.userInfo[entry.key] != nil
    if isAgain || description?.isClosed == true && begin != nil { endDescription() }
    if description == nil {
      // Only the user info was printed, named by the words before it.
      let words = text[(begin ?? text.startIndex)..<part.startIndex]
      var notification = notification(words.keyboardNotification, timestamp)
      notification.depth = opened
      name(&notification)
      description = notification
    }
    description?.userInfo[entry.key] = .some(entry.printed.value)
    if entry.printed.end == text.endIndex, case .number = entry.printed.value {
      openKey = (entry.key, line)
    }
    description?.hasUserInfo = true
    // A group may be cut by the end of the line, and closed on the next one.
    let cut = entry.printed.end == text.endIndex ? text[part.startIndex...].depth : 0
    if let open = description { description?.depth = (open.isClosed ? 1 : open.depth) + cut }
    description?.isClosed = false
    index = entry.printed.end
    begin = entry.printed.end
  }

  /// True for a line that goes on with the entries of a notification whose brackets are closed: the
  /// last of them belonged to something else.
  var continues: Bool {
    guard let userInfo = description?.userInfo, !userInfo.isEmpty,
      let entry = entry(text)
    else { return false }
    return userInfo[entry.key] == nil
  }

  /// Reads `key = value` or `"key"): value`; `nil` if a text begins with no keyboard's key.
  ///
  /// The key is without the spaces that a poster may have put into it. Behind a bracket or colon,
  /// as in a method's name or a log's category, it is a class.
  private func entry(_ part: LogText) -> (key: String, printed: LogValue)? {
    let before = text[..<part.startIndex].last ?? .ascii(" ")
    guard part.starts(with: "UIKeyboard"), before != .ascii("["), before != .ascii(":"),
      let match = Self.entry.match(part.prefix(120).string), let key = match["key"]
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
  /// The rest of the text is left alone, so that a comment after the value does no harm.
  ///
  /// - Parameter text: The text from the value on, of which 240 bytes are looked at; a rectangle
  ///   has fifty.
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
  /// A list of whole numbers is no group, since no device takes it for a frame: Swift prints a
  /// rectangle in round brackets too, and each of its numbers with a fraction. A group of which
  /// only the bracket stands on the line is left to the reader, which counts brackets.
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
