import Foundation

/// Part of a line of a log: bytes of UTF-8, since a log of 200 MB is mostly passed over.
typealias LogText = ArraySlice<UInt8>

extension LogText {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// The text without the spaces and tabs around it.
  var trimmed: LogText {
    let text = drop(while: \.isLogSpace)
    return text.dropLast(text.reversed().prefix(while: \.isLogSpace).count)
  }

  /// The number of braces that the text opens and does not close.
  var depth: Int { count { $0 == .ascii("{") } - count { $0 == .ascii("}") } }

  /// True for a line that may be about a keyboard or the app, by itself or as the beginning of an
  /// object; it sees most lines of most logs.
  var mayMatter: Bool {
    first == .ascii("#") || depth > 0 || Self.words.contains { contains($0) }
  }

  /// Words of such lines, and `yb` as in keyboard, in whatever letters.
  private static let words: [StaticString] = [
    "yb", "yB", "YB", "Notification", "Coordinates", "Info = ", "Type: ",
  ]

  func starts(with word: StaticString) -> Bool { word.withUTF8Buffer { starts(with: $0) } }

  func contains(_ word: StaticString) -> Bool { firstIndex(of: word) != nil }

  /// Finds a word of ASCII, by way of its first byte.
  func firstIndex(of word: StaticString) -> Int? {
    var rest = self
    while let start = rest.firstIndex(of: word.utf8Start.pointee) {
      rest = rest[start...]
      if rest.starts(with: word) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension UInt8 {
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  var isLogSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

// MARK: - Patterns

/// A regular expression with named groups; Swift's own need newer systems than the package does.
struct LogPattern: Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern)
  }

  /// Returns the first match in a text.
  func match(_ text: String) -> Match? { matches(in: text).first }

  /// Returns all matches in a text, which do not overlap.
  func matches(in text: String) -> [Match] {
    (expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [])
      .map { Match(result: $0, text: text) }
  }

  /// Returns a text with a template in place of each match.
  func replacing(_ text: String, with template: String) -> String {
    let range = NSRange(text.startIndex..., in: text)
    return expression?.stringByReplacingMatches(in: text, range: range, withTemplate: template)
      ?? text
  }

  /// A place where a text is as the pattern describes.
  struct Match {
    fileprivate let result: NSTextCheckingResult
    fileprivate let text: String

    /// The text of a group; `nil` if the match is without it.
    subscript(group: String) -> Substring? {
      Range(result.range(withName: group), in: text).map { text[$0] }
    }

    /// The text of the whole match.
    var whole: Substring { Range(result.range, in: text).map { text[$0] } ?? "" }

    /// The place behind the match.
    var end: String.Index { whole.endIndex }
  }
}

// MARK: - Other ways to write the same

extension LogText {
  /// The line with the quotes and spaces of ASCII, without what terminals and JSON put into it,
  /// trimmed.
  var plain: LogText {
    // A copy, since the line before is kept while the buffer of the log goes on.
    var line = Array(self)[...]
    if !line.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) {
      let text = Self.spellings.reduce(line.string) { $1.pattern.replacing($0, with: $1.plain) }
      line = Array(text.utf8)[...]
    }
    if line.contains("\\\"") || line.contains("\\n"), line.contains("UIKeyboard") {
      let text = Self.escapes.reduce(line.string) { $1.pattern.replacing($0, with: $1.plain) }
      line = Array(text.utf8)[...]
    }
    return line.trimmed
  }

  /// Quotes, spaces and signs that editors put in, and the commands of a terminal, such as those
  /// for colours.
  private static let spellings = [
    (#"\x1B(?:\[[^\x40-\x7E]*[\x40-\x7E]?)?|\p{Cf}"#, ""), ("[“”„‟«»″]", "\""),
    ("[‘’‚‛]", "'"), ("−", "-"), (#"\p{Zs}"#, " "),
  ].map { (pattern: LogPattern($0), plain: $1) }

  /// Escapes in the JSON that stands around a text, as in `log stream --style ndjson`.
  private static let escapes = [(#"(?<!\\)\\[ntr]"#, " "), (#"\\(.)"#, "$1")]
    .map { (pattern: LogPattern($0), plain: $1) }
}
