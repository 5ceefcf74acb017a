import KeyboardTesting

/// Plays one side of a comparison row by row.
@MainActor final class DiffSource {
  private var input: TraceInput
  private let replay: Replay

  init(_ side: DiffSide) throws(ToolError) {
    input = try TraceReference.named(side.file).open()
    replay = Replay(policy: side.policy)
  }

  /// The next row; `nil` at the end.
  func next() throws(ToolError) -> ReplayStep? {
    while let entry = try input.next() {
      if let step = replay.play(entry) { return step }
    }
    return nil
  }
}
