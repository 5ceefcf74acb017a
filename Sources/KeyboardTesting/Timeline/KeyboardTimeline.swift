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
/// | `w` `W` | willShow, didShow | `^` | appeared |
/// | `h` `H` | willHide, didHide | `v` | disappeared |
/// | `c` `C` | willChangeFrame, didChangeFrame | `#` | resized |
/// | `m` | malformed | `>` | moved |
/// | `a` `i` `b` | active, inactive, background | `.` | noted, nothing to tell |
/// | `-` | nothing | `x` | dropped |
/// | | | `~` | held, may become part of the next change |
/// | | | `-` | nothing |
///
/// A row between the two may give the frames by number, as digits; see ``KeyboardTimelineStage``.
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
  /// The steps in time, the first one first.
  public var columns: [KeyboardTimelineColumn]

  /// Makes a timeline from its columns.
  public init(columns: [KeyboardTimelineColumn] = []) {
    self.columns = columns
  }

  /// Makes a timeline of what a tracker or a state machine reported, a column for each report.
  ///
  /// - Parameter reports: The reports, such as `KeyboardTracker.observeReports` gives them.
  public init(reports: [KeyboardReport]) {
    columns = reports.map { report in
      KeyboardTimelineColumn(
        KeyboardTimelineEvent(report.event),
        KeyboardTimelineOutcome(report.outcome)
      )
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
