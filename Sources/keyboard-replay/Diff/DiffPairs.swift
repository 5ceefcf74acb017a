import KeyboardTesting

/// Plays one trace under two policies; it is read once, so that it may be standard input.
@MainActor final class DiffPairs {
  private var input: TraceInput
  private let left: Replay
  private let right: Replay

  init(
    file: String,
    left: ReplayPolicy,
    right: ReplayPolicy,
    reading: KeyboardTraceReader.Options
  ) throws(ToolError) {
    input = try TraceReference.named(file).open(reading)
    self.left = Replay(policy: left)
    self.right = Replay(policy: right)
  }

  /// The next row of the comparison; `nil` at the end.
  func next() throws(ToolError) -> DiffRow? {
    while let entry = try input.next() {
      let steps = (left.play(entry), right.play(entry))
      if case (let left?, let right?) = steps { return DiffRow(left, right) }
    }
    return nil
  }
}
