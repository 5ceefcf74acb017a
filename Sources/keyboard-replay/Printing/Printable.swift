import KeyboardTesting

/// Makes a text from outside harmless for a terminal.
///
/// Titles, names and paths come from files and command lines that anyone may have written.
enum Printable {
  /// Returns a text in which each character that a terminal may obey is spelt out, such as
  /// `\u{1b}`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyedByTerminals) else { return text }
    return text.unicodeScalars.map { scalar in
      scalar.isObeyedByTerminals ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}
