public import Foundation
public import KeyboardNotifications
import TypedNotifications

extension KeyboardTimeline {
  /// Plays the first row into a state machine, and draws what became of it.
  ///
  /// A machine has no clock: a disappearance that it holds stays held. Play on a tracker to see it
  /// released.
  ///
  /// - Parameters:
  ///   - heights: The heights of docked keyboards that the digits stand for, in points; an iPhone's,
  ///     unless given. A notification without a digit gives the first, a hide a keyboard below the
  ///     screen.
  ///   - environment: The screen and the settings; an iPhone's, unless given.
  ///   - machine: The machine to begin with, such as one that knows of a keyboard already.
  /// - Returns: The same first row, with the outcomes that came to be.
  /// - Throws: A digit for which there is no height.
  public func played(
    heights: [CGFloat]? = nil,
    in environment: KeyboardEnvironment? = nil,
    by machine: KeyboardStateMachine = KeyboardStateMachine()
  ) throws(KeyboardTraceError) -> KeyboardTimeline {
    try played(with: TimelineFrames(heights: heights, environment: environment), by: machine)
  }

  /// Plays the first row with frames of any kind, such as those that float.
  package func played(
    with frames: TimelineFrames,
    by machine: KeyboardStateMachine = KeyboardStateMachine()
  ) throws(KeyboardTraceError) -> KeyboardTimeline {
    var machine = machine
    var result = self
    for (index, content) in try contents(with: frames).enumerated() {
      result.columns[index].outcome = .nothing
      guard let event = content.flatMap(KeyboardEvent.init) else { continue }
      let outcome = machine.handle(event, in: frames.environment)
      result.columns[index].note(
        KeyboardTimelineColumn(event, outcome, covered: machine.state.coveredHeight)
      )
    }
    return result
  }

  /// Posts the first row to a player's notification centre, and draws what its tracker makes of it.
  ///
  ///
  /// - Parameters:
  ///   - player: The player; a screen that it does not know yet is an iPhone's.
  ///   - heights: The heights of docked keyboards that the digits stand for, in points.
  ///   - clock: A clock that is moved by `step` after each column, so that a disappearance that the
  ///     tracker holds is released in a later one.
  ///   - step: The length of a column, in seconds.
  /// - Returns: The same first row, with the outcomes that the tracker reported.
  /// - Throws: A digit for which there is no height.
  @MainActor
  public func played(
    on player: KeyboardTracePlayer,
    heights: [CGFloat]? = nil,
    clock: ManualKeyboardClock? = nil,
    step: TimeInterval = 0.1
  ) throws(KeyboardTraceError) -> KeyboardTimeline {
    let known = player.environment.screen == nil ? nil : player.environment
    let frames = TimelineFrames(heights: heights, environment: known)
    let contents = try contents(with: frames)
    if let screen = frames.environment.screen, known == nil {
      player.play(KeyboardTraceRecord(.screen(screen)))
    }
    let latest = LatestOutcome(player.tracker)
    var result = self
    for (index, content) in contents.enumerated() {
      latest.column = nil
      if let content { player.play(KeyboardTraceRecord(content)) }
      clock?.advance(by: step)
      result.columns[index].outcome = .nothing
      if let column = latest.column { result.columns[index].note(column) }
    }
    return result
  }

  /// The first row as a trace, to be played, drawn or kept.
  ///
  /// - Parameters:
  ///   - title: What the trace shows.
  ///   - heights: The heights of docked keyboards that the digits stand for, in points.
  ///   - step: The length of a column, in seconds.
  /// - Returns: A trace with an iPhone's screen and the notifications.
  /// - Throws: A digit for which there is no height.
  public func trace(
    title: String,
    heights: [CGFloat]? = nil,
    step: TimeInterval = 0.1
  ) throws(KeyboardTraceError) -> KeyboardTrace {
    let frames = TimelineFrames(heights: heights, environment: nil)
    var log = TraceLog()
    log.note(frames.environment, safeAreaBottom: 0, at: 0)
    for (index, content) in try contents(with: frames).enumerated() {
      if let content { log.append(content, at: Double(index) * step) }
    }
    return KeyboardTrace(header: KeyboardTraceHeader(title: title), records: log.records)
  }
}

extension KeyboardTimelineColumn {
  /// Takes what was found of the event; the event itself stays as it was drawn.
  fileprivate mutating func note(_ found: KeyboardTimelineColumn) {
    outcome = found.outcome
    height = found.height
    covered = found.covered
  }
}

/// What a tracker last made of an event, or told its observers without one.
@MainActor
private final class LatestOutcome {
  var column: KeyboardTimelineColumn?
  private var tokens: [NotificationToken] = []

  init(_ tracker: KeyboardTracker) {
    let changes = tracker.observe(catchingUp: false) { [weak self] transition in
      // A disappearance that was held comes without an event.
      self?.column = KeyboardTimelineColumn(.nothing, KeyboardTimelineOutcome(transition))
      self?.column?.covered = transition.state.coveredHeight
    }
    let reports = tracker.observeReports { [weak self] report in
      let covered = report.state.coveredHeight
      self?.column = KeyboardTimelineColumn(report.event, report.outcome, covered: covered)
    }
    tokens = [changes, reports]
  }
}

// MARK: - What a column posts

/// The frames that the digits of a drawing stand for.
package struct TimelineFrames: Sendable {
  let environment: KeyboardEnvironment
  let frames: [CGRect]
  let hidden: CGRect

  package init(environment: KeyboardEnvironment, frames: [CGRect]) {
    self.environment = environment
    self.frames = frames
    var below = frames.first ?? .zero
    below.origin.y = environment.screen?.maxY ?? 0
    hidden = below
  }

  init(heights: [CGFloat]?, environment: KeyboardEnvironment?) {
    let phone = SimulatedKeyboard.Device.iPhone.portrait
    let environment = environment ?? KeyboardEnvironment(screen: phone.frame)
    let screen = environment.screen ?? phone.frame
    let docked = (heights ?? [phone.keyboardHeight]).map { height in
      CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    }
    self.init(environment: environment, frames: docked)
  }
}

extension KeyboardTimeline {
  /// What each column posts; `nil` where nothing happens.
  func contents(
    with frames: TimelineFrames
  ) throws(KeyboardTraceError) -> [KeyboardTraceContent?] {
    var contents: [KeyboardTraceContent?] = []
    for (index, column) in columns.enumerated() {
      let frame = try frame(of: column, at: index, in: frames)
      contents.append(column.event.content(endingAt: frame))
    }
    return contents
  }

  private func frame(
    of column: KeyboardTimelineColumn,
    at index: Int,
    in frames: TimelineFrames
  ) throws(KeyboardTraceError) -> CGRect {
    guard let number = column.frame else {
      let isHide = column.event == .willHide || column.event == .didHide
      return isHide ? frames.hidden : frames.frames.first ?? .zero
    }
    guard frames.frames.indices.contains(number) else {
      throw KeyboardTraceError(
        file: "timeline",
        line: 2,
        column: index + 1,
        expected: "the number of one of \(frames.frames.count) heights, from 0",
        found: "\(number)"
      )
    }
    return frames.frames[number]
  }
}

extension KeyboardTimelineEvent {
  fileprivate func content(endingAt frame: CGRect) -> KeyboardTraceContent? {
    if let application { return .application(application) }
    if self == .malformed {
      return .notification(
        name: KeyboardNotificationType.willShow.name.rawValue,
        userInfo: [KeyboardUserInfoKey.endFrame: .null]
      )
    }
    guard let notification else { return nil }
    let userInfo = SimulatedUserInfo.values(
      begin: frame,
      end: frame,
      duration: notification.isAnnouncement ? 0.25 : nil
    )
    return .notification(name: notification.name.rawValue, userInfo: userInfo)
  }
}
