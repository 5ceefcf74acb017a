/// A row of a comparison.
enum DiffRow: Equatable {
  /// Indicates that both sides have the row, and it did the same.
  case same(ReplayStep, ReplayStep)
  /// Indicates that both sides have the row, and it did something else, or had another frame.
  case different(ReplayStep, ReplayStep, [DiffPart])
  /// Indicates that the left side alone has the row.
  case left(ReplayStep)
  /// Indicates that the right side alone has the row.
  case right(ReplayStep)

  /// Pairs two rows.
  init(_ left: ReplayStep, _ right: ReplayStep) {
    let parts = DiffPart.parts(left, right)
    self = parts.isEmpty ? .same(left, right) : .different(left, right, parts)
  }

  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// The row of the left side, if it has one.
  var left: ReplayStep? {
    switch self {
    case .same(let step, _), .different(let step, _, _), .left(let step): step
    case .right: nil
    }
  }

  /// The row of the right side, if it has one.
  var right: ReplayStep? {
    switch self {
    case .same(_, let step), .different(_, let step, _), .right(let step): step
    case .left: nil
    }
  }
}
