import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Plays a trace and keeps what a report shows of it.
@MainActor struct ReportRecorder {
  /// The rows of one trace that a page can hold and stay usable.
  nonisolated static let limit = 20_000

  private let replay = Replay()
  private var report: ReportTrace

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
    recorder.finish(skippedRecords: input.reader.skippedRecordCount)
    return recorder.report
  }

  private init(file: String) {
    report = ReportTrace(file: file, title: file, scenes: [ReportScene()])
  }

  /// Sums up what was played.
  private mutating func finish(skippedRecords: Int) {
    var summary = replay.summary
    summary.skippedRecords = skippedRecords
    report.summary = summary.details
    report.failures = summary.failures
    if summary.failures > 0 { report.failed = summary.failed }
    let times = (report.steps.first?.time, report.steps.last?.time)
    report.hasTimes = report.steps.count < 2 || times.0 != times.1
  }

  private mutating func play(_ record: KeyboardTrace.Record) {
    if let step = replay.play(record) { add(step) }
    if replay.isScreenInferred { report.isScreenInferred = true }
    if case .header(let header) = record.content {
      report.title = header.title
      report.about = header.deviceAndSystem
      report.source = header.source
    }
    if let mismatches = replay.mismatches {
      add(mismatches.map { "line \(record.line ?? 0): \($0)" })
    }
  }

  /// Adds a row; what is set before the first notification needs none.
  private mutating func add(_ step: ReplayStep) {
    let scene = ReportScene(replay.environment, safeAreaBottom: replay.safeAreaBottom)
    if step.subject == .setting, report.steps.isEmpty {
      report.scenes = [scene]
      return
    }
    report.rowCount += 1
    guard report.steps.count < Self.limit else { return }
    if scene != report.scenes.last { report.scenes.append(scene) }
    report.steps.append(ReportStep(step, scene: report.scenes.count - 1))
  }

  /// Adds the parts of an expectation that do not hold.
  private mutating func add(_ mismatches: [String]) {
    // An expectation after a row that is left out is counted, and shown nowhere.
    guard !mismatches.isEmpty, !report.steps.isEmpty, report.rowCount <= Self.limit else { return }
    report.steps[report.steps.count - 1].failures = (report.steps.last?.failures ?? []) + mismatches
  }
}
