import Foundation

/// A line of a log, or part of one, in UTF-8; a string would cost time for each line without use.
typealias LogText = ArraySlice<UInt8>

extension LogText {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// The text without the spaces and tabs around it.
  var trimmed: LogText {
    let text = drop(while: \.isLogSpace)
    return text.dropLast(text.reversed().prefix(while: \.isLogSpace).count)
  }

  /// The number of braces that the text opens and does not close.
  var openBraces: Int { count { $0 == .ascii("{") } - count { $0 == .ascii("}") } }

  /// True for a line that may be about a keyboard or the app, or begin an object.
  ///
  /// Most lines of a log are not, and are passed over.
  var mayMatter: Bool {
    // mutant: > to >=, because the reader passes over other lines, too
    first == .ascii("#") || openBraces > 0 || Self.words.contains { contains($0) }
  }

  /// Parts of such lines; `yb` is the middle of the word keyboard, in capitals or not.
  private static let words: [StaticString] = [
    "yb", "yB", "YB", "Notification", "Coordinates", "Info = ", "Type: ",
  ]

  func starts(with word: StaticString) -> Bool { word.withUTF8Buffer { starts(with: $0) } }

  func contains(_ word: StaticString) -> Bool { firstIndex(of: word) != nil }

  /// Returns the place of a word of ASCII, whose first byte is searched.
  func firstIndex(of word: StaticString) -> Int? {
    var rest = self
    while let start = rest.firstIndex(of: word.utf8Start.pointee) {
      if rest[start...].starts(with: word) { return start }
      rest = rest[start...].dropFirst()
    }
    return nil
  }

  /// Returns the text behind a word; `nil` without the word.
  func after(_ word: StaticString) -> LogText? {
    firstIndex(of: word).map { self[$0...].dropFirst(word.utf8CodeUnitCount) }
  }
}

extension UInt8 {
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  var isLogSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

// MARK: - Plain spelling

extension LogText {
  /// The line with the quotes and spaces of ASCII, and without a terminal's commands, the escapes
  /// of JSON, and spaces around it.
  var plain: LogText {
    // A copy, since the buffer of the log is reused and this line may be kept.
    var line = Array(self)[...]
    // mutant: < to <=, because in UTF-8 that byte follows a greater one
    // mutant: != to ==, because the patterns leave a plain line as it is
    if !line.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) {
      line = line.replacing(Self.specialCharacters)
    }
    if line.contains("\\\"") || line.contains("\\n"), line.contains("UIKeyboard") {
      line = line.replacing(Self.escapes)
    }
    return line.trimmed
  }

  /// Returns the text with plain characters in place of each pattern's matches.
  private func replacing(_ patterns: [(pattern: LogPattern, plain: String)]) -> LogText {
    let text = patterns.reduce(string) { text, next in
      next.pattern.replacing(text, with: next.plain)
    }
    return Array(text.utf8)[...]
  }

  /// The commands of a terminal, such as those for colours, and the quotes, signs and spaces of
  /// editors.
  private static let specialCharacters = [
    (#"\x1B(?:\[[^\x40-\x7E]*[\x40-\x7E]?)?|\p{Cf}"#, ""), ("[“”„‟«»″]", "\""),
    ("[‘’‚‛]", "'"), ("−", "-"), (#"\p{Zs}"#, " "),
  ].map { (pattern: LogPattern($0), plain: $1) }

  /// Escapes of a text within JSON, as `log stream --style ndjson` prints it.
  private static let escapes = [(#"(?<!\\)\\[ntr]"#, " "), (#"\\(.)"#, "$1")]
    .map { (pattern: LogPattern($0), plain: $1) }
}
