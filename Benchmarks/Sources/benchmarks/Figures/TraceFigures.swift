import Foundation

/// Cost of reading a long trace with the command-line tool, and with Python's parser.
@MainActor enum TraceFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let lines = effort.size(200_000)
    var python: [Double] = []
    var check: [Double] = []
    var play: [Double] = []
    for _ in 0..<effort.fewRounds {
      check.append(try seconds(of: Self.check, lineCount: lines))
      play.append(try seconds(of: Self.play, lineCount: lines))
      if let time = try? seconds(of: Self.python, lineCount: lines) { python.append(time) }
    }
    return [
      ratio("trace-check", effort, ours: check, python: python, goal: 3),
      ratio("trace-play", effort, ours: play, python: python, goal: 5),
      try memoryGrowth(effort),
      try importGrowth(effort),
    ]
  }

  /// Returns the time for a trace, without the time in which the program starts.
  private static func seconds(of command: (Int) throws -> Child, lineCount: Int) throws -> Double {
    try command(lineCount).seconds - command(2).seconds
  }

  private static func ratio(
    _ name: String,
    _ effort: Effort,
    ours: [Double],
    python: [Double],
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

  /// Returns the cost of a line, divided by ten times the cost of a line of a tenth of its length.
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
