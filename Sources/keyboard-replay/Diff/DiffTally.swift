/// Counts the rows of a comparison.
struct DiffTally {
  /// The first difference.
  private(set) var first: DiffRow?
  private var same = 0
  private var different = 0
  private var onlyLeft = 0
  private var onlyRight = 0

  /// Counts a row; returns whether it is the first difference.
  mutating func add(_ row: DiffRow) -> Bool {
    switch row {
    case .same: same += 1
    case .different: different += 1
    case .left: onlyLeft += 1
    case .right: onlyRight += 1
    }
    guard first == nil, !row.isSame else { return false }
    first = row
    return true
  }

  /// The comparison in one line.
  var summary: String {
    guard let first else { return "no difference in \(Tally.count(same, "row"))" }
    let counts = [
      (same, "the same"), (different, "different"), (onlyLeft, "only on the left"),
      (onlyRight, "only on the right"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let places = [
      first.left.map { "line \($0.line) on the left" },
      first.right.map { "line \($0.line) on the right" },
    ].compactMap(\.self)
    return counts.joined(separator: ", ")
      + "; the first difference is at \(places.joined(separator: ", "))"
  }
}
