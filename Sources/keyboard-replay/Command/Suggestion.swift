/// Guesses what was meant by a word that is not known.
enum Suggestion {
  /// A hint to put after a complaint: the nearest word, or where to look.
  static func hint(
    for word: String,
    among words: [String],
    otherwise verb: String? = nil
  ) -> String {
    let nearest = words.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    if let nearest, nearest.1 <= max(2, nearest.0.count / 3) {
      return "; did you mean \(nearest.0)?"
    }
    return verb == "samples"
      ? "; \(Tool.name) samples lists them"
      : "; see \(Tool.name) \(verb.map { $0 + " " } ?? "")--help"
  }

  /// The number of letters to insert, delete or replace to make one word of the other.
  static func distance(_ left: String, _ right: String) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.prefix(64).enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        let replaced = row[column] + (letter == other ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[right.count]
  }
}
