import Foundation

/// Reader of one printed value of a user info.
struct LogValue {
  /// The value; `nil` where it breaks off, or is of a kind that UIKit does not post.
  private(set) var value: KeyboardTraceValue?
  /// The place after the value.
  let end: Int
  /// True for a group of which only the first bracket stands on the line.
  let isOpened: Bool

  /// The most bytes of a value that are looked at; a rectangle has some fifty.
  private static let limit = 240

  /// Reads `NSRect: {{0, 409}, {375, 258}}`, `NSPoint: {187.5, 538}`, a number, or a quoted text.
  ///
  /// The rest of the text is left alone, so that a comment after the value does no harm.
  ///
  /// - Parameters:
  ///   - text: The text from the value on.
  ///   - mayBeCut: True where the log ends with the text, and with it a number perhaps.
  init(_ text: LogText, mayBeCut: Bool = false) {
    let window = text.prefix(Self.limit)
    let match = Self.pattern.match(window.string)
    end = min(text.startIndex + (match?.whole.utf8.count ?? 0), text.endIndex)
    isOpened = match?["opened"] != nil
    if let group = match?["group"] {
      value = Self.group(group)
    } else if let word = match?["word"] {
      let rest = window[min(end, window.endIndex)...]
      let isEnded =
        match?["quote"] == nil ? !mayBeCut || !rest.isEmpty : rest.contains(.ascii("\""))
      value = isEnded ? Self.word(word) : nil
    } else {
      value = match?["text"].map { .string(String($0)) }
    }
  }

  /// A word or number, a group behind a label, a text in quotes, or anything else.
  ///
  /// A list of whole numbers is no group, since no device takes it for a frame: Swift prints a
  /// rectangle in round brackets too, and each of its numbers with a fraction.
  private static let pattern: LogPattern = {
    let flat = #"[{(][^{}()]*+[)}]"#
    let nested = #"[{(](?:[^{}()]++|\#(flat))*+[)}]"#
    return LogPattern(
      #"^\s*(?<quote>"[\s"]*)?(?:"#
        + #"(?<word>true|YES|false|NO|[-+]?(?i:\.?[0-9][\w.+-]*|inf(?:inity)?|nan))"#
        + #"(?<!\.)(?=[",;\])}\s]|$)"#
        + #"|(?:(?:NS|CG)(?:Rect|Point|Size)|Optional)?[^A-Za-z{(;]{0,20}(?:(?<opened>[{(]\s*$)"#
        + #"|\([-0-9\s]+,[-0-9,\s]+\)|(?<group>[{(](?:[^{}()]++|\#(nested))*+[)}])|[{(][^;]*)"#
        + #"|(?<="\s{0,9})(?:(?:<private>|NS[RPS])[^"]*|(?<text>[^"]+))(?=")|[^",;\])}\s]*)"#
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
