/// The first column in which two timelines differ.
public struct KeyboardTimelineDifference: Sendable, Hashable {
  /// The timeline that was drawn.
  public var expected: KeyboardTimeline
  /// The timeline that came to be.
  public var actual: KeyboardTimeline
  /// The number of the first column that differs, counted from 1.
  public var column: Int

  /// Makes a difference from its parts.
  public init(expected: KeyboardTimeline, actual: KeyboardTimeline, column: Int) {
    self.expected = expected
    self.actual = actual
    self.column = column
  }
}

extension KeyboardTimelineDifference: CustomStringConvertible {
  /// Both timelines, the actual one beneath the expected, and a mark under the first difference.
  public var description: String {
    let marker = String(repeating: " ", count: max(0, column - 1)) + "↑ column \(column): \(words)"
    return (labelled("expected", expected) + labelled("actual", actual) + labelled("", [marker]))
      .joined(separator: "\n")
  }

  private var words: String {
    let (expected, found) = (expected.column(at: column - 1), actual.column(at: column - 1))
    if expected.event != found.event {
      return "expected \(expected.event), found \(found.event)"
    }
    return "expected \(expected.outcome ?? .nothing), found \(found.outcome ?? .nothing)"
  }

  private func labelled(_ label: String, _ timeline: KeyboardTimeline) -> [String] {
    labelled(label, timeline.rows)
  }

  private func labelled(_ label: String, _ rows: [String]) -> [String] {
    rows.enumerated().map { index, row in
      let label = index == 0 ? label : ""
      return label + String(repeating: " ", count: 10 - label.count) + row
    }
  }
}

extension KeyboardTimeline {
  /// The first difference from what came to be; `nil` where there is none.
  ///
  /// What this timeline does not say may be anything: without a last row only what happens is
  /// compared. Steps in which nothing happens at the end make no difference.
  ///
  /// - Parameter actual: What came to be.
  /// - Returns: A difference whose description draws both timelines.
  public func difference(from actual: KeyboardTimeline) -> KeyboardTimelineDifference? {
    let count = max(columns.count, actual.columns.count)
    let index = (0..<count).first { !isSame(column(at: $0), actual.column(at: $0)) }
    return index.map {
      KeyboardTimelineDifference(expected: self, actual: actual, column: $0 + 1)
    }
  }

  func column(at index: Int) -> KeyboardTimelineColumn {
    columns.indices.contains(index) ? columns[index] : KeyboardTimelineColumn()
  }

  private var saysOutcomes: Bool {
    columns.contains { $0.outcome != nil }
  }

  private func isSame(
    _ expected: KeyboardTimelineColumn,
    _ found: KeyboardTimelineColumn
  ) -> Bool {
    guard expected.event == found.event else { return false }
    if let frame = expected.frame, let other = found.frame, frame != other { return false }
    guard saysOutcomes else { return true }
    return (expected.outcome ?? .nothing) == (found.outcome ?? .nothing)
  }
}
