import KeyboardNotifications

/// The words for outcomes that are not delivered to observers.
enum OutcomeWord {
  /// The words and their meanings, in the order in which they are explained.
  private static let meanings: KeyValuePairs = [
    "showing": "the keyboard is on its way in, as announced before",
    "shown": "the keyboard has arrived",
    "hiding": "the keyboard is on its way out, as announced before",
    "hidden": "the keyboard has gone",
    "noted": "changed nothing",
    "duplicate": "repeats what is already known",
    "stale": "confirms an announcement that a newer one has replaced",
    "unannounced": "confirms a frame that no notification announced",
    "otherApp": "belongs to another app's keyboard",
    "otherScreen": "belongs to a keyboard on another screen",
    "inactive": "came while the app was not active; delivered on its return",
    "dragging": "has no frame, as during a drag",
    "malformed": "cannot be decoded",
    "notAKeyboard": "puts no keyboard on the screen",
  ]

  static func meaning(of word: String) -> String? {
    meanings.first { $0.key == word }?.value
  }

  /// Returns a line for each word, with the word in one column and its meaning in the next.
  static func explanations(of words: Set<String> = Set(meanings.map(\.key))) -> [String] {
    let lines = meanings.filter { words.contains($0.key) }.map { word, meaning in
      // The table has the same sign before the reason for a drop.
      let sign = KeyboardDropReason(rawValue: word) == nil ? "" : "× "
      return (word: sign + word, meaning: meaning)
    }
    let width = lines.map(\.word.count).max() ?? 0
    return lines.map { $0.word.padded(to: width) + "  " + $0.meaning }
  }
}
