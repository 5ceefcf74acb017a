import KeyboardTesting

/// A row of a comparison.
enum DiffRow: Equatable {
  /// A part of a row in which two sides differ.
  struct Part: Equatable {
    /// The part, as the output of `play --format jsonl` spells it.
    var key: String
    var left: String
    var right: String
  }

  /// Indicates that both sides have the row, and it did the same.
  case same(ReplayStep, ReplayStep)
  /// Indicates that both sides have the row, and it did something else, or had another frame.
  case different(ReplayStep, ReplayStep, [Part])
  /// Indicates that the left side alone has the row.
  case left(ReplayStep)
  /// Indicates that the right side alone has the row.
  case right(ReplayStep)

  /// Pairs two rows.
  init(_ left: ReplayStep, _ right: ReplayStep) {
    let parts = ReplayField.compared.compactMap { field -> Part? in
      let texts = [left, right].map { step in
        // A row that is not dropped is said to be that, where others lack a value.
        field.value(step).exactText ?? (field.key == "dropped" ? "no" : "none")
      }
      return texts[0] == texts[1] ? nil : Part(key: field.key, left: texts[0], right: texts[1])
    }
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

  /// The row as a line of JSON, each side as `play` prints it.
  func jsonLine(isFirst: Bool, _ sides: DiffSides) -> String {
    let (kind, parts): (String, [Part]) =
      switch self {
      case .same: ("same", [])
      case .different(_, _, let parts): ("different", parts)
      case .left: ("left", [])
      case .right: ("right", [])
      }
    let keys = parts.map { "\"\($0.key)\"" }.joined(separator: ",")
    let left = left.map(JSONLinesFormatter(file: sides.left.file).object) ?? "null"
    let right = right.map(JSONLinesFormatter(file: sides.right.file).object) ?? "null"
    return "{\"row\":\"\(kind)\",\"first\":\(isFirst),\"parts\":[\(keys)],"
      + "\"left\":\(left),\"right\":\(right)}\n"
  }
}

/// Counts the rows of a comparison.
struct DiffSummary {
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
  func text(_ sides: DiffSides) -> String {
    guard let first else { return "no difference in \(NumberFormat.count(same, "row"))" }
    let names = sides.names
    let counts = [
      (same, "the same"), (different, "different"), (onlyLeft, "only in \(names.left)"),
      (onlyRight, "only in \(names.right)"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    return "\(counts); the first difference is at \(place(of: first, sides))"
  }

  private func place(of row: DiffRow, _ sides: DiffSides) -> String {
    if sides.isOneTrace, let step = row.left { return "line \(step.line)" }
    return [(row.left, sides.names.left), (row.right, sides.names.right)].compactMap { step, name in
      step.map { "line \($0.line) of \(name)" }
    }.joined(separator: ", ")
  }
}
