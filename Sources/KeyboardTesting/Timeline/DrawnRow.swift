/// A line of a drawn timeline: its marks, and where each stands.
struct DrawnRow {
  /// The line, counted from 1.
  let line: Int
  /// The marks, and their places in the line, counted from 1.
  let marks: [(mark: Character, column: Int)]

  init(line: Int, text: Substring) {
    self.line = line
    marks = text.enumerated().compactMap { index, mark in
      mark.isWhitespace ? nil : (mark, index + 1)
    }
  }

  /// Whether the row can be one of frames only.
  var isOfDigits: Bool {
    marks.contains { $0.mark.isASCII && $0.mark.isNumber }
  }

  /// Reads each mark; one that means nothing is an error.
  func read<Value>(
    _ all: [Character],
    _ value: (Character) -> Value?
  ) throws(KeyboardTimelineError) -> [Value] {
    var values: [Value] = []
    for (mark, column) in marks {
      guard all.contains(mark), let value = value(mark) else {
        throw KeyboardTimelineError(
          line: line,
          column: column,
          expected: "one of " + all.map(String.init).joined(separator: " "),
          found: JSONText.string(String(mark))
        )
      }
      values.append(value)
    }
    return values
  }
}
