import Foundation
import KeyboardTesting

/// Prints what was played as a table for people.
///
/// The columns have fixed widths, since a trace of any length is printed as it is read.
struct TableFormatter {
  var hasColor: Bool

  private let bar = Bar(width: 10)

  /// The title of a trace, what else its header says, and the heads of the columns.
  func title(_ header: KeyboardTraceHeader, file: String) -> String {
    let about = [file, header.device, header.system, header.source].compactMap(\.self)
      .map(Printable.text)
    let heads = ReplayField.columns.compactMap { $0.column?.cell($0.column?.heading ?? "") }
    return """
      \(TextColor.paint(Printable.text(header.title), .bold, if: hasColor))
      \(TextColor.paint(about.joined(separator: " · "), .dim, if: hasColor))
      \(TextColor.paint(heads.joined(separator: "  "), .dim, if: hasColor))

      """
  }

  /// One row for a notification or a change of the application's state.
  func line(_ step: ReplayStep) -> String {
    var cells = ReplayField.columns.map { field in
      let isOutcome = field.key == "outcome"
      let mark = isOutcome && step.dropReason != nil ? "— " : ""
      let text = Printable.text(mark + field.display(step).display)
      let cell = field.column?.cell(text) ?? text
      return isOutcome ? TextColor.paint(cell, step.color, if: hasColor) : cell
    }
    let bar = bar.text(Double(step.result.covered), of: step.areaHeight)
    if !bar.isEmpty { cells.append(TextColor.paint(bar, .cyan, if: hasColor)) }
    let text = cells.joined(separator: "  ")
    guard let error = step.error else { return text + "\n" }
    let indent = String(repeating: " ", count: 10)
    return text + "\n" + indent + TextColor.paint(Printable.text(error), .red, if: hasColor) + "\n"
  }
}

extension ReplayField.Column {
  /// A text as wide as the column; one that is too wide moves what follows, and nothing is cut.
  func cell(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}

/// A bar that shows how much of a height is covered, to an eighth of a letter.
struct Bar {
  var width: Int

  func text(_ part: Double, of whole: Double) -> String {
    guard whole > 0, whole.isFinite, part > 0 else { return "" }
    let eighths = Int((min(part / whole, 1) * Double(width * 8)).rounded())
    let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : String(blocks[rest - 1]))
  }
}
