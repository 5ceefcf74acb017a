import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Plays a trace and keeps the rows and scenes of its report.
@MainActor struct ReportRecorder {
  /// The number of rows of one trace from which a page becomes too slow to use.
  nonisolated static let rowLimit = 20_000

  private let replay = Replay()
  private var report: ReportTrace

  /// Plays a trace to its end.
  static func record(_ input: TraceInput) -> ReportTrace {
    let trace = ReportTrace(file: input.name, title: input.name, scenes: [ReportScene()])
    var recorder = ReportRecorder(report: trace)
    recorder.report.title = input.trace.title
    recorder.report.about = input.trace.deviceAndSystem
    recorder.report.source = input.trace.source
    for record in input.trace.records { recorder.play(record) }
    return recorder.finished()
  }

  private mutating func play(_ record: KeyboardTrace.Record) {
    if let step = replay.play(record) { add(step) }
    // mutant: swap, because neither depends on the other
    if replay.isScreenInferred { report.screenNote = "screen inferred from the frames" }
    if let mismatches = replay.mismatches {
      addFailures(mismatches.map { "line \(record.line ?? 0): \($0)" })
    }
  }

  /// Adds a row; a setting before the first notification only changes the first scene.
  private mutating func add(_ step: ReplayStep) {
    let player = replay.player
    let scene = ReportScene(player.environment, safeAreaBottom: Double(player.safeAreaBottom))
    if step.subject == .setting, report.steps.isEmpty {
      report.scenes = [scene]
      return
    }
    report.rowCount += 1
    guard report.steps.count < Self.rowLimit else { return }
    if scene != report.scenes.last { report.scenes.append(scene) }
    report.steps.append(ReportStep(step, scene: report.scenes.count - 1))
  }

  /// Adds failures to the last row; the page does not show those of a row that it leaves out.
  private mutating func addFailures(_ failures: [String]) {
    let isLeftOut = report.rowCount > Self.rowLimit
    guard !failures.isEmpty, !isLeftOut, var step = report.steps.popLast() else { return }
    step.failures = (step.failures ?? []) + failures
    report.steps.append(step)
  }

  /// Returns the report with the totals, which are known after the last record.
  private func finished() -> ReportTrace {
    var report = report
    let summary = replay.summary
    report.summary = summary.details
    report.failures = summary[.failures]
    if report.failures > 0 { report.verdict = "\(summary.failuresText)." }
    let rows = report.rowCount
    if rows > Self.rowLimit {
      report.cut = "This page shows the first \(Self.rowLimit) of \(rows) rows."
    }
    report.hasTimes = report.steps.count < 2 || report.steps.first?.time != report.steps.last?.time
    report.setCanvases()
    let hasScreen = report.scenes.contains { $0.screen != nil }
    if report.screenNote == nil, !hasScreen { report.screenNote = "no screen known" }
    return report
  }
}
