import Foundation
import KeyboardTesting

/// The terminal that standard output leads to, if there is one.
enum Terminal {
  /// True if standard output is a terminal.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The number of columns; `nil` if standard output is no terminal.
  static var width: Int? {
    guard isOutput else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// True if standard output may be colored: see https://no-color.org.
  static var hasColor: Bool {
    hasColor(isTerminal: isOutput, ProcessInfo.processInfo.environment)
  }

  static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

// MARK: - Text on a terminal

/// A color, or a weight, of text on a terminal.
enum TextColor: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Returns a text in a color; the text as it is without a color, or if colors are not wanted.
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

/// Texts in the columns of a terminal.
extension String {
  /// Returns the text with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the first letters, with an ellipsis for the rest.
  func cut(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }

  /// Returns the text in lines that are no longer than a width, broken at spaces if possible.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` leaves the text in one line.
  ///   - indent: The spaces before each line but the first, at most a third of the width.
  ///   - firstIndent: The spaces before the first line, at most a third of the width.
  /// - Returns: The lines, without a line feed at the end.
  func wrapped(to width: Int?, indent: Int = 0, firstIndent: Int = 0) -> String {
    let width = max(1, width ?? .max)
    let firstMargin = String(repeating: " ", count: min(firstIndent, width / 3))
    let otherMargin = String(repeating: " ", count: min(indent, width / 3))
    var lines: [String] = []
    var rest = Substring(self)
    repeat {
      let margin = lines.isEmpty ? firstMargin : otherMargin
      let end = Self.endOfLine(in: rest, width: width - margin.count)
      lines.append(margin + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty
    return lines.joined(separator: "\n")
  }

  /// Returns the place at which the first line of a text ends: after a whole word if possible.
  private static func endOfLine(in text: Substring, width: Int) -> Index {
    let line = text.prefix(width)
    let endsWithWord = line.endIndex == text.endIndex || text[line.endIndex] == " "
    if endsWithWord { return line.endIndex }
    return line.lastIndex(of: " ") ?? line.endIndex
  }
}
