import KeyboardTesting

/// How `play` and `diff` print rows.
enum OutputFormat: String, CaseIterable {
  /// For people.
  case table
  /// For programs.
  case jsonl
}

/// Prints rows as JSON Lines, the keys always all there and in the same order.
struct JSONLinesFormatter {
  private let start: String

  init(file: String) {
    start = "{\"file\":" + JSONText.string(file)
  }

  func line(_ step: ReplayStep) -> String {
    object(step) + "\n"
  }

  func object(_ step: ReplayStep) -> String {
    var text = start
    for field in ReplayField.printed {
      text += ",\""
      text += field.key
      text += "\":"
      text += field.value(step).json
    }
    return text + "}"
  }
}
