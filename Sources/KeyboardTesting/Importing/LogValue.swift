/// Reads one printed value of a user info.
enum LogValue {
  /// Reads `NSRect: {{0, 409}, {375, 258}}`, `NSPoint: {187.5, 538}`, a number, or a quoted text.
  ///
  /// Whatever follows the value is left alone, so that a comment after it does no harm.
  ///
  /// - Returns: `nil` where the value breaks off or is none of these.
  static func value(in text: Substring) -> KeyboardTraceValue? {
    let start = text.drop { $0 == " " || $0 == "\t" || $0 == "\"" }
    guard !start.hasPrefix("<private>") else { return nil }
    let isQuoted = text.dropLast(start.count).contains("\"")
    let token = start.prefix { !"\",;])} \t".contains($0) }
    if let number = number(token) { return .number(number) }
    if ["true", "YES"].contains(token) { return .bool(true) }
    if ["false", "NO"].contains(token) { return .bool(false) }
    if let open = start.firstIndex(where: { $0 == "{" || $0 == "(" }),
      isLabel(start[..<open])
    {
      return group(start[open...])
    }
    guard isQuoted, let end = start.firstIndex(of: "\""), !isLabel(token) else { return nil }
    return .string(String(start[..<end]))
  }

  private static func number(_ text: Substring) -> Double? {
    text.last == "." ? nil : Double(text)
  }

  /// Whether a text is what is printed before the numbers of a rectangle or point.
  private static func isLabel(_ text: Substring) -> Bool {
    let label = text.filter { $0.isLetter }
    return ["", "NSRect", "NSPoint", "NSSize", "CGRect", "CGPoint", "CGSize", "Optional"]
      .contains { $0 == label }
  }

  /// The numbers between a bracket and the one that closes it.
  private static func group(_ text: Substring) -> KeyboardTraceValue? {
    var depth = 0
    let end = text.indices.first { index in
      if "{(".contains(text[index]) { depth += 1 }
      if "})".contains(text[index]) { depth -= 1 }
      return depth == 0
    }
    guard let end else { return nil }
    let tokens = text[..<end].split { "{}(), ".contains($0) }.filter { $0.last != ":" }
    let numbers = tokens.compactMap(number)
    guard numbers.count == tokens.count else { return nil }
    switch numbers.count {
    case 1: return .number(numbers[0])
    case 2, 4: return .array(numbers.map { .number($0) })
    default: return nil
    }
  }
}
