import Foundation

/// The frame of a keyboard on a line that names a notification and has no user info.
///
/// A line may print the frame of a text field, of a view, or that in which the keyboard begins, so
/// that a frame counts only where it stands alone, or where one is labelled `end` or `to`, and all
/// words of its label are such as one writes before the frame of a keyboard.
enum LogFrames {
  /// No frame, whatever else there is.
  case none
  /// The frame in which the keyboard ends.
  case end(KeyboardTraceValue)
  /// Frames, and none that is clearly the end.
  case unclear

  /// Reads the frames on a line, of which the first 2,000 bytes count.
  init(_ line: LogText) {
    let text = line.prefix(2_000).string
    let name = LogText.spelling.matches(in: text).last.map(\.end) ?? text.startIndex
    var labelled: [(label: Set<String>, frame: KeyboardTraceValue)] = []
    var start = text.startIndex
    for match in Self.frame.matches(in: text) {
      let group = match.whole
      guard let frame = LogObject.frame(String(group)) ?? Self.rectangle(group) else { continue }
      let label = text[min(max(start, name), group.startIndex)..<group.startIndex]
      labelled.append((Self.words(in: label), frame))
      start = group.endIndex
    }
    let ends = labelled.filter { !$0.label.isDisjoint(with: Self.wordsOfEnds) }
    let candidates = labelled.count == 1 ? labelled : ends
    guard let first = candidates.first else {
      self = labelled.isEmpty ? .none : .unclear
      return
    }
    let isClear = candidates.count == 1 && first.label.isSubset(of: Self.wordsOfKeyboards)
    self = isClear ? .end(first.frame) : .unclear
  }

  /// Foundation's braces, Swift's brackets, of which the numbers have fractions or labels, or a
  /// React Native object; `UIEdgeInsets(…)` and `{0, 0, 336, 0}` are none.
  private static let frame = LogPattern(
    #"\{\s*\{[^{}]*\}\s*,\s*\{[^{}]*\}\s*\}|\{[^{}]*screenX[^{}]*\}"#
      + #"|(?:CG|NS)Rect\s*\([^()]*\)|(?<![A-Za-z0-9_])\((?![-\d\s]+,[-\d,\s]+\))[^()]*\)"#
  )

  private static func rectangle(_ group: Substring) -> KeyboardTraceValue? {
    let value = LogValue(Array(group.utf8)[...]).value
    return value?.posted is CGRect ? value : nil
  }

  /// Returns the words of a label in lower case, also where they are joined, as in `keyboardFrame`.
  private static func words(in label: Substring) -> Set<String> {
    Set(word.matches(in: String(label)).map { $0.whole.lowercased() })
  }

  private static let word = LogPattern("[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
  private static let wordsOfEnds: Set<String> = ["end", "to"]
  private static let wordsOfKeyboards: Set<String> = [
    "end", "to", "keyboard", "kb", "ui", "cg", "ns", "frame", "rect", "bounds", "coordinates",
    "value", "optional", "user", "info", "key", "notification", "with", "is", "at", "the", "new",
  ]
}
