import Foundation

/// Prints figures, for people or as JSON.
enum Table {
  static let title = line([
    "figure", "value", "unit", "goal", "ours", "baseline", "spread", "", "how it was taken",
  ])

  static func line(_ figure: Figure) -> String {
    line([
      figure.name, text(figure.value), figure.unit.rawValue,
      figure.goal.map { "≤ \(text($0))" } ?? "", text(figure.ours),
      text(figure.baseline), figure.spread.map { "\(text($0 * 100)) %" } ?? "", verdict(figure),
      figure.method,
    ])
  }

  /// One line of JSON, the keys always all there and in the same order.
  static func jsonLine(_ figure: Figure) -> String {
    let members = [
      ("name", "\"\(figure.name)\""), ("value", number(figure.value)),
      ("unit", "\"\(figure.unit.rawValue)\""), ("ours", number(figure.ours)),
      ("baseline", number(figure.baseline)), ("spread", number(figure.spread)),
      ("goal", number(figure.goal)), ("met", figure.isMet.map { "\($0)" } ?? "null"),
      ("noisy", "\(figure.isNoisy)"), ("method", "\"\(figure.method)\""),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [28, 11, 11, 9, 11, 11, 8, 13, 0]
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 || index == 2 || index >= 7 ? cell.0 + space : space + cell.0
    }
    return padded.joined(separator: " ")
  }

  private static func verdict(_ figure: Figure) -> String {
    let met = figure.isMet.map { $0 ? "met" : "missed" }
    return [met, figure.isNoisy ? "noisy" : nil].compactMap(\.self).joined(separator: ", ")
  }

  /// A number with three digits that count.
  private static func text(_ value: Double?) -> String {
    guard let value else { return "" }
    guard value != 0, value.isFinite else { return value == 0 ? "0" : "\(value)" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(digits)f", value)
  }

  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return "\(value)"
  }
}
