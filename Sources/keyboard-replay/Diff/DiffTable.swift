import Foundation
import KeyboardNotifications
import KeyboardTesting

/// Prints a comparison for people: the rows that differ, side by side, and a few around them.
struct DiffTable {
  var style: Style

  /// The rows that are the same and were not printed yet.
  private var context: [DiffRow] = []
  private var skipped = 0
  private var rest = 0

  private let time = Column(width: 8, side: .right)
  private let name = Column(width: 18, side: .left)
  private let outcome = Column(width: 28, side: .left)

  /// The rows that are printed before and after a difference.
  private static let around = 3

  init(style: Style) {
    self.style = style
  }

  /// What is compared, and the heads of the columns.
  func title(_ left: DiffSide, _ right: DiffSide) -> String {
    let heads = line(" ", "time", "notification", "left", "right")
    return """
      left:  \(style(Self.name(of: left), .bold))
      right: \(style(Self.name(of: right), .bold))
      \(style(heads, .dim))

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
    return skipped == 0 ? "" : style("  … \(Tally.count(skipped, "row")) the same\n", .dim)
  }

  private func text(_ row: DiffRow) -> String {
    guard let step = row.left else { return "" }
    return line(" ", step) + "\n"
  }

  private func text(different row: DiffRow, isFirst: Bool) -> String {
    switch row {
    case .same: return text(row)
    case .left(let step):
      return style(line(isFirst ? ">" : "-", step, left: step), .red) + "\n"
    case .right(let step):
      return style(line(isFirst ? ">" : "+", step, right: step), .green) + "\n"
    case .different(let left, let right, let parts):
      let details = parts.map { "\($0.key) \($0.left) | \($0.right)" }.joined(separator: "; ")
      let indent = String(repeating: " ", count: 12)
      return style(line(isFirst ? ">" : "≠", left, left: left, right: right), .yellow) + "\n"
        + indent + style(Printable.text(details), .dim) + "\n"
    }
  }
}

extension DiffTable {
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
    return line(mark, PlainNumber.seconds(step.time), name, texts[0], texts[1])
  }

  private func line(
    _ mark: String,
    _ time: String,
    _ name: String,
    _ left: String,
    _ right: String
  ) -> String {
    let cells = [mark, self.time.text(time), self.name.text(name), outcome.text(left), right]
    let text = cells.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private static func outcome(_ step: ReplayStep) -> String {
    "\(step.summary), \(PlainNumber.text(Double(step.result.covered))) covered"
  }

  private static func name(of side: DiffSide) -> String {
    var parts: [String] = []
    if side.policy.otherApps != .ignore { parts.append("other apps included") }
    if let crossFade = side.policy.crossFade {
      parts.append("cross-fade \(crossFade ? "on" : "off")")
    }
    let name = Printable.text(InputFile.name(of: side.file))
    return parts.isEmpty ? name : "\(name), \(parts.joined(separator: ", "))"
  }
}
