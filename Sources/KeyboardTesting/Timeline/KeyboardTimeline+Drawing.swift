extension KeyboardTimeline {
  /// Reads a drawn timeline.
  ///
  /// One row says what happens, a further one what becomes of it; a row of digits gives the frames.
  /// Where there are three, the frames stand between the two. A row that is shorter than another
  /// ends with nothing happening.
  ///
  /// - Parameter drawing: Up to three rows; blank lines and spaces mean nothing.
  /// - Throws: The first mark that means nothing, with its line and column.
  public init(_ drawing: String) throws(KeyboardTimelineError) {
    var rows: [DrawnRow] = []
    for (index, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let row = DrawnRow(line: index + 1, text: line)
      if !row.marks.isEmpty { rows.append(row) }
    }
    guard let first = rows.first else {
      throw KeyboardTimelineError(line: 1, expected: "a row of notifications", found: "nothing")
    }
    if rows.count > 3 {
      throw KeyboardTimelineError(
        line: rows[3].line,
        expected: "three rows at most",
        found: "a fourth row"
      )
    }
    let frames = rows.dropFirst().first { rows.count == 3 || $0.isOfDigits }
    let outcomes = rows.dropFirst().last { $0.line != frames?.line }
    try self.init(events: first, frames: frames, outcomes: outcomes)
  }

  private init(
    events: DrawnRow,
    frames: DrawnRow?,
    outcomes: DrawnRow?
  ) throws(KeyboardTimelineError) {
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
