import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// Plays one trace through a notification centre and a tracker of its own.
@MainActor final class Replay {
  /// The parts of the last record's expectation that do not hold; `nil` after any other record.
  private(set) var mismatches: [String]?
  /// The counts of what was played.
  private(set) var summary = ReplaySummary(traces: 1)

  private let player = KeyboardTracePlayer()
  private var token: NotificationToken?
  private var report: KeyboardReport?
  private var covered: CGFloat?
  /// The time of the last record; `nil` as long as none has given one.
  private(set) var time: TimeInterval?
  /// An import concluded the screen from the frames of keyboards.
  private(set) var isScreenInferred = false

  init() {
    // The output has malformed notifications as rows; the log need not have them too.
    player.tracker.onMalformed = { _ in }
    token = player.tracker.observeReports { [weak self] in self?.report = $0 }
  }

  /// Screen, window, view and settings that the records so far have given.
  var environment: KeyboardEnvironment {
    player.environment
  }

  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double {
    Double(player.safeAreaBottom)
  }

  /// The state after the records so far, judged by their view.
  var result: KeyboardTraceExpectation {
    player.result
  }

  /// Plays a record, compares an expectation, and returns the step of any other record but a header.
  func play(_ record: KeyboardTrace.Record) -> ReplayStep? {
    report = nil
    time = record.time ?? time
    mismatches = nil
    player.play(record)
    let step = step(of: record)
    if let step, step.subject != .setting { summary.add(step) }
    if let mismatches { summary.addExpectation(isMet: mismatches.isEmpty) }
    return step
  }

  private func step(of record: KeyboardTrace.Record) -> ReplayStep? {
    switch record.content {
    case .notification(let name, let userInfo, _):
      let frame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      // Nobody observes a notification of another name: it is not about the keyboard.
      let outcome = report?.outcome ?? .dropped(.notAKeyboard)
      return step(record, name, .notification, outcome, endFrame: frame)
    case .application(let state):
      return step(record, state.rawValue, .application(state), report?.outcome ?? .noted)
    case .screen(let frame, _, let isInferred):
      isScreenInferred = isInferred
      return setting(record, "screen \(NumberFormat.size(frame.size))")
    case .window(let frame): return setting(record, "window \(NumberFormat.size(frame.size))")
    case .view(let frame, _): return setting(record, "view \(NumberFormat.size(frame.size))")
    case .accessibility(let isOn): return setting(record, "cross-fade \(isOn ? "on" : "off")")
    case .policy(let otherApps): return setting(record, "other apps \(otherApps.rawValue)")
    case .expectation(let expectation):
      mismatches = expectation.mismatches(with: result).map(\.mismatch)
    case .header: break
    }
    return nil
  }

  private func setting(_ record: KeyboardTrace.Record, _ name: String) -> ReplayStep {
    step(record, name, .setting, .noted)
  }

  private func step(
    _ record: KeyboardTrace.Record,
    _ name: String,
    _ subject: ReplayStep.Subject,
    _ outcome: KeyboardOutcome,
    endFrame: CGRect? = nil
  ) -> ReplayStep {
    let environment = player.environment
    let area = environment.view ?? environment.window ?? environment.screen
    let result = result
    defer { covered = result.covered }
    return ReplayStep(
      line: record.line ?? 0,
      time: time,
      name: name,
      subject: subject,
      endFrame: endFrame,
      outcome: outcome,
      error: error,
      state: player.tracker.state,
      result: result,
      coveredBefore: covered,
      areaHeight: Double(area?.size.height ?? 0)
    )
  }

  private var error: String? {
    if case .malformed(let error) = report?.event { error.description } else { nil }
  }
}
