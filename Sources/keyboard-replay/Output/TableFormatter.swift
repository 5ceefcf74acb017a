import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Prints what was played as a table for people.
///
/// The columns have fixed widths, since a trace of any length is printed as it is read.
struct TableFormatter {
  var style: Style

  private let time = Column(width: 8, side: .right)
  private let name = Column(width: 15, side: .left)
  private let frame = Column(width: 22, side: .left)
  private let outcome = Column(width: 16, side: .left)
  private let covered = Column(width: 7, side: .right)
  private let bar = Bar(width: 10)

  init(style: Style) {
    self.style = style
  }

  /// The title of a trace, what else its header says, and the heads of the columns.
  func title(_ header: KeyboardTraceHeader, file: String) -> String {
    let about = [file, header.device, header.system, header.source].compactMap(\.self)
      .map(Printable.text)
    let heads = row("time", "notification", "end frame", "what it did", "covered", nil, "")
    return """
      \(style(Printable.text(header.title), .bold))
      \(style(about.joined(separator: " · "), .dim))
      \(style(heads, .dim))

      """
  }

  /// One row for a notification or a change of the application's state.
  func line(_ step: ReplayStep) -> String {
    let covered = Double(step.result.covered)
    let text = row(
      PlainNumber.seconds(step.time),
      Printable.text(step.shortName),
      step.endFrame.map(PlainNumber.frame) ?? "",
      step.summary,
      PlainNumber.text(covered),
      step.look,
      bar.text(covered, of: step.areaHeight)
    )
    guard let error = step.error else { return text + "\n" }
    return text + "\n" + time.text("") + "  " + style(Printable.text(error), .red) + "\n"
  }

  private func row(
    _ time: String,
    _ name: String,
    _ frame: String,
    _ outcome: String,
    _ covered: String,
    _ look: Style.Look?,
    _ bar: String
  ) -> String {
    let cells = [
      self.time.text(time), self.name.text(name), self.frame.text(frame),
      style(self.outcome.text(outcome), look), self.covered.text(covered),
      style(bar, .cyan),
    ]
    return cells.filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
