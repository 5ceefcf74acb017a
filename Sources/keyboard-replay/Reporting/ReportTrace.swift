import Foundation
import KeyboardTesting

/// A trace that was played, with the rows of its table.
struct ReportTrace {
  /// The number of rows of one trace from which a page becomes too slow to use.
  static let rowLimit = 2_000

  /// The name of the file, or of the built-in trace.
  let file: String
  let trace: KeyboardTrace
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
          rows.append(ReportRow(step: step, picture: ReportPicture(replay.player)))
        }
      }
      if !rows.isEmpty, count <= Self.rowLimit {
        rows[rows.count - 1].mismatches += replay.mismatches
      }
    }
    summary = replay.summary
    let keyboards = rows.compactMap(\.step.state.frame)
    for index in rows.indices { rows[index].picture.fit(keyboards) }
    if replay.isScreenInferred {
      notes.append("screen inferred from the frames")
    } else if replay.player.environment.screenBounds == nil {
      notes.append("no screen known")
    }
    if count > Self.rowLimit { notes.append("the first \(Self.rowLimit) of \(count) rows") }
  }
}

/// A row of a report: a step, the screen after it, and the expectations after it that fail.
struct ReportRow {
  let step: ReplayStep
  var picture: ReportPicture
  var mismatches: [String] = []

  var covered: Double { Double(step.result.covered ?? 0) }
  var inset: Double { Double(step.result.inset ?? 0) }

  var mark: ReportMark {
    if step.transition != nil { return .change }
    return switch step.subject {
    case .notification: step.dropReason == nil ? .noted : .dropped
    case .application: .application
    case .setting: .setting
    }
  }
}

/// A mark of a row, by the name that its shape and its style have in the page.
enum ReportMark: String {
  /// A screen, a window, a view or a setting of the user's.
  case setting
  /// A change of the application's state.
  case application
  /// A notification that was dropped.
  case dropped
  /// A notification without a change.
  case noted
  /// A change that was delivered.
  case change
  /// An expectation that fails, which a row has beside its own mark.
  case failed
}
