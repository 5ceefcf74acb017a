/// Makes a text from outside harmless where a terminal may show it.
///
/// Titles, names and paths come from files and command lines that anyone may have written. A control
/// character in them could move the cursor, a line separator could make one line look like two, and
/// a bidirectional override could make letters stand in another order than they do.
enum Printable {
  /// A text whose characters of these kinds are spelt out, such as `\u{1b}`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
