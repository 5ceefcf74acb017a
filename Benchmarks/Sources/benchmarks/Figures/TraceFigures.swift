import Foundation

/// Cost of reading a long trace with the command-line tool, and with Python's parser.
@MainActor enum TraceFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let lines = effort.size(200_000)
    var times: [[Double]] = [[], [], []]
    for _ in 0..<effort.fewRounds {
      for (index, command) in [python, check, play].enumerated() {
        guard let child = try? command(lines), let start = try? command(2) else { continue }
        // The start of the program does not count.
        times[index].append(child.seconds - start.seconds)
      }
    }
    return [
      ratio("trace-check", effort, times[1], times[0], goal: 3),
      ratio("trace-play", effort, times[2], times[0], goal: 5),
      try memoryGrowth(effort),
      try importGrowth(effort),
    ]
  }

  private static func ratio(
    _ name: String,
    _ effort: Effort,
    _ ours: [Double],
    _ python: [Double],
    goal: Double
  ) -> Figure {
    guard !effort.isQuick else { return .leftOut(name, because: "--quick plays too few lines") }
    guard python.count == ours.count else { return .leftOut(name, because: "there is no python3") }
    return .ratio(name, ours: ours, baseline: python, goal: goal)
  }

  private static func memoryGrowth(_ effort: Effort) throws -> Figure {
    let name = "trace-memory-growth"
    guard !effort.isQuick else { return .leftOut(name, because: "--quick plays too few lines") }
    guard let long = try play(1_000_000).peakMemory, let short = try play(10_000).peakMemory
    else { return .counted(name, nil, unit: .ratio) }
    return .ratio(name, ours: [long], baseline: [short], goal: 1.2)
  }

  /// Returns the cost of importing a line by the cost of a tenth of it, ten times.
  private static func importGrowth(_ effort: Effort) throws -> Figure {
    let name = "import-growth"
    guard !effort.isQuick else { return .leftOut(name, because: "--quick imports too little") }
    let long = try importLog(lineSize: 3_000_000).seconds
    let short = try importLog(lineSize: 300_000).seconds
    return .ratio(name, ours: [long], baseline: [short * 10], goal: 1.2)
  }

  private static func importLog(lineSize: Int) throws -> Child {
    let word = "UIKeyboardX = {"
    let line = String(repeating: word, count: lineSize / word.utf8.count)
    let log = """
      \(line)
      keyboardDidShow
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 508}, {390, 336}}";

      """
    return try Child(tool, ["import", "--screen", "390x844", "-"]) {
      try $0.write(contentsOf: Data(log.utf8))
    }
  }

  private static func check(_ lineCount: Int) throws -> Child {
    try tool(["check", "-"], lineCount)
  }

  private static func play(_ lineCount: Int) throws -> Child {
    try tool(["play", "--format", "jsonl", "-"], lineCount)
  }

  private static func tool(_ arguments: [String], _ lineCount: Int) throws -> Child {
    try Child(tool, arguments) { try GeneratedTrace.write(lineCount: lineCount, to: $0) }
  }

  private static var tool: URL {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    return (folder ?? URL(fileURLWithPath: ".")).appendingPathComponent("keyboard-replay")
  }

  private static func python(_ lineCount: Int) throws -> Child {
    let program = "import json, sys\nfor line in sys.stdin.buffer: json.loads(line)"
    return try Child(URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", program]) {
      try GeneratedTrace.write(lineCount: lineCount, to: $0)
    }
  }
}
