import Foundation
import KeyboardTesting

/// The terminal of standard output, if there is one.
enum Terminal {
  /// The columns of the terminal that standard output is; `nil` if it is none.
  static var width: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Standard output may be coloured: see https://no-color.org.
  static var hasColor: Bool {
    hasColor(isTerminal: isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment)
  }

  static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// A colour, or a weight, of text on a terminal.
enum TextColor: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Returns the text in the colour, if colours are wanted; otherwise, and without a colour, as
  /// it is.
  static func paint(_ text: String, _ color: TextColor?, if hasColor: Bool) -> String {
    guard hasColor, let color, !text.isEmpty else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}

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
