import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// Plays one trace through a notification centre and a tracker of its own.
@MainActor final class Replay {
  let player = KeyboardTracePlayer()
  /// The parts of the last record's expectation that do not hold; `nil` after any other record.
  private(set) var mismatches: [String]?
  /// The counts so far.
  private(set) var summary = ReplaySummary()
  /// The time of the last record; `nil` as long as none has given one.
  private(set) var time: TimeInterval?
  /// An import concluded the screen from the frames of keyboards.
  private(set) var isScreenInferred = false

  private var token: NotificationToken?
  private var event: KeyboardEvent?
  private var outcome: KeyboardOutcome?
  /// The covered height after the last record, in points.
  // mutant: 0 to 1, because no row is written for a setting before the first notification
  private var covered: CGFloat = 0

  init() {
    // mutant: swap, because neither depends on the other
    summary[.traces] = 1
    // The output has malformed notifications as rows; the log need not have them too.
    player.tracker.onMalformed = { _ in }
    token = player.tracker.observeEvents { [weak self] event, outcome in
      self?.event = event
      self?.outcome = outcome
    }
  }

  /// Plays a record, and compares an expectation.
  func check(_ record: KeyboardTrace.Record) {
    event = nil
    outcome = nil
    time = record.time ?? time
    mismatches = nil
    player.play(record)
    if case .screen(_, _, let isInferred) = record.content { isScreenInferred = isInferred }
    guard case .expectation(let expectation) = record.content else { return }
    let mismatches = expectation.mismatches(with: player.result).map(\.mismatch)
    summary[.expectations] += 1
    if !mismatches.isEmpty { summary[.failures] += 1 }
    self.mismatches = mismatches
  }

  /// Plays a record, and returns and counts the step of any but an expectation or a header.
  func play(_ record: KeyboardTrace.Record) -> ReplayStep? {
    check(record)
    let step = step(of: record)
    if let step, step.subject != .setting { summary.add(step) }
    return step
  }

  /// True if the last record has changed the state.
  var hasChanged: Bool { outcome?.transition != nil }

  private func step(of record: KeyboardTrace.Record) -> ReplayStep? {
    switch record.content {
    case .notification(let name, let userInfo, _):
      // Nobody observes a notification of another name.
      let isUnknown = !KeyboardEvent.isSystemName(name)
      let result = isUnknown ? .dropped(.malformed) : outcome ?? .unchanged
      var step = step(record, .notification, name, result)
      if isUnknown { step.error = "\(name): the name is none of the system's notifications" }
      step.endFrame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      return step
    case .application(let state):
      return step(record, .application, state.rawValue, outcome ?? .unchanged)
    case .screen(let frame, _, _):
      return step(record, .setting, "screen \(NumberFormat.size(frame.size))")
    case .window(let frame):
      return step(record, .setting, "window \(NumberFormat.size(frame.size))")
    case .view(let frame, _):
      return step(record, .setting, "view \(NumberFormat.size(frame.size))")
    case .accessibility(let isOn):
      return step(record, .setting, "cross-fade \(isOn ? "on" : "off")")
    case .policy(let otherApps):
      return step(record, .setting, "other apps \(otherApps.rawValue)")
    case .expectation, .header: return nil
    }
  }

  private func step(
    _ record: KeyboardTrace.Record,
    _ subject: ReplayStep.Subject,
    _ name: String,
    _ outcome: KeyboardOutcome = .unchanged
  ) -> ReplayStep {
    let result = player.result
    defer { covered = result.covered ?? 0 }
    var step = ReplayStep(
      line: record.line ?? 0,
      time: time,
      name: name,
      subject: subject,
      outcome: outcome,
      state: player.tracker.machine.state,
      result: result,
      coveredBefore: covered,
      areaHeight: Double(player.area?.size.height ?? 0)
    )
    if case .malformed(let error) = event { step.error = error.description }
    return step
  }
}
