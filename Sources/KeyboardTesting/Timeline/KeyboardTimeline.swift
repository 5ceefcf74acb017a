public import Foundation
public import KeyboardNotifications

/// Keyboard notifications and what became of them, drawn as rows of characters.
///
/// The first row says what happens, the last row what observers are told; a column is a step in
/// time. Spaces mean nothing, so that rows can be aligned:
///
/// ```
/// w--W-----h--H
/// ^--.-----v--.
/// ```
///
/// | first row | | last row | |
/// |---|---|---|---|
/// | `w` `W` | willShow, didShow | `^` `'` | appeared docked, appeared floating |
/// | `h` `H` | willHide, didHide | `v` | disappeared |
/// | `c` `C` | willChangeFrame, didChangeFrame | `#` | resized |
/// | `m` | malformed | `>` `_` | moved while floating, moved to the dock |
/// | `a` `i` `b` | active, inactive, background | `.` | noted, nothing to tell |
/// | `-` | nothing | | |
/// | | | `=` `s` | dropped: duplicate, stale |
/// | | | `o` `e` | dropped: of another app, on another screen |
/// | | | `i` `d` | dropped: while inactive, while dragging |
/// | | | `m` `n` | dropped: malformed, not a keyboard |
/// | | | `x` | dropped for any of these reasons |
/// | | | `-` | nothing |
///
/// A row between the two may give the frames by number, as digits.
///
/// Draw what should happen, play it, and ask for the difference:
///
/// ```swift
/// let timeline = try KeyboardTimeline("""
///   w--W-----h--H
///   ^--.-----v--.
///   """)
/// #expect(try timeline.difference(from: timeline.played()) == nil)
/// ```
public struct KeyboardTimeline: Sendable, Hashable {
  package var columns: [KeyboardTimelineColumn]

  package init(columns: [KeyboardTimelineColumn] = []) {
    self.columns = columns
  }

  /// Makes a timeline of what a tracker or a state machine reported, a column for each report.
  ///
  /// - Parameter reports: The reports, such as `KeyboardTracker.observeReports` gives them.
  public init(reports: [KeyboardReport]) {
    columns = reports.map { report in
      KeyboardTimelineColumn(report.event, report.outcome, covered: report.state.coveredHeight)
    }
  }

  /// Plays a trace into a state machine, and makes a timeline of what became of it.
  ///
  /// - Parameters:
  ///   - trace: The trace; records of other things than the keyboard and the app have no column.
  ///   - step: The length of a column in seconds, so that pauses are drawn; without it each event
  ///     has one column, whenever it came. Events of one step have a column each, and a pause of
  ///     more than forty steps is drawn as forty.
  public init(_ trace: KeyboardTrace, step: TimeInterval? = nil) {
    self.init()
    var machine = KeyboardStateMachine()
    var environment = KeyboardEnvironment()
    var ruler = TimeRuler(step: step)
    for record in trace.records {
      ruler.advance(to: record.time)
      environment.take(record.content)
      guard let event = KeyboardEvent(record.content) else { continue }
      columns += ruler.pause()
      let outcome = machine.handle(event, in: environment)
      let covered = machine.state.coveredHeight
      columns.append(KeyboardTimelineColumn(event, outcome, covered: covered))
    }
  }
}

extension KeyboardTimeline: CustomStringConvertible {
  /// The rows, one a line; a row that no column has anything in is left out.
  public var description: String {
    rows.joined(separator: "\n")
  }

  var rows: [String] {
    var rows = [String(columns.map(\.event.rawValue))]
    if columns.contains(where: { $0.frame != nil }) {
      rows.append(String(columns.map { $0.frame.flatMap(\.description.first) ?? "-" }))
    }
    if columns.contains(where: { $0.outcome != nil }) {
      rows.append(String(columns.map { ($0.outcome ?? .nothing).rawValue }))
    }
    return rows
  }
}

// MARK: - Traces

/// Tells in which column an event belongs, counted from the first event.
///
/// Each time is rounded once, so that the errors of many short pauses do not add up.
private struct TimeRuler {
  let step: TimeInterval?
  private var now: TimeInterval = 0
  private var start: TimeInterval?
  private var last: Double = 0

  init(step: TimeInterval?) {
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  mutating func advance(to time: TimeInterval?) {
    now = time ?? now
  }

  /// The empty columns between the event before and one that comes now.
  mutating func pause() -> [KeyboardTimelineColumn] {
    guard let step else { return [] }
    guard let start else {
      start = now
      return []
    }
    let column = ((now - start) / step).rounded()
    let count = column - last - 1
    last = max(last, column)
    guard count >= 1 else { return [] }
    let empty = KeyboardTimelineColumn(.nothing, .nothing)
    return Array(repeating: empty, count: count.isFinite ? Int(min(count, 40)) : 40)
  }
}

extension KeyboardEvent {
  /// Reads what a record says; `nil` if it says nothing of the keyboard or the app.
  package init?(_ content: KeyboardTraceContent) {
    switch content {
    case .application(let state): self = .application(state)
    case .notification(let name, let userInfo, let screen):
      self.init(Notification(name: name, recorded: userInfo, screen: screen))
    default: return nil
    }
  }
}
