import KeyboardTesting

/// Plays one side of a comparison row by row.
@MainActor final class DiffSource {
  private var input: TraceInput
  private let replay: Replay

  init(_ side: DiffSide, _ reading: KeyboardTraceReader.Options) throws(ToolError) {
    input = try TraceReference.named(side.file).open(reading)
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
