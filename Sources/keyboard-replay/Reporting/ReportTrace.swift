import Foundation
import KeyboardTesting

/// A trace that was played, with the rows of its table.
struct ReportTrace {
  /// The number of rows of one trace from which a page becomes too slow to use.
  static let rowLimit = 2_000

  /// The file's name as it was given, or the built-in trace's.
  let file: String
  var title: String { trace.title }
  var source: String? { trace.source }
  /// The device and the system, as far as the header names them.
  var about: [String] { trace.deviceAndSystem }
  private let trace: KeyboardTrace
  let summary: ReplaySummary
  private(set) var rows: [ReportRow] = []
  /// Notes on the screen, the times and the rows that the page leaves out.
  private(set) var notes: [String] = []

  /// Plays a trace to its end.
  @MainActor init(_ trace: KeyboardTrace, file: String) {
    self.file = file
    self.trace = trace
    let replay = Replay()
    var count = 0
    for record in trace.records {
      let step = replay.play(record)
      if let step, step.subject != .setting || count > 0 {
        count += 1
        if count <= Self.rowLimit {
          rows.append(ReportRow(step, scene: ReportScene(replay.player)))
        }
      }
      if let mismatches = replay.mismatches, !rows.isEmpty, count <= Self.rowLimit {
        rows[rows.count - 1].failures += mismatches.map { "line \(record.line ?? 0): \($0)" }
      }
    }
    summary = replay.summary
    let keyboards = rows.compactMap(\.step.state.frame)
    for index in rows.indices { rows[index].scene.fit(keyboards) }
    if replay.isScreenInferred {
      notes.append("screen inferred from the frames")
    } else if replay.player.environment.screen == nil {
      notes.append("no screen known")
    }
    if count > Self.rowLimit { notes.append("the first \(Self.rowLimit) of \(count) rows") }
  }
}

/// A row of a report: a step, the screen after it, and the expectations after it that fail.
struct ReportRow {
  let step: ReplayStep
  var scene: ReportScene
  var failures: [String] = []

  init(_ step: ReplayStep, scene: ReportScene) {
    self.step = step
    self.scene = scene
  }

  var covered: Double { Double(step.result.covered ?? 0) }
  var inset: Double { Double(step.result.inset ?? 0) }

  /// The name of the row's mark; `noted` is a notification without a change.
  var mark: String {
    if step.transition != nil { return "change" }
    guard step.isNotification else { return step.subject.rawValue }
    return step.dropReason == nil ? "noted" : "dropped"
  }
}
