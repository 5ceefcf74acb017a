/// What is wrong with a drawn timeline, and where.
public struct KeyboardTimelineError: Error, Sendable, Hashable {
  /// The line of the text, counted from 1.
  public var line: Int
  /// The place in the line, counted from 1; `nil` where the whole line is wrong.
  public var column: Int?
  /// What should stand there.
  public var expected: String
  /// What does stand there.
  public var found: String

  /// Makes an error from its parts.
  public init(line: Int, column: Int? = nil, expected: String, found: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }
}

extension KeyboardTimelineError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    let place = column.map { "line \(line), column \($0)" } ?? "line \(line)"
    return "timeline, \(place): expected \(expected), found \(found)"
  }
}
