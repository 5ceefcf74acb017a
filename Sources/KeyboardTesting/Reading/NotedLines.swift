/// The first lines that a note names, and the number of all its lines.
struct NotedLines: Sendable {
  /// The most lines that are named.
  private static let limit = 5

  private(set) var count = 0
  private(set) var first: [Int] = []

  mutating func add(_ line: Int) {
    count += 1
    first = Array((first + [line]).sorted().prefix(Self.limit))
  }

  /// The lines in words, as in `line 3` or `lines 1, 2, 3, 4, 5 and 8 more`.
  var text: String {
    let numbers = first.map(String.init).joined(separator: ", ")
    let more = count > first.count ? " and \(count - first.count) more" : ""
    return "line\(count == 1 ? "" : "s") \(numbers)\(more)"
  }
}

extension Int {
  /// Returns the number and the noun for what it counts, as in `1 trace` and `2 traces`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
