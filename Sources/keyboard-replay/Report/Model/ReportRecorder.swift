import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Plays a trace and keeps what a report shows of it.
@MainActor struct ReportRecorder {
  /// The rows of one trace that a page can hold and stay usable.
  nonisolated static let limit = 20_000

  private let replay = Replay()
  private var summary = ReplaySummary()
  private var report: ReportTrace
  private var sceneNumbers: [ReportScene: Int] = [:]

  /// Plays a trace to its end.
  static func record(
    _ input: inout TraceInput,
    progress: inout Progress
  ) throws(ToolError) -> ReportTrace {
    var recorder = ReportRecorder(file: input.name)
    while let record = try input.next() {
      progress.advance()
      recorder.play(record)
    }
    recorder.summary.addTrace(skippedRecords: input.skippedRecordCount)
    recorder.finish()
    return recorder.report
  }

  private init(file: String) {
    report = ReportTrace(
      file: file,
      header: KeyboardTraceHeader(title: file),
      steps: [],
      scenes: [ReportScene(KeyboardEnvironment(), safeAreaBottom: 0)],
      stepCount: 0
    )
  }

  /// Sums up what was played.
  private mutating func finish() {
    report.summary = summary
    let frames = report.steps.compactMap(\.frame)
    if let first = frames.first {
      report.fallback = frames.dropFirst().reduce(first) { $0.union($1) }
    }
    let times = (report.steps.first?.time, report.steps.last?.time)
    report.hasTimes = report.steps.count < 2 || times.0 != times.1
  }

  private mutating func play(_ record: KeyboardTrace.Record) {
    let step = replay.play(record)
    if let step { add(step) }
    if replay.isScreenInferred { report.isScreenInferred = true }
    switch record.content {
    case .header(let header): report.header = header
    case .expectation(let expectation): check(expectation, line: record.line ?? 0)
    default: break
    }
  }

  /// Adds a row; what is set before the first notification needs none.
  private mutating func add(_ step: ReplayStep) {
    if step.subject == .setting, report.steps.isEmpty {
      report.scenes[0] = ReportScene(replay.environment, safeAreaBottom: replay.safeAreaBottom)
      sceneNumbers = [report.scenes[0]: 0]
      return
    }
    if step.subject != .setting { summary.add(step) }
    report.stepCount += 1
    guard report.steps.count < Self.limit else { return }
    report.steps.append(ReportStep(step, scene: sceneNumber))
  }

  private mutating func check(_ expectation: KeyboardTraceExpectation, line: Int) {
    let mismatches = expectation.mismatches(with: replay.result)
    summary.addExpectation(isMet: mismatches.isEmpty)
    // What belongs to a row that is left out is counted, and shown nowhere.
    guard !report.steps.isEmpty, report.stepCount <= Self.limit else { return }
    report.steps[report.steps.count - 1].failures += mismatches.map { "line \(line): \($0)" }
  }

  /// The number of the scene that the records so far have set.
  private var sceneNumber: Int {
    mutating get {
      let scene = ReportScene(replay.environment, safeAreaBottom: replay.safeAreaBottom)
      if let number = sceneNumbers[scene] { return number }
      sceneNumbers[scene] = report.scenes.count
      report.scenes.append(scene)
      return report.scenes.count - 1
    }
  }
}
