import Foundation

/// The frame of a keyboard on a line that names a notification and has no user info.
///
/// A line may print the frame of a text field, of a view, or that in which the keyboard begins, so
/// that a frame counts only if it stands alone behind the name, or if one is labelled `end`
/// or `to`, and all words of its label are such as one writes before the frame of a keyboard.
enum LogFrames {
  /// No frame, whatever else there is.
  case none
  /// The frame in which the keyboard ends.
  case end(KeyboardTraceValue)
  /// Frames, and none that is clearly the end.
  case unclear

  /// The most bytes of a line that are searched; of a longer one no frame is clear.
  private static let limit = 2_000

  /// Reads the frames on a line.
  init(_ line: LogText) {
    let text = line.prefix(Self.limit).string
    let name = Self.endOfName(in: text)
    let frames = Self.group.matches(in: text).compactMap { match in
      Self.frame(match.whole).map { (text: match.whole, value: $0) }
    }
    guard let first = frames.first else {
      self = .none
      return
    }
    self = .unclear
    guard line.count <= Self.limit, name <= first.text.startIndex else { return }
    let starts = [name] + frames.map(\.text.endIndex)
    let labels = zip(starts, frames).map { text[$0..<$1.text.startIndex] }
    let labelled = labels.indices.filter { index in
      !Self.words(in: labels[index]).isDisjoint(with: Self.wordsOfEnds)
    }
    let isAlone = frames.count == 1 && !Self.mayGoOn(text[first.text.endIndex...])
    let candidates = isAlone ? [0] : labelled
    guard candidates.count == 1, Self.isOfKeyboard(labels[candidates[0]]) else { return }
    self = .end(frames[candidates[0]].value)
  }

  /// Returns true for words before a frame that is the keyboard's, behind a name if there is one.
  static func isLabel(_ words: LogText) -> Bool {
    let text = words.suffix(limit).string
    return isOfKeyboard(text[endOfName(in: text)...])
  }

  private static func endOfName(in text: String) -> String.Index {
    LogText.spelling.matches(in: text).last?.end ?? text.startIndex
  }

  /// Foundation's braces, Swift's brackets, of which the numbers have fractions or labels, or a
  /// React Native object; `UIEdgeInsets(…)` and `{0, 0, 336, 0}` are none.
  private static let group = LogPattern(
    #"\{\s*\{[^{}]*\}\s*,\s*\{[^{}]*\}\s*\}|\{[^{}]*screenX[^{}]*\}"#
      + #"|(?:CG|NS)Rect\s*\([^()]*\)|(?<![A-Za-z0-9_])\((?![-\d\s]+,[-\d,\s]+\))[^()]*\)"#
  )

  private static func frame(_ group: Substring) -> KeyboardTraceValue? {
    if let frame = LogObject.frame(String(group)) { return frame }
    let value = LogValue(Array(group.utf8)[...]).value
    return value?.posted is CGRect ? value : nil
  }

  /// Returns true if all words of a label are such as one writes before a keyboard's frame.
  private static func isOfKeyboard(_ label: Substring) -> Bool {
    words(in: label).isSubset(of: wordsOfKeyboards) && !label.contains(where: \.isNumber)
  }

  /// Returns true for a text behind a frame in which a second frame may stand, in any spelling.
  private static func mayGoOn(_ rest: Substring) -> Bool {
    !words(in: rest).isDisjoint(with: wordsOfMoves) || secondFrame.match(String(rest)) != nil
  }

  /// Returns the words of a text in lower case, also if they are joined, as in `keyboardFrame`.
  private static func words(in text: Substring) -> Set<String> {
    Set(word.matches(in: String(text)).map { $0.whole.lowercased() })
  }

  private static let word = LogPattern(#"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[\p{L}--[A-Za-z]]+"#)
  private static let secondFrame = LogPattern(#"[-=]>|→|[({]\s*[-{(0-9]"#)
  private static let wordsOfEnds: Set<String> = ["end", "to"]
  private static let wordsOfMoves: Set<String> = [
    "end", "to", "begin", "start", "from", "old", "new", "before", "after",
  ]
  private static let wordsOfKeyboards: Set<String> = [
    "end", "to", "keyboard", "kb", "ui", "cg", "ns", "frame", "rect", "coordinates", "value",
    "optional", "user", "info", "key", "notification", "with", "is", "at", "the", "new",
  ]
}
