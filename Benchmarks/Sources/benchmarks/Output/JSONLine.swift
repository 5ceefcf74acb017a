import Foundation

/// Prints a figure as one line of JSON, the keys always all there and in the same order.
enum JSONLine {
  static func line(_ figure: Figure) -> String {
    let members = [
      ("name", "\"\(figure.name)\""), ("value", number(figure.value)),
      ("unit", "\"\(figure.unit.rawValue)\""), ("ours", number(figure.ours)),
      ("baseline", number(figure.baseline)), ("spread", number(figure.spread)),
      ("goal", number(figure.goal?.limit)),
      ("met", figure.isMet.map { "\($0)" } ?? "null"), ("noisy", "\(figure.isNoisy)"),
      ("method", "\"\(figure.method)\""),
    ]
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return "\(value)"
  }
}
