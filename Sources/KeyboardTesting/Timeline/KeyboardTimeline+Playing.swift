public import Foundation
public import KeyboardNotifications
import TypedNotifications

extension KeyboardTimeline {
  /// Plays the first row into a state machine, and draws what became of it.
  ///
  /// - Parameters:
  ///   - stage: The screen, and the frames that digits stand for.
  ///   - machine: The machine to begin with, such as one that knows of a keyboard already.
  /// - Returns: The same first row, with the outcomes that came to be.
  /// - Throws: A digit for which the stage has no frame.
  public func played(
    on stage: KeyboardTimelineStage = KeyboardTimelineStage(),
    by machine: KeyboardStateMachine = KeyboardStateMachine()
  ) throws(KeyboardTimelineError) -> KeyboardTimeline {
    var machine = machine
    var result = self
    for (index, content) in try contents(on: stage).enumerated() {
      let outcome = content.flatMap(KeyboardEvent.init).map {
        KeyboardTimelineOutcome(machine.handle($0, in: stage.environment))
      }
      result.columns[index].outcome = outcome ?? .nothing
    }
    return result
  }

  /// Posts the first row to a notification centre, and draws what a tracker of it makes of it.
  ///
  /// The tracker's own environment and settings hold; give it the stage's environment.
  ///
  /// - Parameters:
  ///   - tracker: A tracker of the centre.
  ///   - center: Where to post.
  ///   - stage: The frames that digits stand for.
  /// - Returns: The same first row, with the outcomes that the tracker reported.
  /// - Throws: A digit for which the stage has no frame.
  @MainActor
  public func played(
    to tracker: KeyboardTracker,
    through center: NotificationCenter,
    on stage: KeyboardTimelineStage = KeyboardTimelineStage()
  ) throws(KeyboardTimelineError) -> KeyboardTimeline {
    let player = KeyboardTracePlayer(center: center)
    let latest = LatestReport()
    let token = tracker.observeReports { latest.report = $0 }
    defer { token.cancel() }
    var result = self
    for (index, content) in try contents(on: stage).enumerated() {
      latest.report = nil
      if let content { player.play(KeyboardTraceRecord(content)) }
      let outcome = latest.report.map { KeyboardTimelineOutcome($0.outcome) }
      result.columns[index].outcome = outcome ?? .nothing
    }
    return result
  }

  /// The first row as a trace, to be played, drawn or kept.
  ///
  /// - Parameters:
  ///   - title: What the trace shows, in a few words.
  ///   - stage: The screen, and the frames that digits stand for.
  ///   - step: The length of a column, in seconds.
  /// - Returns: A trace with the screen and the notifications.
  /// - Throws: A digit for which the stage has no frame.
  public func trace(
    title: String,
    on stage: KeyboardTimelineStage = KeyboardTimelineStage(),
    step: TimeInterval = 0.1
  ) throws(KeyboardTimelineError) -> KeyboardTrace {
    var log = TraceLog()
    log.note(stage.environment, safeAreaBottom: 0, at: 0)
    for (index, content) in try contents(on: stage).enumerated() {
      if let content { log.append(content, at: Double(index) * step) }
    }
    return KeyboardTrace(header: KeyboardTraceHeader(title: title), records: log.records)
  }
}

@MainActor private final class LatestReport {
  var report: KeyboardReport?
}
