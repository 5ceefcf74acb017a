/// Texts in the columns of a terminal.
extension String {
  /// Returns the text with spaces up to a width.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atStart ? space + self : self + space
  }

  /// The text without the spaces at its end.
  var trimmed: String {
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
  ///   - indent: The spaces before each line but the first; fewer if they would take a third.
  ///   - firstIndent: The spaces before the first line.
  /// - Returns: The lines, without a line feed at the end.
  func wrapped(to width: Int?, indent: Int = 0, firstIndent: Int = 0) -> String {
    let most = max(1, width ?? .max)
    let first = min(firstIndent, most / 3)
    let later = min(indent, most / 3)
    var lines: [String] = []
    var rest = Substring(self)
    repeat {
      let space = String(repeating: " ", count: lines.isEmpty ? first : later)
      let line = rest.prefix(most - space.count)
      let isLast = line.endIndex == rest.endIndex
      // A line that is followed by a space is full of whole words.
      let end = isLast || rest[line.endIndex] == " " ? nil : line.lastIndex(of: " ")
      lines.append(space + rest[..<(end ?? line.endIndex)])
      rest = rest[(end ?? line.endIndex)...].drop { $0 == " " }
    } while !rest.isEmpty
    return lines.joined(separator: "\n")
  }
}
