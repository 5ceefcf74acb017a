import Foundation

/// Part of a line of a log: bytes of UTF-8, since a log of 200 MB is mostly passed over.
typealias LogText = ArraySlice<UInt8>

extension LogText {
  var string: String {
    String(decoding: self, as: UTF8.self)
  }

  /// The text without the spaces and tabs around it.
  var trimmed: LogText {
    guard let first = firstIndex(where: { !$0.isLogSpace }),
      let last = lastIndex(where: { !$0.isLogSpace })
    else { return [] }
    return self[first...last]
  }

  /// The number of braces that the text opens and does not close.
  var depth: Int {
    count { $0 == .ascii("{") } - count { $0 == .ascii("}") }
  }

  func starts(with word: StaticString) -> Bool {
    holds(word, at: startIndex)
  }

  func contains(_ word: StaticString) -> Bool {
    firstIndex(of: word) != nil
  }

  /// Returns true where a word of ASCII stands at a place.
  func holds(_ word: StaticString, at index: Int) -> Bool {
    guard word.utf8CodeUnitCount <= endIndex - index else { return false }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return word.utf8CodeUnitCount == 0 }
      return memcmp(base + (index - startIndex), word.utf8Start, word.utf8CodeUnitCount) == 0
    }
  }

  /// Finds a word of ASCII, by way of its first byte.
  func firstIndex(of word: StaticString) -> Int? {
    let count = word.utf8CodeUnitCount
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var place = 0
      while bytes.count - place >= count,
        let found = memchr(base + place, Int32(word.utf8Start[0]), bytes.count - place - count + 1)
      {
        place = UnsafeRawPointer(found) - base
        if memcmp(found, word.utf8Start, count) == 0 { return startIndex + place }
        place += 1
      }
      return nil
    }
  }

  /// Finds the last place of a word of ASCII.
  func lastIndex(of word: StaticString) -> Int? {
    var last: Int?
    var rest = self
    while let found = rest.firstIndex(of: word) {
      last = found
      rest = self[(found + 1)...]
    }
    return last
  }
}

extension UInt8 {
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 {
    UInt8(ascii: scalar)
  }

  var isLogSpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self)
  }

  var isLogDigit: Bool {
    (0x30...0x39).contains(self)
  }

  /// True for the letters, digits and underscores of a name in a program.
  var isLogWord: Bool {
    isLogDigit || self == .ascii("_") || (0x61...0x7A).contains(lowered)
  }

  /// The small letter of ASCII for a capital one; any other byte as it is.
  var lowered: UInt8 {
    (0x41...0x5A).contains(self) ? self + 0x20 : self
  }
}

// MARK: - Patterns

/// A regular expression with named groups; Swift's own need newer systems than the package does.
struct LogPattern: Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern)
  }

  /// Returns the first match in a text.
  func match(_ text: String) -> Match? {
    expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      .map { Match(result: $0, text: text) }
  }

  /// Returns all matches in a text, which do not overlap.
  func matches(in text: String) -> [Match] {
    (expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [])
      .map { Match(result: $0, text: text) }
  }

  /// A place where a text is as the pattern describes.
  struct Match {
    fileprivate let result: NSTextCheckingResult
    fileprivate let text: String

    /// The text of a group; `nil` where the match is without it.
    subscript(group: String) -> Substring? {
      Range(result.range(withName: group), in: text).map { text[$0] }
    }

    /// The number in a group.
    func number(_ group: String) -> Int? {
      self[group].flatMap { Int($0) }
    }
  }
}

// MARK: - Other ways to write the same

/// The spelling of a line without what terminals, editors, languages and JSON put into it.
enum LogSpelling {
  /// Writes a line with the quotes, spaces and digits of ASCII, without colours, trimmed.
  static func plain(_ line: LogText) -> LogText {
    // A copy, since the line before is kept while the buffer of the log goes on.
    var line = Array(line)[...]
    if !line.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) { line = withoutOthers(line) }
    if line.contains("\\\"") || line.contains("\\n"), line.contains("UIKeyboard") {
      line = withoutEscapes(line)
    }
    return line.trimmed
  }

  private static func withoutOthers(_ line: LogText) -> LogText {
    var result = String.UnicodeScalarView()
    for scalar in withoutColours(line.string).unicodeScalars {
      switch scalar {
      case _ where scalar.isASCII: result.append(scalar)
      case "“", "”", "„", "‟", "«", "»", "″": result.append("\"")
      case "‘", "’", "‚", "‛": result.append("'")
      case "\u{2212}", "年", "月": result.append("-")
      case "\u{66B}": result.append(".")
      case "日": result.append(" ")
      case "\u{FF01}"..."\u{FF5E}":
        result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case _ where scalar.properties.generalCategory == .spaceSeparator: result.append(" ")
      case _ where scalar.properties.generalCategory == .format: break
      case _ where scalar.properties.numericType == .decimal:
        let digit = Int(scalar.properties.numericValue ?? 0)
        result.append(contentsOf: String(digit).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return Array(withHalves(String(result)).utf8)[...]
  }

  /// Leaves out the commands of a terminal, such as those for colours.
  private static func withoutColours(_ text: String) -> String {
    text.replacingOccurrences(
      of: #"\x1B(?:\[[^\x40-\x7E]*[\x40-\x7E]?)?"#,
      with: "",
      options: .regularExpression
    )
  }

  /// Writes the halves of the day as in English, with the space that other languages lack.
  private static func withHalves(_ text: String) -> String {
    halves.reduce(text) { text, half in
      text.contains(half.0) ? text.replacingOccurrences(of: half.0, with: half.1) : text
    }
  }

  private static let halves = [
    ("上午", " AM "), ("下午", " PM "), ("午前", " AM "), ("午後", " PM "), ("오전", " AM "),
    ("오후", " PM "), (" ص", " AM"), (" م ", " PM "),
  ]

  /// Takes a text out of the JSON that stands around it, as in `log stream --style ndjson`.
  private static func withoutEscapes(_ line: LogText) -> LogText {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == .ascii("\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let isSpace = next == .ascii("n") || next == .ascii("t") || next == .ascii("r")
      result.append(isSpace ? .ascii(" ") : next)
    }
    return result[...]
  }
}
