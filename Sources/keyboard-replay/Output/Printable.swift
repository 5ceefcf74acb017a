import KeyboardTesting

/// Makes a text from outside harmless where a terminal may show it.
///
/// Titles, names and paths come from files and command lines that anyone may have written.
enum Printable {
  /// A text whose characters of these kinds are spelt out, such as `\u{1b}`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyedByTerminals) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isObeyedByTerminals {
        result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
