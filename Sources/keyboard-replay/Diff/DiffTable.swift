import KeyboardTesting

/// Prints a comparison for people: the rows that differ, side by side, and a few around them.
struct DiffTable {
  private let width: Int?
  private let hasColor: Bool
  private let sides: DiffSides
  private let layout: TableLayout
  /// Whether each side stands on a line of its own, where there is no room beside the other.
  private let isStacked: Bool

  /// The rows that are the same and were not printed yet.
  private var context: [DiffRow] = []
  private var skipped = 0
  private var rest = 0

  /// The rows that are printed before and after a difference.
  private static let around = 3

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - sides: What is compared.
  ///   - width: The columns of the terminal; `nil` where the output is none, and nothing is cut.
  ///   - hasColor: Whether the output may be coloured.
  init(_ sides: DiffSides, width: Int?, hasColor: Bool) {
    self.sides = sides
    self.width = width
    self.hasColor = hasColor
    let total = width ?? .max
    isStacked = total < 58
    let side = max(18, min(28, (total - 31) / 2))
    let columns = [
      TableColumn(heading: "", width: 1),
      TableColumn(heading: "time", width: 8, isNumber: true, rank: 1),
      TableColumn(heading: "notification", width: 15),
      TableColumn(heading: sides.names.left, width: side),
      TableColumn(heading: sides.names.right, width: side),
    ]
    let shown = isStacked ? Array(columns.prefix(3)) : columns
    layout = TableLayout(shown, width: width, hasColor: hasColor)
  }

  /// What is compared, and the heads of the columns.
  var title: String {
    [("<", sides.titles.left), (">", sides.titles.right)].map { sign, title in
      paint(TextLayout.wrap("\(sign) \(title)", to: width), .bold) + "\n"
    }.joined() + paint(layout.heading, .dim) + "\n"
  }

  /// What is to be printed now that one row more is known.
  mutating func text(_ row: DiffRow) -> String {
    guard row.isSame else {
      defer { rest = Self.around }
      return flush() + lines(row)
    }
    if rest > 0 {
      rest -= 1
      return lines(row)
    }
    context.append(row)
    if context.count > Self.around {
      context.removeFirst()
      skipped += 1
    }
    return ""
  }

  /// What is to be printed at the end.
  mutating func finish(_ summary: DiffSummary) -> String {
    skipped += context.count
    context = []
    let text = TextLayout.wrap(summary.text(sides), to: width)
    return skippedText() + "\n\(text)\n"
  }

  private mutating func flush() -> String {
    let rows = context.map(lines).joined()
    context = []
    return skippedText() + rows
  }

  private mutating func skippedText() -> String {
    defer { skipped = 0 }
    let count = NumberFormat.count(skipped, "row")
    return skipped == 0 ? "" : paint("  … \(count) the same", .dim) + "\n"
  }
}

// MARK: - Lines

extension DiffTable {
  private func lines(_ row: DiffRow) -> String {
    guard let step = row.left ?? row.right else { return "" }
    let outcomes = [row.left, row.right].map { $0.map(outcome) ?? "" }
    let start = [row.sign, step.timeText(), Printable.text(step.shortName)]
    let texts = isStacked ? start : start + outcomes
    var lines = layout.line(texts.map { ($0, row.color) }) + "\n"
    if isStacked { lines += stacked(row, outcomes) }
    if case .different(_, _, let parts) = row {
      let details = parts.map { "\($0.key) \($0.left) | \($0.right)" }.joined(separator: "; ")
      let indent = isStacked ? 4 : 12
      let text = TextLayout.wrap(Printable.text(details), to: width, indent: indent)
      lines += paint(text, .dim) + "\n"
    }
    return lines
  }

  /// The outcomes of both sides below each other; once, where they are the same.
  private func stacked(_ row: DiffRow, _ outcomes: [String]) -> String {
    let signs = row.isSame ? [" "] : ["<", ">"]
    return zip(signs, outcomes).filter { !$0.1.isEmpty }.map { sign, outcome in
      paint(TextLayout.cut("  \(sign) \(outcome)", to: width), row.color) + "\n"
    }.joined()
  }

  private func outcome(_ step: ReplayStep) -> String {
    let outcome = step.outcomeTextWithSign
    guard (width ?? .max) >= 90 || isStacked else { return outcome }
    return "\(outcome), \(NumberFormat.text(Double(step.result.covered))) covered"
  }

  private func paint(_ text: String, _ color: TextColor?) -> String {
    TextColor.paint(text, color, if: hasColor)
  }
}

extension DiffRow {
  /// The sign of the row: one for each meaning.
  fileprivate var sign: String {
    switch self {
    case .same: " "
    case .different: "≠"
    case .left: "<"
    case .right: ">"
    }
  }

  fileprivate var color: TextColor? {
    switch self {
    case .same: nil
    case .different: .yellow
    case .left: .red
    case .right: .green
    }
  }
}
