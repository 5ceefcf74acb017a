import Foundation

/// Shows the figures of an earlier run beside those of this one.
struct Comparison {
  private let before: [String: Double]

  /// Reads what an earlier run printed with `--format jsonl`.
  init(file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var before: [String: Double] = [:]
    for (index, line) in text.split(separator: "\n").enumerated() {
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let name = object?["name"] as? String else {
        throw UsageError(description: "\(file), line \(index + 1): expected a figure as JSON")
      }
      before[name] = (object?["value"] as? NSNumber)?.doubleValue
    }
    self.before = before
  }

  static let title = line(["figure", "unit", "before", "now", "now/before", ""])

  func line(_ figure: Figure) -> String {
    let old = before[figure.name]
    let ratio = old.flatMap { old in old == 0 ? nil : figure.value.map { $0 / old } }
    return Self.line([
      figure.name, figure.unit.rawValue, Table.text(old), Table.text(figure.value),
      Table.text(ratio), figure.isNoisy ? "noisy" : "",
    ])
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, [28, 11, 11, 11, 11, 0]).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index < 2 || index == 5 ? cell.0 + space : space + cell.0
    }.joined(separator: " ")
  }
}
