import Foundation
import KeyboardTesting

/// Prints what was played as a table for people.
///
/// The columns have fixed widths, since a trace of any length is printed as it is read.
struct TableFormatter {
  private let width: Int?
  private let hasColor: Bool
  private let layout: TableLayout
  private let bar: Bar?

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` where the output is none, and nothing is cut.
  ///   - hasColor: Whether the output may be coloured.
  init(width: Int?, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
    layout = TableLayout(ReplayField.columns.compactMap(\.column), width: width, hasColor: hasColor)
    let room = layout.rest.map { min(10, $0 - 2) } ?? 10
    bar = room >= 4 ? Bar(width: room) : nil
  }

  /// The title of a trace, what else its header says, and the heads of the columns.
  func title(_ header: KeyboardTraceHeader, file: String) -> String {
    let about = ([file] + header.deviceAndSystem + [header.source].compactMap(\.self))
      .map(Printable.text).joined(separator: " · ")
    return paint(TextLayout.wrap(Printable.text(header.title), to: width), .bold)
      + paint(TextLayout.wrap(about, to: width), .dim) + paint(layout.heading, .dim)
  }

  /// One row for a notification or a change of the application's state.
  func line(_ step: ReplayStep) -> String {
    var cells: [TableLayout.Cell] = ReplayField.columns.map { field in
      guard field.key != "outcome" else { return (step.outcomeTextWithSign, step.color) }
      return (Printable.text(field.display(step).display), nil)
    }
    if let bar {
      cells.append((bar.text(Double(step.result.covered), of: step.areaHeight), .cyan))
    }
    return layout.line(cells) + "\n" + (step.error.map(warning) ?? "")
  }

  /// What is wrong with the row before, or does not hold after it.
  func warning(_ text: String) -> String {
    let indent = layout.shown.contains(0) ? 10 : 2
    return paint(TextLayout.wrap(Printable.text(text), to: width, indent: indent), .red)
  }

  /// What was played, and what the words mean that say so.
  func summary(_ summary: ReplaySummary) -> String {
    let words = summary.words
    let indent = (words.map(\.text.count).max() ?? 0) + 2
    let isStacked = (width ?? .max) < indent + 16
    let meanings = words.map { word in
      let meaning = TextLayout.wrap(word.meaning, to: width, indent: isStacked ? 2 : indent)
      let rest = isStacked ? "\n" + meaning : String(meaning.dropFirst(word.text.count))
      return word.text + rest + "\n"
    }
    return "\n" + TextLayout.wrap(summary.text, to: width) + "\n"
      + (words.isEmpty ? "" : "\n" + meanings.joined())
  }

  /// What to try next, said to people at a terminal.
  func hint(_ text: String) -> String {
    width.map { "\n" + paint(TextLayout.wrap(text, to: $0), .dim) } ?? ""
  }

  private func paint(_ text: String, _ color: TextColor) -> String {
    TextColor.paint(text, color, if: hasColor) + "\n"
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
