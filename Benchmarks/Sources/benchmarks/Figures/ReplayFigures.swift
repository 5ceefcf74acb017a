import Foundation

/// Playing long traces with the command-line tool, each in a process of its own.
@MainActor enum ReplayFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let long = effort.size(1_000_000)
    let files = try [long / 100, long].map { try GeneratedTrace.write(lineCount: $0) }
    defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
    // What is known of memory is the peak of all processes so far, so the short trace goes first.
    try play(files[0])
    let memory = Children.peakMemory
    var speeds: [Double] = []
    for _ in 0..<effort.fewRounds {
      let start = Children.seconds
      try play(files[1])
      speeds.append(Double(long) / (Children.seconds - start))
    }
    return [
      .absolute("replay-lines-per-second", speeds, unit: .linesPerSecond),
      Figure(
        name: "replay-memory-growth",
        value: Children.peakMemory / memory,
        unit: .ratio,
        ours: Children.peakMemory,
        baseline: memory,
        goal: .atMost(1.2)
      ),
    ]
  }

  private static func play(_ file: URL) throws {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let tool = (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("keyboard-replay")
    try Children.run(tool, ["play", "--format", "jsonl", file.path])
  }
}
