import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Prints a comparison for people: the rows that differ, side by side, and a few around them.
struct DiffTable {
  var hasColor: Bool

  /// The rows that are the same and were not printed yet.
  private var context: [DiffRow] = []
  private var skipped = 0
  private var rest = 0

  private let time = ReplayField.Column(heading: "time", width: 8, isNumber: true)
  private let name = ReplayField.Column(heading: "notification", width: 18)
  private let outcome = ReplayField.Column(heading: "left", width: 28)

  /// The rows that are printed before and after a difference.
  private static let around = 3

  init(hasColor: Bool) {
    self.hasColor = hasColor
  }

  /// What is compared, and the heads of the columns.
  func title(_ left: Diff.Side, _ right: Diff.Side) -> String {
    let heads = line(" ", "time", "notification", "left", "right")
    return """
      left:  \(paint(Self.name(of: left), .bold))
      right: \(paint(Self.name(of: right), .bold))
      \(paint(heads, .dim))

      """
  }

  /// What is to be printed now that one row more is known.
  mutating func text(_ row: DiffRow, isFirst: Bool) -> String {
    guard row.isSame else {
      defer { rest = Self.around }
      return flush() + text(different: row, isFirst: isFirst)
    }
    if rest > 0 {
      rest -= 1
      return text(row)
    }
    context.append(row)
    if context.count > Self.around {
      context.removeFirst()
      skipped += 1
    }
    return ""
  }

  /// What is to be printed at the end.
  mutating func finish() -> String {
    skipped += context.count
    context = []
    return skippedText()
  }

  private mutating func flush() -> String {
    let rows = context.map(text).joined()
    context = []
    return skippedText() + rows
  }

  private mutating func skippedText() -> String {
    defer { skipped = 0 }
    return skipped == 0 ? "" : paint("  … \(NumberFormat.count(skipped, "row")) the same\n", .dim)
  }

  private func text(_ row: DiffRow) -> String {
    guard let step = row.left else { return "" }
    return line(" ", step) + "\n"
  }

  private func text(different row: DiffRow, isFirst: Bool) -> String {
    switch row {
    case .same: return text(row)
    case .left(let step):
      return paint(line(isFirst ? ">" : "-", step, left: step), .red) + "\n"
    case .right(let step):
      return paint(line(isFirst ? ">" : "+", step, right: step), .green) + "\n"
    case .different(let left, let right, let parts):
      let details = parts.map { "\($0.key) \($0.left) | \($0.right)" }.joined(separator: "; ")
      let indent = String(repeating: " ", count: 12)
      return paint(line(isFirst ? ">" : "≠", left, left: left, right: right), .yellow) + "\n"
        + indent + paint(Printable.text(details), .dim) + "\n"
    }
  }
}

extension DiffTable {
  private func paint(_ text: String, _ color: TextColor) -> String {
    TextColor.paint(text, color, if: hasColor)
  }

  private func line(_ mark: String, _ step: ReplayStep) -> String {
    line(mark, step, left: step, right: step)
  }

  private func line(
    _ mark: String,
    _ step: ReplayStep,
    left: ReplayStep? = nil,
    right: ReplayStep? = nil
  ) -> String {
    let texts = [left, right].map { $0.map(Self.outcome) ?? "" }
    let name = Printable.text(step.shortName)
    return line(mark, NumberFormat.seconds(step.time), name, texts[0], texts[1])
  }

  private func line(
    _ mark: String,
    _ time: String,
    _ name: String,
    _ left: String,
    _ right: String
  ) -> String {
    let cells = [mark, self.time.cell(time), self.name.cell(name), outcome.cell(left), right]
    let text = cells.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private static func outcome(_ step: ReplayStep) -> String {
    let mark = step.dropReason == nil ? "" : "— "
    return "\(mark)\(step.outcomeText), \(NumberFormat.text(Double(step.result.covered))) covered"
  }

  private static func name(of side: Diff.Side) -> String {
    var parts: [String] = []
    if side.policy.otherApps != .ignore { parts.append("other apps included") }
    if let crossFade = side.policy.crossFade {
      parts.append("cross-fade \(crossFade ? "on" : "off")")
    }
    let name = Printable.text(InputFile.name(of: side.file))
    return parts.isEmpty ? name : "\(name), \(parts.joined(separator: ", "))"
  }
}

/// Counts the rows of a comparison.
struct DiffSummary {
  /// The first difference.
  private(set) var first: DiffRow?
  private var same = 0
  private var different = 0
  private var onlyLeft = 0
  private var onlyRight = 0

  /// Counts a row; returns whether it is the first difference.
  mutating func add(_ row: DiffRow) -> Bool {
    switch row {
    case .same: same += 1
    case .different: different += 1
    case .left: onlyLeft += 1
    case .right: onlyRight += 1
    }
    guard first == nil, !row.isSame else { return false }
    first = row
    return true
  }

  /// The comparison in one line.
  var text: String {
    guard let first else { return "no difference in \(NumberFormat.count(same, "row"))" }
    let counts = [
      (same, "the same"), (different, "different"), (onlyLeft, "only on the left"),
      (onlyRight, "only on the right"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let places = [
      first.left.map { "line \($0.line) on the left" },
      first.right.map { "line \($0.line) on the right" },
    ].compactMap(\.self)
    return counts.joined(separator: ", ")
      + "; the first difference is at \(places.joined(separator: ", "))"
  }
}
