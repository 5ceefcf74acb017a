/// A column of a table on a terminal.
struct TableColumn: Sendable {
  var heading: String
  var width: Int
  var isNumber = false
  /// When the column is given up where there is no room: the highest first, 0 never.
  var rank = 0
}

/// Places the cells of a table's rows.
///
/// A cell that is too wide takes of the space after it. In a terminal's width, columns are given up
/// and the last text is cut; without one, nothing is.
struct TableLayout {
  /// A cell: a text, and the colour that it has.
  typealias Cell = (text: String, color: TextColor?)

  /// Which of the columns are shown.
  private(set) var shown: [Int]
  /// The columns of the terminal that are left.
  private(set) var rest: Int?

  private let columns: [TableColumn]
  private let width: Int?
  private let gap: Int
  private let hasColor: Bool

  init(_ columns: [TableColumn], width: Int?, hasColor: Bool) {
    self.columns = columns
    self.width = width
    self.hasColor = hasColor
    gap = (width ?? .max) < 60 ? 1 : 2
    shown = Array(columns.indices)
    guard let width else { return }
    while needed > width, let last = shown.max(by: { columns[$0].rank < columns[$1].rank }),
      columns[last].rank > 0
    {
      shown.removeAll { $0 == last }
    }
    rest = max(0, width - needed)
  }

  private var needed: Int {
    shown.reduce(gap * (shown.count - 1)) { $0 + columns[$1].width }
  }

  /// The heads of the columns.
  var heading: String {
    line(columns.map { ($0.heading, nil) })
  }

  /// A row, of a cell for each column; a cell more is put after the last.
  func line(_ cells: [Cell]) -> String {
    var (line, position, start) = ("", 0, 0)
    for index in shown {
      let column = columns[index]
      add(cells[index], to: &line, at: start, column, &position)
      start += column.width + gap
    }
    if cells.count > columns.count, !cells[columns.count].text.isEmpty {
      let tail = TableColumn(heading: "", width: 0)
      add(cells[columns.count], to: &line, at: start, tail, &position)
    }
    return line
  }

  private func add(
    _ cell: Cell,
    to line: inout String,
    at start: Int,
    _ column: TableColumn,
    _ position: inout Int
  ) {
    let length = TextLayout.width(of: cell.text)
    let place = column.isNumber ? start + column.width - length : start
    let begin = max(place, position == 0 ? 0 : position + gap)
    let text = TextLayout.cut(cell.text, to: width.map { $0 - begin })
    guard !text.isEmpty else { return }
    line += String(repeating: " ", count: begin - position)
    line += TextColor.paint(text, cell.color, if: hasColor)
    position = begin + TextLayout.width(of: text)
  }
}
