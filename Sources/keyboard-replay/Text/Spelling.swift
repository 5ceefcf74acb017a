/// Finds the word that a misspelled one stands for.
enum Spelling {
  /// Returns `did you mean play?` for the nearest word; `nil` if none is near.
  ///
  /// A word is near if at most two letters are inserted, left out or replaced, whatever their case,
  /// or if it is the beginning of another. A word of three letters or fewer has too many near ones,
  /// and is only taken for a beginning.
  static func question(_ word: String, _ words: [String]) -> String? {
    let word = word.lowercased()
    let nearest = words.map { (word: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    if word.count > 3, let nearest, nearest.distance <= 2 {
      return "did you mean \(nearest.word)?"
    }
    guard word.count > 2 else { return nil }
    return words.first { $0.hasPrefix(word) }.map { "did you mean \($0)?" }
  }

  /// Returns the least number of letters to insert, leave out or replace.
  private static func distance(_ word: String, _ other: String) -> Int {
    // The distances of the letters so far to each beginning of the other word.
    var row = Array(0...other.count)
    for letter in word {
      var next = [row[0] + 1]
      for (column, otherLetter) in other.enumerated() {
        let replaced = row[column] + (letter == otherLetter ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
