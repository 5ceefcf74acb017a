import Foundation

/// The frame of a keyboard on a line that names a notification and has no user info.
///
/// A line may print the frame of a text field or view, or the begin frame. So a frame is the end
/// frame only if it stands alone behind the name, or if it is the only one with the label `end` or
/// `to`. Each word of its label must be a usual one before the frame of a keyboard.
enum LogFrames {
  /// A line without a frame.
  case none
  /// The frame in which the keyboard ends.
  case end(KeyboardTraceValue)
  /// Frames, of which none is clearly the end frame.
  case unclear

  /// The most bytes of a line that are searched; no frame of a longer line is clear.
  private static let limit = 2_000

  /// Reads the frames on a line.
  init(_ line: LogText) {
    let text = line.prefix(Self.limit).string
    let endOfName = Self.endOfName(in: text)
    let frames = Self.frames(in: text)
    guard let first = frames.first else {
      self = .none
      return
    }
    // This is the result unless one frame is clearly the end frame.
    self = .unclear
    // mutant: <= to <, because a byte more is no difference
    guard line.count <= Self.limit, endOfName <= first.text.startIndex else { return }
    let labelled = Self.labelled(frames, in: text, from: endOfName)
    // A frame that stands alone needs no word for an end frame.
    let isAlone = frames.count == 1 && !Self.mayGoOn(text[first.text.endIndex...])
    let candidates = isAlone ? labelled : labelled.filter { Self.isOfEnd($0.label) }
    guard candidates.count == 1, Self.isOfKeyboard(candidates[0].label) else { return }
    self = .end(candidates[0].value)
  }

  /// A frame in a text.
  private typealias Frame = (text: Substring, value: KeyboardTraceValue)

  private static func frames(in text: String) -> [Frame] {
    group.matches(in: text).compactMap { match in
      frame(match.whole).map { (match.whole, $0) }
    }
  }

  /// Returns each frame with its label, which is the text from the name or frame before to it.
  private static func labelled(
    _ frames: [Frame],
    in text: String,
    from endOfName: String.Index
  ) -> [(label: Substring, value: KeyboardTraceValue)] {
    var labelled: [(label: Substring, value: KeyboardTraceValue)] = []
    var start = endOfName
    for frame in frames {
      labelled.append((text[start..<frame.text.startIndex], frame.value))
      start = frame.text.endIndex
    }
    return labelled
  }

  /// Returns true for words before a keyboard's frame; a name may stand before them.
  static func isLabel(_ words: LogText) -> Bool {
    let text = words.suffix(limit).string
    return isOfKeyboard(text[endOfName(in: text)...])
  }

  private static func endOfName(in text: String) -> String.Index {
    LogText.keyboardName.matches(in: text).last?.end ?? text.startIndex
  }

  /// Foundation's braces, a React Native object, or Swift's brackets around numbers with fractions
  /// or labels.
  ///
  /// `UIEdgeInsets(…)` and `{0, 0, 336, 0}` are no frames.
  private static let group: LogPattern = {
    let braces = #"\{\s*\{[^{}]*\}\s*,\s*\{[^{}]*\}\s*\}"#
    let object = #"\{[^{}]*screenX[^{}]*\}"#
    let namedBrackets = #"(?:CG|NS)Rect\s*\([^()]*\)"#
    let wholeNumbers = #"[-\d\s]+,[-\d,\s]+\)"#
    let brackets = #"(?<![A-Za-z0-9_])\((?!\#(wholeNumbers))[^()]*\)"#
    return LogPattern([braces, object, namedBrackets, brackets].joined(separator: "|"))
  }()

  private static func frame(_ group: Substring) -> KeyboardTraceValue? {
    if let frame = LogObject.frame(String(group)) { return frame }
    let value = LogValue(Array(group.utf8)[...]).value
    return value?.posted is CGRect ? value : nil
  }

  /// Returns true if a label has one of the words for an end frame.
  private static func isOfEnd(_ label: Substring) -> Bool {
    !words(in: label).isDisjoint(with: wordsOfEnds)
  }

  /// Returns true if each word of a label is a usual one before a keyboard's frame.
  private static func isOfKeyboard(_ label: Substring) -> Bool {
    words(in: label).isSubset(of: wordsOfKeyboards) && !label.contains(where: \.isNumber)
  }

  /// Returns true for a text behind a frame that may have a second frame, in any spelling.
  private static func mayGoOn(_ rest: Substring) -> Bool {
    !words(in: rest).isDisjoint(with: wordsOfMoves) || secondFrame.match(String(rest)) != nil
  }

  /// Returns the words of a text in lower case; `keyboardFrame` has two.
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
