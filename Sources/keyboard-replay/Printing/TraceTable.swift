import Foundation
import KeyboardNotifications
import KeyboardTesting

/// A table of the rows of a trace, for people.
///
/// The columns have fixed widths. A narrow terminal has fewer columns, and a row that is still too
/// wide is cut.
struct TraceTable {
  /// A column, with its head.
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

    var isNumber: Bool { self == .time || self == .covered }
  }

  private typealias Cell = (text: String, color: TextColor?)

  /// The columns that a narrow terminal leaves out, the first one first.
  private static let dispensable: [Column] = [.endFrame, .time, .covered]
  /// The letters between two columns.
  private static let gap = 2

  private let width: Int?
  private let hasColor: Bool
  private let columns: [Column]
  private let bar: Bar

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; without a terminal `nil`, and no line is cut.
  ///   - hasColor: `true` if the output may be colored.
  init(width: Int?, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
    let available = width ?? .max
    var columns = Column.allCases.filter { $0 != .bar }
    for column in Self.dispensable where Self.width(of: columns) > available {
      columns.removeAll { $0 == column }
    }
    // The bar has the space that is left, up to ten letters; one of fewer than four is left out.
    bar = Bar(width: min(10, available - Self.width(of: columns) - Self.gap))
    self.columns = columns + (bar.width >= 4 ? [.bar] : [])
  }

  private static func width(of columns: [Column]) -> Int {
    columns.map(\.width).reduce(0, +) + gap * (columns.count - 1)
  }

  /// Returns the title of a trace, a line on it, and the heads of the columns.
  ///
  /// - Parameters:
  ///   - trace: The trace. A terminal shows one line of its title.
  ///   - file: The file's name.
  ///   - screenAndView: The sizes of the screen and the view.
  /// - Returns: The lines, each with a line feed.
  func title(_ trace: KeyboardTrace, file: String, screenAndView: [String]) -> String {
    var about = [file] + trace.deviceAndSystem
    if let source = trace.source { about.append(source) }
    about += screenAndView
    let title = Printable.text(trace.title).cut(to: width ?? .max)
    let details = Printable.text(about.joined(separator: " · ")).wrapped(to: width)
    let heads = line { ($0.rawValue, nil) }
    return coloredLine(title, .bold) + coloredLine(details, .dim) + coloredLine(heads, .dim)
  }

  /// Returns the row of a notification or of a change of the application's state.
  func row(_ step: ReplayStep) -> String {
    let covered = Double(step.result.covered ?? 0)
    let row = line { column in
      switch column {
      case .time: ((step.isMarked ? "! " : "") + (step.time.map(NumberFormat.seconds) ?? ""), nil)
      case .name: (Printable.text(step.shortName), nil)
      case .endFrame: (step.endFrame.map(NumberFormat.frame) ?? "", nil)
      case .outcome: ((step.dropReason == nil ? "" : "× ") + step.outcomeText, step.color)
      case .covered: (NumberFormat.text(covered), nil)
      case .bar: (bar.text(covered, of: step.areaHeight), .cyan)
      }
    }
    return row + "\n" + (step.error.map { warning("line \(step.line): \($0)") } ?? "")
  }

  /// Returns the lines below a row: an error, or an expectation that fails.
  func warning(_ text: String) -> String {
    coloredLine(Printable.text(text).wrapped(to: width, indent: 10, firstIndent: 10), .red)
  }

  /// Returns the counts of the summary, the units, and the meanings of the words that occurred.
  func summary(_ summary: ReplaySummary) -> String {
    let counts = "\(summary.traces.counting("trace")), \(summary.details)".wrapped(to: width)
    let words = OutcomeWord.explanations(of: summary.words).map { line in
      line.wrapped(to: width, indent: 2)
    }
    var lines = ["", counts]
    if !words.isEmpty { lines += ["", Self.units.wrapped(to: width), ""] + words }
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: - Lines

extension TraceTable {
  private static let units = """
    Times are in s, frames and heights in pt. A number with a sign is the change of the covered \
    height.
    """

  /// Returns a line with a cell for each column, cut to the width of the terminal.
  ///
  /// A text that is wider than its column uses the space of the next cells.
  private func line(_ cellOf: (Column) -> Cell) -> String {
    var line = ""
    // The number of letters so far, and the end of the column.
    var position = 0
    var end = 0
    for column in columns {
      let (text, color) = cellOf(column)
      end += column.width
      let aligned = end - (column.isNumber ? text.count : column.width)
      let start = max(aligned, position == 0 ? 0 : position + Self.gap)
      end += Self.gap
      let available = (width ?? .max) - start
      guard !text.isEmpty, available > 0 else { continue }
      let cut = text.cut(to: available)
      line += String(repeating: " ", count: start - position)
      line += TextColor.paint(cut, color, if: hasColor)
      position = start + cut.count
    }
    return line
  }

  /// Returns a text in a color, with a line feed.
  private func coloredLine(_ text: String, _ color: TextColor) -> String {
    TextColor.paint(text, color, if: hasColor) + "\n"
  }
}

// MARK: - Text

/// A bar that shows how much of a height is covered, to an eighth of a letter.
struct Bar {
  /// The number of letters of a bar for the whole height.
  var width: Int

  /// Returns the bar; an empty text if the height is not known.
  func text(_ part: Double, of whole: Double) -> String {
    guard whole > 0, whole.isFinite, part > 0 else { return "" }
    let eighths = Int((min(part / whole, 1) * Double(width * 8)).rounded())
    let blocks: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest == 0 ? "" : String(blocks[rest - 1]))
  }
}

extension ReplayStep {
  /// The color of the outcome on a terminal.
  fileprivate var color: TextColor? {
    switch outcome {
    case .transition(let transition):
      switch transition.kind {
      case .appeared: .green
      case .resized, .moved: .yellow
      case .disappeared: .cyan
      }
    case .unchanged: nil
    case .dropped(.malformed): .red
    case .dropped: .dim
    }
  }
}
