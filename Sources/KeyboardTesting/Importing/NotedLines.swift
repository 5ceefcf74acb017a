/// The lines of a note: the lowest numbers, and how many there are.
struct NotedLines: Sendable {
  /// The most lines that are named.
  private static let limit = 5

  private(set) var count = 0
  /// The lowest numbers, in order.
  private(set) var lowest: [Int] = []

  mutating func add(_ line: Int) {
    count += 1
    lowest = Array((lowest + [line]).sorted().prefix(Self.limit))
  }

  /// The lines in words, as in `line 3` or `lines 1, 2, 3, 4, 5 and 8 more`.
  var text: String {
    let numbers = lowest.map(String.init).joined(separator: ", ")
    let more = count > lowest.count ? " and \(count - lowest.count) more" : ""
    return "line\(count == 1 ? "" : "s") \(numbers)\(more)"
  }
}
