/// How `play` prints what it plays.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case table
  /// For programs.
  case jsonl
}
