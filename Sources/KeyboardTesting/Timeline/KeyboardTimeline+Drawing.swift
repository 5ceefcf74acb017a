extension KeyboardTimeline {
  /// Reads a drawn timeline.
  ///
  /// One row says what happens, a further one what becomes of it; a row of digits gives the frames.
  /// Where there are three, the frames stand between the two. A row that is shorter than another
  /// ends with nothing happening.
  ///
  /// - Parameter drawing: Up to three rows; blank lines and spaces mean nothing.
  /// - Throws: The first mark that means nothing, with its line and column.
  public init(_ drawing: String) throws(KeyboardTraceError) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let rows = lines.map { DrawnRow(line: $0 + 1, text: $1) }.filter { !$0.marks.isEmpty }
    guard let first = rows.first else {
      throw Self.error(line: 1, expected: "a row of notifications", found: "nothing")
    }
    if rows.count > 3 {
      throw Self.error(line: rows[3].line, expected: "three rows at most", found: "a fourth row")
    }
    let frames = rows.dropFirst().first { rows.count == 3 || $0.isOfDigits }
    let outcomes = rows.dropFirst().last { $0.line != frames?.line }
    try self.init(events: first, frames: frames, outcomes: outcomes)
  }

  private static func error(line: Int, expected: String, found: String) -> KeyboardTraceError {
    KeyboardTraceError(file: "timeline", line: line, expected: expected, found: found)
  }

  private init(
    events: DrawnRow,
    frames: DrawnRow?,
    outcomes: DrawnRow?
  ) throws(KeyboardTraceError) {
    let allEvents = KeyboardTimelineEvent.allCases.map(\.rawValue)
    let events = try events.read(allEvents) { KeyboardTimelineEvent(rawValue: $0) }
    let digits = try frames?.read(Array("0123456789-")) { $0 == "-" ? -1 : $0.wholeNumberValue }
    let allOutcomes = KeyboardTimelineOutcome.allCases.map(\.rawValue)
    let outcomes = try outcomes?.read(allOutcomes) { KeyboardTimelineOutcome(rawValue: $0) }
    let count = max(events.count, digits?.count ?? 0, outcomes?.count ?? 0)
    columns = (0..<count).map { index in
      KeyboardTimelineColumn(
        index < events.count ? events[index] : .nothing,
        frame: digits.flatMap { index < $0.count && $0[index] >= 0 ? $0[index] : nil },
        outcomes.map { index < $0.count ? $0[index] : .nothing }
      )
    }
  }
}

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
  ) throws(KeyboardTraceError) -> [Value] {
    var values: [Value] = []
    for (mark, column) in marks {
      guard all.contains(mark), let value = value(mark) else {
        throw KeyboardTraceError(
          file: "timeline",
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
