import KeyboardTesting

/// Plays both sides and gives the rows of their comparison, one at a time.
@MainActor final class DiffRows {
  private let source: () throws(ToolError) -> DiffRow?

  init(_ sides: DiffSides, toleratesTruncation: Bool) throws(ToolError) {
    source =
      sides.isOneTrace
      ? try Self.pairs(sides, toleratesTruncation)
      : try Self.aligned(sides, toleratesTruncation)
  }

  /// The next row; `nil` at the end.
  func next() throws(ToolError) -> DiffRow? {
    try source()
  }

  /// The rows of one trace under two policies are pairs, whatever the policies make of them.
  ///
  /// The trace is read once, so that it may be standard input.
  private static func pairs(
    _ sides: DiffSides,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> () throws(ToolError) -> DiffRow? {
    let trace = TraceReference.named(sides.left.file)
    var input = try trace.open(toleratesTruncation: toleratesTruncation)
    let replays = (Replay(policy: sides.left.policy), Replay(policy: sides.right.policy))
    return { () throws(ToolError) in
      while let record = try input.next() {
        let steps = (replays.0.play(record), replays.1.play(record))
        guard case (let left?, let right?) = steps, left.subject != .setting else { continue }
        return DiffRow(left, right)
      }
      return nil
    }
  }

  private static func aligned(
    _ sides: DiffSides,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> () throws(ToolError) -> DiffRow? {
    var aligner = DiffAligner(
      left: try steps(of: sides.left, toleratesTruncation),
      right: try steps(of: sides.right, toleratesTruncation)
    )
    return { () throws(ToolError) in try aligner.next() }
  }

  /// Plays one side row by row.
  private static func steps(
    of side: DiffSides.Side,
    _ toleratesTruncation: Bool
  ) throws(ToolError) -> DiffAligner.Source {
    var input = try TraceReference.named(side.file).open(toleratesTruncation: toleratesTruncation)
    let replay = Replay(policy: side.policy)
    return { () throws(ToolError) in
      while let record = try input.next() {
        if let step = replay.play(record), step.subject != .setting { return step }
      }
      return nil
    }
  }
}

/// Aligns the rows of two sides, and keeps no more of them than it looks ahead.
///
/// Rows of one name are a pair. Where the names differ, the nearest later pair is looked for, and
/// the rows before it are one side's alone.
@MainActor struct DiffAligner {
  /// Gives a side's next row; `nil` at its end.
  typealias Source = @MainActor () throws(ToolError) -> ReplayStep?

  private let limit: Int
  private var left: [ReplayStep] = []
  private var right: [ReplayStep] = []
  private var ready: [DiffRow] = []
  private let nextLeft: Source
  private let nextRight: Source

  /// Makes an aligner.
  ///
  /// - Parameters:
  ///   - limit: How many rows of a side are looked through for one that matches.
  ///   - left: Gives the rows of the left side.
  ///   - right: Gives the rows of the right side.
  init(limit: Int = 64, left: @escaping Source, right: @escaping Source) {
    self.limit = limit
    nextLeft = left
    nextRight = right
  }

  /// The next row of the comparison; `nil` at the end of both sides.
  mutating func next() throws(ToolError) -> DiffRow? {
    if !ready.isEmpty { return ready.removeFirst() }
    try fill(to: 1)
    switch (left.first, right.first) {
    case (nil, nil): return nil
    case (_?, nil): return .left(left.removeFirst())
    case (nil, _?): return .right(right.removeFirst())
    case (let first?, let second?):
      if first.name == second.name { return pair() }
      try realign()
      return try next()
    }
  }

  private mutating func pair() -> DiffRow {
    DiffRow(left.removeFirst(), right.removeFirst())
  }

  /// Sets aside the rows before the nearest pair; without one, a row of each side.
  private mutating func realign() throws(ToolError) {
    try fill(to: limit)
    let (skippedLeft, skippedRight) = nearestPair ?? (1, 1)
    ready += left.prefix(skippedLeft).map(DiffRow.left)
    ready += right.prefix(skippedRight).map(DiffRow.right)
    left.removeFirst(skippedLeft)
    right.removeFirst(skippedRight)
  }

  /// How many rows to skip on each side, together as few as can be.
  private var nearestPair: (Int, Int)? {
    let most = left.count + right.count - 2
    guard most > 0 else { return nil }
    for sum in 1...most {
      for skipped in max(0, sum - right.count + 1)...min(sum, left.count - 1)
      where left[skipped].name == right[sum - skipped].name {
        return (skipped, sum - skipped)
      }
    }
    return nil
  }

  /// Reads ahead, so that each side has as many rows as asked for, if there are as many.
  private mutating func fill(to count: Int) throws(ToolError) {
    while left.count < count, let row = try nextLeft() { left.append(row) }
    while right.count < count, let row = try nextRight() { right.append(row) }
  }
}
