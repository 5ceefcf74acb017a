import Foundation
import KeyboardTesting

/// A table of the rows of a trace, for people.
///
/// The columns have fixed widths, since a trace of any length is printed as it is read. A narrow
/// terminal has fewer columns, and a row that is still too wide is cut.
struct TraceTable {
  private enum Column: String, CaseIterable {
    case time
    case name = "notification"
    case endFrame = "end frame"
    case outcome = "what it did"
    case covered
    case bar = ""

    var width: Int {
      switch self {
      case .time: 8
      case .name: 15
      case .endFrame: 22
      case .outcome: 16
      case .covered: 7
      case .bar: 0
      }
    }
  }

  private typealias Cell = (text: String, color: TextColor?)

  private let width: Int?
  private let hasColor: Bool
  private let columns: [Column]
  private let bar: Bar

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` if the output is none, and nothing is cut.
  ///   - hasColor: `true` if the output may be coloured.
  init(width: Int?, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
    var columns = Column.allCases.filter { $0 != .bar }
    for column in [Column.endFrame, .time, .covered] where Self.width(of: columns) > width ?? .max {
      columns.removeAll { $0 == column }
    }
    bar = Bar(width: min(10, (width ?? .max) - Self.width(of: columns) - 2))
    self.columns = columns + (bar.width >= 4 ? [.bar] : [])
  }

  private static func width(of columns: [Column]) -> Int {
    columns.reduce(-2) { $0 + $1.width + 2 }
  }

  /// Returns the title of a trace, of which a terminal shows one line, the rest of its header, the
  /// screen and the view, and the heads of the columns.
  func title(_ header: KeyboardTraceHeader, file: String, place: [String]) -> String {
    let about = [file] + header.deviceAndSystem + [header.source].compactMap(\.self) + place
    let line = Printable.text(about.joined(separator: " · ")).wrapped(to: width)
    let heads = self.line { ($0.rawValue, nil) }
    return paint(Printable.text(header.title).cut(to: width ?? .max), .bold) + paint(line, .dim)
      + paint(heads, .dim)
  }

  /// Returns the row of a notification or of a change of the application's state.
  func row(_ step: ReplayStep) -> String {
    let covered = Double(step.result.covered ?? 0)
    let row = line { column in
      switch column {
      case .time: (step.time.map(NumberFormat.seconds) ?? "", nil)
      case .name: (Printable.text(step.shortName), nil)
      case .endFrame: (step.endFrame.map(NumberFormat.frame) ?? "", nil)
      case .outcome: ((step.dropReason == nil ? "" : "× ") + step.outcomeText, step.color)
      case .covered: (NumberFormat.text(covered), nil)
      case .bar: (bar.text(covered, of: step.areaHeight), .cyan)
      }
    }
    return row + "\n" + (step.error.map(warning) ?? "")
  }

  /// Returns the lines below a row: an error, or an expectation that fails.
  func warning(_ text: String) -> String {
    paint(Printable.text(text).wrapped(to: width, indent: 10, firstIndent: 10), .red)
  }

  /// Returns the counts of the summary, and the meanings of the words that occurred.
  func summary(_ summary: ReplaySummary) -> String {
    let counts = "\(summary.text(.traces, "trace")), \(summary.details)".wrapped(to: width)
    let words = OutcomeWord.explanations(of: summary.words).map { line in
      line.wrapped(to: width, indent: 2)
    }
    return (["", counts] + (words.isEmpty ? [] : [""] + words)).joined(separator: "\n") + "\n"
  }

  /// Joins the cells of a row; one that is too wide takes from the space after it.
  private func line(_ cell: (Column) -> Cell) -> String {
    var cells = [Cell]()
    var position = 0
    var end = 0
    for column in columns {
      let (text, color) = cell(column)
      let isNumber = column == .time || column == .covered
      end += column.width
      cells.append((text.padded(to: end - position, atStart: isNumber) + "  ", color))
      position += max(end - position, text.count) + 2
      end += 2
    }
    while let last = cells.last, last.text.trimmed.isEmpty { cells.removeLast() }
    if let last = cells.popLast() { cells.append((last.text.trimmed, last.color)) }
    var line = ""
    var rest = width ?? .max
    for cell in cells where rest > 0 {
      line += TextColor.paint(cell.text.cut(to: rest), cell.color, if: hasColor)
      rest -= cell.text.count
    }
    return line
  }

  private func paint(_ text: String, _ color: TextColor) -> String {
    TextColor.paint(text, color, if: hasColor) + "\n"
  }
}

/// A bar that shows how much of a height is covered, to an eighth of a letter.
struct Bar {
  var width: Int

  func text(_ part: Double, of whole: Double) -> String {
    // mutant: > to >=, because a part of zero has a bar without blocks
    guard whole > 0, whole.isFinite, part > 0 else { return "" }
    let eighths = Int((min(part / whole, 1) * Double(width * 8)).rounded())
    let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : String(blocks[rest - 1]))
  }
}
