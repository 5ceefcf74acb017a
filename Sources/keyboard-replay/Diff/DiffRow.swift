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
  func jsonLine(
    isFirst: Bool,
    left leftFormatter: JSONLinesFormatter,
    right rightFormatter: JSONLinesFormatter
  ) -> String {
    let (kind, parts): (String, [Part]) =
      switch self {
      case .same: ("same", [])
      case .different(_, _, let parts): ("different", parts)
      case .left: ("left", [])
      case .right: ("right", [])
      }
    let keys = parts.map { "\"\($0.key)\"" }.joined(separator: ",")
    return "{\"row\":\"\(kind)\",\"first\":\(isFirst),\"parts\":[\(keys)],"
      + "\"left\":\(left.map(leftFormatter.object) ?? "null"),"
      + "\"right\":\(right.map(rightFormatter.object) ?? "null")}\n"
  }
}

/// Plays both sides and gives the rows of their comparison, one at a time.
@MainActor final class DiffRows {
  private let source: () throws(ToolError) -> DiffRow?

  init(_ left: Diff.Side, _ right: Diff.Side, toleratesTruncation: Bool) throws(ToolError) {
    source =
      left.file == right.file
      ? try Self.pairs(left, right, toleratesTruncation)
      : try Self.aligned(left, right, toleratesTruncation)
  }

  /// The next row; `nil` at the end.
  func next() throws(ToolError) -> DiffRow? {
    try source()
  }

  /// The rows of one trace under two policies are pairs, whatever the policies make of them.
  ///
  /// The trace is read once, so that it may be standard input.
  private static func pairs(
    _ left: Diff.Side,
    _ right: Diff.Side,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> () throws(ToolError) -> DiffRow? {
    var input = try TraceReference.named(left.file).open(toleratesTruncation: toleratesTruncation)
    let replays = (Replay(policy: left.policy), Replay(policy: right.policy))
    return { () throws(ToolError) in
      while let entry = try input.next() {
        let steps = (replays.0.play(entry), replays.1.play(entry))
        guard case (let left?, let right?) = steps, left.subject != .setting else { continue }
        return DiffRow(left, right)
      }
      return nil
    }
  }

  private static func aligned(
    _ left: Diff.Side,
    _ right: Diff.Side,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> () throws(ToolError) -> DiffRow? {
    var aligner = DiffAligner(
      left: try steps(of: left, toleratesTruncation),
      right: try steps(of: right, toleratesTruncation)
    )
    return { () throws(ToolError) in try aligner.next() }
  }

  /// Plays one side row by row.
  private static func steps(
    of side: Diff.Side,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> DiffAligner.Source {
    var input = try TraceReference.named(side.file).open(toleratesTruncation: toleratesTruncation)
    let replay = Replay(policy: side.policy)
    return { () throws(ToolError) in
      while let entry = try input.next() {
        if let step = replay.play(entry), step.subject != .setting { return step }
      }
      return nil
    }
  }
}
