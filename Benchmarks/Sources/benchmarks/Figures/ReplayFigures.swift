import Foundation

/// Playing a long trace and a short one with the command-line tool.
@MainActor enum ReplayFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let long = effort.size(1_000_000)
    var speeds: [Double] = []
    var (peaks, shortPeaks): ([Double], [Double]) = ([], [])
    for _ in 0..<effort.fewRounds {
      let child = try play(lineCount: long)
      speeds.append(Double(long) / child.seconds)
      peaks += [child.peakMemory].compactMap(\.self)
      shortPeaks += [try play(lineCount: long / 100).peakMemory].compactMap(\.self)
    }
    return [
      .absolute("replay-lines-per-second", speeds, unit: .linesPerSecond),
      growth(peaks, shortPeaks),
    ]
  }

  private static func growth(_ long: [Double], _ short: [Double]) -> Figure {
    guard !long.isEmpty, long.count == short.count else {
      return .counted("replay-memory-growth", nil, unit: .ratio)
    }
    return .ratio("replay-memory-growth", ours: long, baseline: short, goal: .atMost(1.2))
  }

  private static func play(lineCount: Int) throws -> Child {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let tool = (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("keyboard-replay")
    return try Child(tool, ["play", "--format", "jsonl", "-"]) { input in
      try GeneratedTrace.write(lineCount: lineCount, to: input)
    }
  }
}
