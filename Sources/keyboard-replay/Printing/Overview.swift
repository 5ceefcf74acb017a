import KeyboardTesting

/// The screen that a first reader gets, who gives no arguments: at most 24 lines of 80 columns.
struct Overview {
  /// The traces that are shown.
  private static let names = ["show-and-hide", "pinyin-growth", "password-prompt"]

  @MainActor func run(_ output: Output) throws -> ExitStatus {
    if InputFile.isStandardInputGiven { Tool.note("to play standard input: \(Tool.name) -") }
    let width = min(80, Terminal.width ?? 80)
    let table = TraceTable(width: width, hasColor: Terminal.hasColor, hasFrames: false)
    var (summary, rows) = (ReplaySummary(), table.heading)
    for trace in KeyboardTrace.BuiltInName.allCases {
      let played = try play(trace, table)
      summary.add(played.summary)
      if Self.names.contains(trace.rawValue) { rows += played.text }
    }
    try output.write(
      """
      What each keyboard notification did, in three of \(summary.traces) built-in traces:

      \(rows)
      appeared, resized, moved, disappeared: what changed, and by how many points the
      covered height grew. × marks a notification that was dropped; any other word is
      the keyboard's state. The bar is the part of the view that is covered.

      In all traces \(summary.met). keyboard-replay play prints them all,
      keyboard-replay report -o FILE.html draws them, --help lists everything else.

      """
    )
    return summary.failures == 0 ? .success : .expectationFailed
  }

  @MainActor private func play(
    _ trace: KeyboardTrace.BuiltInName,
    _ table: TraceTable
  ) throws(ToolError) -> (summary: ReplaySummary, text: String) {
    let replay = Replay()
    var (summary, text) = (ReplaySummary(), table.title(trace.trace.title))
    var input = TraceInput(builtIn: trace)
    while let record = try input.next() {
      if let step = replay.play(record), step.subject != .setting {
        summary.add(step)
        text += table.row(step)
      }
      if let mismatches = replay.mismatches { summary.addExpectation(isMet: mismatches.isEmpty) }
    }
    summary.addTrace(skippedRecords: 0)
    return (summary, text)
  }
}
