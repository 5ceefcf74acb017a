import Foundation

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
    // mutant: 240 to 241, because no value is that long
    guard let match = Self.pattern.match(text.prefix(240).string) else {
      end = text.startIndex
      return
    }
    // mutant: swap, because neither reads the other
    end = min(text.startIndex + match.whole.utf8.count, text.endIndex)
    if let group = match["group"] {
      value = Self.group(group)
    } else if let word = match["word"] {
      value = Self.flags[word].map { .bool($0) } ?? Double(word).map { .number($0) }
    } else {
      value = match["text"].map { .string(String($0)) }
    }
  }

  /// A group of numbers, a word or number, or a text in quotes; anything else is passed over.
  private static let pattern: LogPattern = {
    // Brackets with up to two levels of brackets in them.
    let flat = #"[{(][^{}()]*+[)}]"#
    let nested = #"[{(](?:[^{}()]++|\#(flat))*+[)}]"#
    // Swift prints each number of a rectangle with a fraction, so a list of others is no group.
    let wholeNumbers = #"\([-\d\s]+,[-\d,\s]+\)"#
    let group = #"(?!\#(wholeNumbers))(?<group>[{(](?:[^{}()]++|\#(nested))*+[)}])"#
    // A list or an unclosed group, up to a semicolon; a bracket that ends the line is not part of
    // the value, and is counted by the reader.
    let unreadGroup = #"[{(]\s*[^\s;][^;]*"#
    let label = #"(?:(?:NS|CG)(?:Rect|Point|Size)|Optional)?[^A-Za-z{(;,"]{0,20}"#
    let anyGroup = "\(label)(?:\(group)|\(unreadGroup))"
    // A word after a quote is cut if no quote follows it, and a number if it ends with a dot.
    let pairedQuotes = #"(?:(?<!")|(?=[^"]*"))"#
    let number = #"[-+]?(?i:\.?\d[\w.+-]*|inf(?:inity)?|nan)"#
    let endOfWord = #"(?<!\.)(?=[",;\])}\s]|$)"#
    let word = #"\#(pairedQuotes)(?<word>true|YES|false|NO|\#(number))\#(endOfWord)"#
    // The value begins with quotes, which are passed over before. A rectangle is no text.
    let text = #"(?<="\s{0,9})(?!<private>|NS[RPS])(?<text>[^"]+)(?=")"#
    let unread = #"[^",;\])}\s]*"#
    return LogPattern(#"^[\s"]*(?:\#(anyGroup)|\#(word)|\#(text)|\#(unread))"#)
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
