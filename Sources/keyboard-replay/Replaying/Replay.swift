import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// Plays one trace through a notification center and a tracker of its own.
@MainActor final class Replay {
  let player = KeyboardTracePlayer()
  /// The parts of the last record's expectation that do not hold, each with its line.
  private(set) var mismatches: [String] = []
  /// The counts so far.
  private(set) var summary = ReplaySummary()
  /// The time of the last record; `nil` as long as no record has given one.
  private(set) var time: TimeInterval?
  /// True if an import has inferred the screen from the frames of keyboards.
  private(set) var isScreenInferred = false

  private var token: NotificationToken?
  /// The tracker's last event and outcome, if the last record has led to one.
  private var event: KeyboardEvent?
  private var outcome: KeyboardOutcome?
  /// The covered height after the last step, in points.
  private var coveredHeight: CGFloat = 0

  init() {
    summary.traces = 1
    // The rows contain the malformed notifications, so the tracker need not log them.
    player.tracker.onMalformed = { _ in }
    token = player.tracker.observeEvents { [weak self] event, outcome in
      self?.event = event
      self?.outcome = outcome
    }
  }

  /// Plays a record, counts it, and compares the result with it if it is an expectation.
  ///
  /// - Returns: The step of the record; `nil` for an expectation.
  func play(_ record: KeyboardTrace.Record) -> ReplayStep? {
    event = nil
    outcome = nil
    time = record.time ?? time
    mismatches = []
    player.play(record)
    if case .screen(_, _, let isInferred) = record.content { isScreenInferred = isInferred }
    if case .expectation(let expectation) = record.content {
      mismatches = expectation.mismatches(with: player.result)
        .map { "line \(record.line ?? 0): \($0)" }
      summary.expectations += 1
      if !mismatches.isEmpty { summary.failures += 1 }
    }
    guard let step = step(of: record) else { return nil }
    coveredHeight = step.result.covered ?? 0
    if step.subject != .setting { summary.add(step) }
    return step
  }

  /// True if the last record has changed the state.
  var hasChanged: Bool { outcome?.transition != nil }

  private func step(of record: KeyboardTrace.Record) -> ReplayStep? {
    switch record.content {
    case .notification(let name, let userInfo, _):
      var step = makeStep(record, .notification, name: name)
      step.endFrame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      // The tracker does not observe other names, so it has no outcome for them.
      if !KeyboardEvent.isSystemName(name) {
        step.outcome = .dropped(.malformed)
        step.error = "\(name) is not the name of a system notification"
      }
      return step
    case .application(let state): return makeStep(record, .application, name: state.rawValue)
    case .screen(let frame, _, _):
      return makeStep(record, .setting, name: "screen \(NumberFormat.size(frame.size))")
    case .window(let frame):
      return makeStep(record, .setting, name: "window \(NumberFormat.size(frame.size))")
    case .view(let frame, _):
      return makeStep(record, .setting, name: "view \(NumberFormat.size(frame.size))")
    case .accessibility(let isOn):
      return makeStep(record, .setting, name: "cross-fade \(isOn ? "on" : "off")")
    case .policy(let otherApps):
      return makeStep(record, .setting, name: "other apps \(otherApps.rawValue)")
    case .expectation: return nil
    }
  }

  private func makeStep(
    _ record: KeyboardTrace.Record,
    _ subject: ReplayStep.Subject,
    name: String
  ) -> ReplayStep {
    var step = ReplayStep(
      line: record.line ?? 0,
      time: time,
      name: name,
      subject: subject,
      outcome: outcome ?? .unchanged,
      state: player.tracker.machine.state,
      result: player.result,
      coveredBefore: coveredHeight,
      heightIncrement: outcome?.transition.map { transition in
        player.coveredHeight(in: transition.state) - player.coveredHeight(in: transition.previous)
      },
      areaHeight: Double(player.area?.size.height ?? 0)
    )
    if case .malformed(let error) = event { step.error = Self.sentence(on: error, in: record) }
    return step
  }

  /// Returns the sentence of a decoding error.
  ///
  /// An array of a trace becomes a Swift array when it is posted, but the reader has written JSON.
  private static func sentence(
    on error: KeyboardDecodingError,
    in record: KeyboardTrace.Record
  ) -> String {
    var error = error
    if case .notification(_, let userInfo, _) = record.content, let value = userInfo?[error.key],
      case .array(let values) = value, value.posted is [Any]
    {
      let areNumbers = values.allSatisfy { if case .number = $0 { true } else { false } }
      error.found = "a list of \(values.count.counting(areNumbers ? "number" : "value"))"
    }
    return error.description
  }

  /// Returns the sizes of a trace's screens, before and after rotations, and of the view that is
  /// kept clear; none without a screen.
  func screenAndView(of trace: KeyboardTrace) -> [String] {
    let environment = player.environment
    let screens = trace.records.compactMap(\.screen)
    guard !screens.isEmpty else { return [] }
    let frame = environment.view ?? environment.window
    let view =
      frame.map { "view \(NumberFormat.size($0.size))" } ?? "the view is the whole screen"
    let safeArea = Double(player.safeAreaBottom)
    let inset = safeArea == 0 ? "" : ", safe area \(NumberFormat.text(safeArea))"
    return ["screen \(screens.distinctText)", view + inset]
  }
}
