import Foundation

extension KeyboardTimeline {
  /// The first difference from what came to be, in words and drawn; `nil` where there is none.
  ///
  /// What this timeline does not say may be anything: without a last row only what happens is
  /// compared. Frames are compared where this timeline has digits, by their heights where both know
  /// them, and so are the covered heights. Steps in which nothing happens at the end make no
  /// difference.
  ///
  /// - Parameter actual: What came to be.
  /// - Returns: Both timelines, the actual one beneath the expected, and a sentence under the first
  ///   column that differs.
  public func difference(from actual: KeyboardTimeline) -> String? {
    let count = max(columns.count, actual.columns.count)
    var heights: [Int: CGFloat] = [:]
    for index in 0..<count {
      let (expected, found) = (column(at: index), actual.column(at: index))
      guard let words = words(expected, found, &heights) else { continue }
      let marker = String(repeating: " ", count: index) + "↑ column \(index + 1): \(words)"
      return (labelled("expected", rows) + labelled("actual", actual.rows) + labelled("", [marker]))
        .joined(separator: "\n")
    }
    return nil
  }

  private func column(at index: Int) -> KeyboardTimelineColumn {
    columns.indices.contains(index) ? columns[index] : KeyboardTimelineColumn()
  }

  private func labelled(_ label: String, _ rows: [String]) -> [String] {
    rows.enumerated().map { index, row in
      let label = index == 0 ? label : ""
      return label + String(repeating: " ", count: 10 - label.count) + row
    }
  }

  /// How two columns differ; `nil` where they do not.
  private func words(
    _ expected: KeyboardTimelineColumn,
    _ found: KeyboardTimelineColumn,
    _ heights: inout [Int: CGFloat]
  ) -> String? {
    if expected.event != found.event {
      return "expected \(expected.event), found \(found.event)"
    }
    if let words = frameWords(expected, found, &heights) { return words }
    guard columns.contains(where: { $0.outcome != nil }) else { return nil }
    let (outcome, other) = (expected.outcome ?? .nothing, found.outcome ?? .nothing)
    if !outcome.allows(other) { return "expected \(outcome), found \(other)" }
    guard let covered = expected.covered, let foundCovered = found.covered,
      !(abs(covered - foundCovered) <= 0.01)
    else { return nil }
    return "expected \(points(covered)) covered, found \(points(foundCovered))"
  }

  /// How two frames differ that the row of digits tells apart.
  ///
  /// A drawing that was not played knows no heights: then each of its digits must stand for one
  /// height in what was found, and no two digits for the same.
  private func frameWords(
    _ expected: KeyboardTimelineColumn,
    _ found: KeyboardTimelineColumn,
    _ heights: inout [Int: CGFloat]
  ) -> String? {
    guard let number = expected.frame else { return nil }
    guard let height = found.height else {
      guard let other = found.frame, other != number else { return nil }
      return "expected frame \(number), found frame \(other)"
    }
    if let known = expected.height ?? heights[number] {
      guard !(abs(known - height) <= 0.01) else { return nil }
      return "expected a frame \(points(known)) high, found one of \(points(height))"
    }
    if let same = heights.first(where: { abs($0.value - height) <= 0.01 })?.key {
      return "expected another height than of frame \(same), found \(points(height)) again"
    }
    heights[number] = height
    return nil
  }

  private func points(_ height: CGFloat) -> String {
    "\(JSONText.number(Double(height))) points"
  }
}
