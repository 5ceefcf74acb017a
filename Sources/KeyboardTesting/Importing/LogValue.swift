import Foundation

/// Reader of one printed value of a user info.
struct LogValue {
  /// The value; `nil` where it breaks off, or is of a kind that UIKit does not post.
  private(set) var value: KeyboardTraceValue?
  /// The place after the value.
  let end: Int

  /// Reads `NSRect: {{0, 409}, {375, 258}}`, `NSPoint: {187.5, 538}`, a number, or a quoted text.
  ///
  /// The rest of the text is left alone, so that a comment after the value does no harm.
  ///
  /// - Parameters:
  ///   - text: The text from the value on, of which 240 bytes are looked at; a rectangle has fifty.
  ///   - mayBeCut: True where the log ends with the text, and with it a number perhaps.
  init(_ text: LogText, mayBeCut: Bool = false) {
    let match = Self.pattern.match(text.prefix(240).string)
    end = min(text.startIndex + (match?.whole.utf8.count ?? 0), text.endIndex)
    if let group = match?["group"] {
      value = Self.group(group)
    } else if let word = match?["word"], !mayBeCut || end < text.endIndex {
      value = Self.word(word)
    } else {
      value = match?["text"].map { .string(String($0)) }
    }
  }

  /// A group behind a label, a word or number, a text in quotes, or what is none of them.
  ///
  /// A list of whole numbers is no group, since no device takes it for a frame: Swift prints a
  /// rectangle in round brackets too, and each of its numbers with a fraction. A group of which only
  /// the bracket stands on the line is left to the reader, which counts brackets.
  private static let pattern: LogPattern = {
    let flat = #"[{(][^{}()]*+[)}]"#
    let nested = #"[{(](?:[^{}()]++|\#(flat))*+[)}]"#
    return LogPattern(
      #"^[\s"]*(?:(?:(?:NS|CG)(?:Rect|Point|Size)|Optional)?[^A-Za-z{(;,"]{0,20}"#
        + #"(?:(?!\([-\d\s]+,[-\d,\s]+\))(?<group>[{(](?:[^{}()]++|\#(nested))*+[)}])"#
        + #"|[{(]\s*[^\s;][^;]*)|(?:(?<!")|(?=[^"]*"))"#
        + #"(?<word>true|YES|false|NO|[-+]?(?i:\.?\d[\w.+-]*|inf(?:inity)?|nan))"#
        + #"(?<!\.)(?=[",;\])}\s]|$)|(?<="\s{0,9})(?!<private>|NS[RPS])(?<text>[^"]+)(?=")"#
        + #"|[^",;\])}\s]*)"#
    )
  }()

  private static func word(_ word: Substring) -> KeyboardTraceValue? {
    switch word {
    case "true", "YES": .bool(true)
    case "false", "NO": .bool(false)
    default: Double(word).map { .number($0) }
    }
  }

  /// Returns the numbers of a group.
  private static func group(_ group: Substring) -> KeyboardTraceValue? {
    let tokens = group.split { "{}(), ".contains($0) }.filter { !$0.hasSuffix(":") }
    let numbers = tokens.compactMap { $0.hasSuffix(".") ? nil : Double($0) }
      .map(KeyboardTraceValue.number)
    guard numbers.count == tokens.count, [1, 2, 4].contains(numbers.count) else { return nil }
    return numbers.count == 1 ? numbers[0] : .array(numbers)
  }
}
