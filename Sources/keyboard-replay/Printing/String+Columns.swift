/// Texts in the columns of a terminal.
extension String {
  /// Returns the text with spaces up to a width.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atStart ? space + self : self + space
  }

  /// The text without the spaces at its end.
  var withoutTrailingSpace: String {
    unicodeScalars.lastIndex { $0 != " " }.map { String(unicodeScalars[...$0]) } ?? ""
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
