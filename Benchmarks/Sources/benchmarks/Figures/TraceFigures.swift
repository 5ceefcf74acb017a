import Foundation

/// Reading a long trace with the command-line tool, against Python's parser on the same lines.
@MainActor enum TraceFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let lines = effort.size(200_000)
    var times: [String: [Double]] = [:]
    for _ in 0..<effort.fewRounds {
      for (name, command) in commands {
        guard let child = try? command(lines), let start = try? command(2) else { continue }
        // What it takes to start a program is no part of reading.
        times[name, default: []].append(child.seconds - start.seconds)
      }
    }
    let play = times["play"] ?? []
    return [
      ratio("trace-check", times["check"] ?? [], times["python"], effort, goal: 3),
      ratio("trace-play", play, times["python"], effort, goal: 5),
      .absolute(
        "trace-play-lines-per-second",
        play.map { Double(lines) / $0 },
        unit: .linesPerSecond
      ),
      try memoryGrowth(effort),
    ]
  }

  private static let commands: [(String, (Int) throws -> Child)] = [
    ("python", { try python(lineCount: $0) }),
    ("check", { try tool(["check", "-"], lineCount: $0) }),
    ("play", { try tool(["play", "--format", "jsonl", "-"], lineCount: $0) }),
  ]

  private static func ratio(
    _ name: String,
    _ ours: [Double],
    _ python: [Double]?,
    _ effort: Effort,
    goal: Double
  ) -> Figure {
    guard !effort.isQuick else {
      return .leftOut(name, unit: .ratio, because: "--quick plays too few lines")
    }
    guard let python, python.count == ours.count else {
      return .leftOut(name, unit: .ratio, because: "there is no python3")
    }
    return .ratio(name, ours: ours, baseline: python, goal: .atMost(goal))
  }

  private static func memoryGrowth(_ effort: Effort) throws -> Figure {
    let name = "trace-memory-growth"
    guard !effort.isQuick else {
      return .leftOut(name, unit: .ratio, because: "--quick plays too few lines")
    }
    let play = ["play", "--format", "jsonl", "-"]
    let long = try tool(play, lineCount: 1_000_000).peakMemory
    let short = try tool(play, lineCount: 10_000).peakMemory
    guard let long, let short else { return .counted(name, nil, unit: .ratio) }
    return .ratio(name, ours: [long], baseline: [short], goal: .atMost(1.2))
  }

  private static func tool(_ arguments: [String], lineCount: Int) throws -> Child {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let tool = (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("keyboard-replay")
    return try Child(tool, arguments) { try GeneratedTrace.write(lineCount: lineCount, to: $0) }
  }

  private static func python(lineCount: Int) throws -> Child {
    let program = "import json, sys\nfor line in sys.stdin.buffer: json.loads(line)"
    let arguments = ["python3", "-c", program]
    return try Child(URL(fileURLWithPath: "/usr/bin/env"), arguments) {
      try GeneratedTrace.write(lineCount: lineCount, to: $0)
    }
  }
}
