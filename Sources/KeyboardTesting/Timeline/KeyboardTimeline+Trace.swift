public import Foundation
import KeyboardNotifications

extension KeyboardTimeline {
  /// Plays a trace into a state machine, and draws what became of it.
  ///
  /// - Parameters:
  ///   - trace: The trace; records of other things than the keyboard and the app have no column.
  ///   - step: The length of a column in seconds, so that pauses are drawn; without it each event
  ///     has one column, whenever it came. Events of one step have a column each, and a pause of
  ///     more than forty steps is drawn as forty.
  public init(_ trace: KeyboardTrace, step: TimeInterval? = nil) {
    self.init()
    var machine = KeyboardStateMachine()
    var environment = TraceEnvironment()
    var last: TimeInterval?
    var now: TimeInterval = 0
    for record in trace.records {
      now = record.time ?? now
      environment.take(record.content)
      guard let event = KeyboardEvent(record.content) else { continue }
      columns += Self.pause(from: last ?? now, to: now, step: step)
      last = now
      let outcome = machine.handle(event, in: environment.value)
      columns.append(
        KeyboardTimelineColumn(KeyboardTimelineEvent(event), KeyboardTimelineOutcome(outcome))
      )
    }
  }

  private static func pause(
    from start: TimeInterval,
    to end: TimeInterval,
    step: TimeInterval?
  ) -> [KeyboardTimelineColumn] {
    guard let step, step > 0, end > start else { return [] }
    let count = ((end - start) / step).rounded() - 1
    let empty = KeyboardTimelineColumn(.nothing, .nothing)
    return Array(repeating: empty, count: count.isFinite ? Int(min(max(0, count), 40)) : 40)
  }
}

/// The environment that the records of a trace have given so far.
private struct TraceEnvironment {
  private(set) var value = KeyboardEnvironment()

  mutating func take(_ content: KeyboardTraceContent) {
    switch content {
    case .screen(let frame, _, _): value.screen = frame
    case .window(let frame): value.window = frame
    case .view(let frame, _): value.view = frame
    case .accessibility(let isOn): value.prefersCrossFadeTransitions = isOn
    case .header, .application, .notification, .expectation: break
    }
  }
}
