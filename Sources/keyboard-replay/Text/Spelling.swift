/// Finds the word that a misspelled one stands for.
enum Spelling {
  /// Returns `did you mean play?` for the nearest word; `nil` if none is near.
  ///
  /// A word is near if at most two letters are inserted, left out or replaced. A word of three
  /// letters or fewer is near to too many.
  static func question(_ word: String, _ words: [String]) -> String? {
    guard word.count > 3 else { return nil }
    let nearest = words.map { (word: $0, distance: distance(word, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= 2 else { return nil }
    return "did you mean \(nearest.word)?"
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
