import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Plays a trace and keeps the rows and scenes of its report.
@MainActor struct ReportRecorder {
  /// The rows of one trace that a page can hold and stay usable.
  nonisolated static let limit = 20_000

  private let replay = Replay()
  private var report: ReportTrace

  /// Plays a trace to its end.
  static func record(_ input: inout TraceInput) throws(ToolError) -> ReportTrace {
    let trace = ReportTrace(file: input.name, title: input.name, scenes: [ReportScene()])
    var recorder = ReportRecorder(report: trace)
    while let record = try input.next() {
      recorder.play(record)
    }
    return recorder.finished(skippedRecords: input.reader.skippedRecordCount)
  }

  /// Returns the report with the totals, which are known at the end only.
  private func finished(skippedRecords: Int) -> ReportTrace {
    var summary = replay.summary
    var report = report
    summary[.skippedRecords] = skippedRecords
    report.summary = summary.details
    report.failures = summary[.failures]
    report.verdict = report.failures > 0 ? "\(summary.failed)." : nil
    report.hasTimes = report.steps.count < 2 || report.steps.first?.time != report.steps.last?.time
    report.placeScenes()
    let shown = report.steps.count
    let rows = report.rowCount
    report.cut = shown < rows ? "This page shows the first \(shown) of \(rows) rows." : nil
    let isUnknown = report.scenes.allSatisfy { $0.screen == nil }
    report.screenNote = report.screenNote ?? (isUnknown ? "no screen known" : nil)
    return report
  }

  private mutating func play(_ record: KeyboardTrace.Record) {
    if let step = replay.play(record) { add(step) }
    if replay.isScreenInferred { report.screenNote = "screen inferred from the frames" }
    if case .header(let header) = record.content {
      report.title = header.title
      report.about = header.deviceAndSystem
      report.source = header.source
    }
    // An expectation after a row that is left out is counted, and shown nowhere.
    guard let mismatches = replay.mismatches, !mismatches.isEmpty, let last = report.steps.last,
      report.rowCount <= Self.limit
    else { return }
    let failures = mismatches.map { "line \(record.line ?? 0): \($0)" }
    report.steps[report.steps.count - 1].failures = (last.failures ?? []) + failures
  }

  /// Adds a row; settings before the first notification need none.
  private mutating func add(_ step: ReplayStep) {
    let player = replay.player
    let scene = ReportScene(player.environment, safeAreaBottom: Double(player.safeAreaBottom))
    if step.subject == .setting, report.steps.isEmpty {
      report.scenes = [scene]
      return
    }
    report.rowCount += 1
    guard report.steps.count < Self.limit else { return }
    if scene != report.scenes.last { report.scenes.append(scene) }
    report.steps.append(ReportStep(step, scene: report.scenes.count - 1))
  }
}
