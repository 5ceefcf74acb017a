import KeyboardTesting

/// The screen that a first reader gets, who gives no arguments: at most 24 lines of 80 columns.
struct Overview {
  /// The traces that are shown.
  private static let names: [KeyboardTrace.BuiltInName] = [
    .showAndHide, .pinyinGrowth, .passwordPrompt,
  ]

  @MainActor func run(_ output: Output) throws -> ExitStatus {
    if InputFile.isStandardInputGiven { Tool.note("to play standard input: \(Tool.name) -") }
    let color = Terminal.hasColor
    let table = TraceTable(width: Terminal.width, hasColor: color, hasFrames: false)
    var summary = ReplaySummary()
    var rows = table.heading
    for name in KeyboardTrace.BuiltInName.allCases {
      let trace = name.trace
      let replay = Replay()
      let steps = trace.records.compactMap(replay.play).filter { $0.subject != .setting }
      summary.add(replay.summary)
      if Self.names.contains(name) {
        rows += table.title(trace.title) + steps.map(table.row).joined()
      }
    }
    try output.write(text(summary, rows))
    return summary[.failures] == 0 ? .success : .expectationFailed
  }

  private func text(_ summary: ReplaySummary, _ rows: String) -> String {
    """
    What each keyboard notification did, in three of \(summary[.traces]) built-in traces:

    \(rows)
    appeared, resized, moved, disappeared: what changed, and by how many points the
    covered height grew. × marks a notification that was dropped; any other word is
    the keyboard's state. The bar is the part of the view that is covered.

    In all traces \(summary.met). keyboard-replay play prints them all,
    keyboard-replay report -o FILE.html draws them, --help lists everything else.

    """
  }
}
