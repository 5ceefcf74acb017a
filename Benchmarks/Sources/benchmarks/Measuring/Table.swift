import Foundation

/// A table of figures.
enum Table {
  /// The head and the width of each column; numbers end at the right.
  private static let columns: [(head: String, width: Int, isNumber: Bool)] = [
    ("figure", 28, false), ("value", 11, true), ("unit", 11, false), ("ours", 11, true),
    ("baseline", 11, true), ("spread", 8, true), ("", 5, false),
    ("how it was taken", 0, false),
  ]

  static let title = line(columns.map(\.head))

  static func line(_ figure: Figure) -> String {
    line([
      figure.name, text(figure.value), figure.unit.rawValue, text(figure.ours),
      text(figure.baseline), figure.spread.map { "\(text($0 * 100)) %" } ?? "",
      figure.isNoisy ? "noisy" : "", figure.method,
    ])
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).map { cell, column in
      let space = String(repeating: " ", count: max(0, column.width - cell.count))
      return column.isNumber ? space + cell : cell + space
    }.joined(separator: " ")
  }

  /// Returns a number with three significant digits.
  private static func text(_ value: Double?) -> String {
    guard let value else { return "" }
    guard value != 0, value.isFinite else { return value == 0 ? "0" : "\(value)" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(digits)f", value)
  }
}
