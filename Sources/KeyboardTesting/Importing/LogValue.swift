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
      value = Self.numbers(in: group)
    } else if let word = match["word"] {
      value = Self.flags[word].map { .bool($0) } ?? Double(word).map { .number($0) }
    } else {
      value = match["text"].map { .string(String($0)) }
    }
  }

  private static let flags: [Substring: Bool] = [
    "true": true, "YES": true, "false": false, "NO": false,
  ]

  /// Returns the numbers of a group; `nil` if one is cut, or if UIKit posts no such group.
  private static func numbers(in group: Substring) -> KeyboardTraceValue? {
    let words = group.split { "{}(), ".contains($0) }
    // A number may have a label, as in `CGRect(x: 0, y: 409, width: 375, height: 258)`.
    let tokens = words.filter { !$0.hasSuffix(":") }
    // A number that ends with a dot is cut.
    let numbers = tokens.compactMap { $0.hasSuffix(".") ? nil : Double($0) }
      .map(KeyboardTraceValue.number)
    guard numbers.count == tokens.count, [1, 2, 4].contains(numbers.count) else { return nil }
    return numbers.count == 1 ? numbers[0] : .array(numbers)
  }

  // MARK: - The pattern and its parts

  /// A value and the quotes before it.
  private static let pattern = LogPattern(
    #"^[\s"]*(?:\#(label)(?:\#(group)|\#(unreadGroup))|\#(word)|\#(text)|\#(unread))"#
  )

  /// The type before a group, if any, and signs: `NSRect: `.
  private static let label = #"(?:(?:NS|CG)(?:Rect|Point|Size)|Optional)?[^A-Za-z{(;,"]{0,20}"#

  /// Brackets with up to two levels of brackets in them: `{{0, 409}, {375, 258}}`.
  private static let group: String = {
    let flat = #"[{(][^{}()]*+[)}]"#
    let nested = #"[{(](?:[^{}()]++|\#(flat))*+[)}]"#
    return #"(?!\#(wholeNumbers))(?<group>[{(](?:[^{}()]++|\#(nested))*+[)}])"#
  }()

  /// A list such as `(0, 409, 375, 258)`, which is no group.
  ///
  /// Swift prints each number of a rectangle with a fraction.
  private static let wholeNumbers = #"\([-\d\s]+,[-\d,\s]+\)"#

  /// A list or an unclosed group, up to a semicolon.
  ///
  /// A bracket that ends the line is not part of the value, and is counted by the reader.
  private static let unreadGroup = #"[{(]\s*[^\s;][^;]*"#

  /// A Boolean or a number that is not cut: `YES`, `-0.5`, `"7"`.
  private static let word =
    #"\#(isNotCutInQuotes)(?<word>true|YES|false|NO|\#(number))\#(endOfWord)"#

  /// No quote before a word, or another one after it.
  ///
  /// A word after the only quote is cut.
  private static let isNotCutInQuotes = #"(?:(?<!")|(?=[^"]*"))"#

  /// `25`, `-0.5`, `.5`, `1e-05`, `inf` or `nan`; it may be cut.
  private static let number = #"[-+]?(?i:\.?\d[\w.+-]*|inf(?:inity)?|nan)"#

  /// A sign or the end of the line after a word.
  ///
  /// A number that ends with a dot is cut.
  private static let endOfWord = #"(?<!\.)(?=[",;\])}\s]|$)"#

  /// A text between quotes, the first of which was passed over with those before the value.
  ///
  /// `<private>` and a rectangle are no text.
  private static let text = #"(?<="\s{0,9})(?!<private>|NS[RPS])(?<text>[^"]+)(?=")"#

  /// Any other value, up to the sign that ends it.
  private static let unread = #"[^",;\])}\s]*"#
}
