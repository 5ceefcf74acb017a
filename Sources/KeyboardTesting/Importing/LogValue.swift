import Foundation

/// Reader of one printed value of a user info.
struct LogValue {
  /// The value; `nil` where it breaks off, or is of a kind that UIKit does not post.
  private(set) var value: KeyboardTraceValue?
  /// The place after the value.
  private(set) var end: Int
  /// True for a group of which only the first bracket stands on the line.
  private(set) var isOpened = false

  /// The most bytes of a value that are looked at; a rectangle has some fifty.
  private static let limit = 200

  /// Reads `NSRect: {{0, 409}, {375, 258}}`, `NSPoint: {187.5, 538}`, a number, or a quoted text.
  ///
  /// The rest of the text is left alone, so that a comment after the value does no harm.
  ///
  /// - Parameters:
  ///   - text: The text from the value on.
  ///   - mayBeCut: True where the log ends with the text, and with it a number perhaps.
  init(_ text: LogText, mayBeCut: Bool = false) {
    let start = text.drop { $0.isLogSpace || $0 == .ascii("\"") }
    let isQuoted = text[..<start.startIndex].contains(.ascii("\""))
    let token = start.prefix { !Self.ends.contains($0) }
    let isEnded = isQuoted ? start[token.endIndex...].contains(.ascii("\"")) : !mayBeCut
    end = token.endIndex
    guard !start.starts(with: "<private>") else { return }
    if let scalar = Self.scalar(token) {
      if isEnded || token.endIndex < start.endIndex && !isQuoted { value = scalar }
      return
    }
    let open = start.prefix(40).firstIndex { $0 == .ascii("{") || $0 == .ascii("(") }
    if let open, Self.isLabel(start[..<open]) {
      readGroup(start[open...])
    } else if isQuoted, !Self.isLabel(token),
      let quote = start.prefix(Self.limit).firstIndex(of: .ascii("\""))
    {
      value = .string(start[..<quote].string)
      end = quote
    }
  }

  private static let ends = Array("\",;])} \t".utf8)

  private static func scalar(_ token: LogText) -> KeyboardTraceValue? {
    guard token.count < 40, token.last != .ascii(".") else { return nil }
    switch token.string {
    case "true", "YES": return .bool(true)
    case "false", "NO": return .bool(false)
    case let text: return Double(text).map { .number($0) }
    }
  }

  /// Returns true for a text that is printed before the numbers of a rectangle or point.
  private static func isLabel(_ text: LogText) -> Bool {
    let label = text.filter { (0x61...0x7A).contains($0.lowered) }
    return [
      "", "NSRect", "NSPoint", "NSSize", "CGRect", "CGPoint", "CGSize", "Optional",
    ].contains(label[...].string)
  }

  /// Reads the numbers between a bracket and the one that closes it.
  private mutating func readGroup(_ text: LogText) {
    guard text.dropFirst().contains(where: { !$0.isLogSpace }) else {
      (end, isOpened) = (text.endIndex, true)
      return
    }
    var depth = 0
    let close = text.prefix(Self.limit).firstIndex { byte in
      if byte == .ascii("{") || byte == .ascii("(") { depth += 1 }
      if byte == .ascii("}") || byte == .ascii(")") { depth -= 1 }
      return depth == 0
    }
    guard let close else {
      let rest = text.prefix(Self.limit)
      end = rest.firstIndex(of: .ascii(";")) ?? rest.endIndex
      return
    }
    end = close + 1
    let tokens = text[..<close].split { Self.separators.contains($0) }
      .filter { $0.last != .ascii(":") }
    let numbers = tokens.compactMap { $0.last == .ascii(".") ? nil : Double($0.string) }
    guard numbers.count == tokens.count, !Self.isList(text[...close], tokens) else { return }
    switch numbers.count {
    case 1: value = .number(numbers[0])
    case 2, 4: value = .array(numbers.map { .number($0) })
    default: break
    }
  }

  private static let separators = Array("{}(), ".utf8)

  /// Returns true for a list of numbers, which no device takes for a frame.
  ///
  /// Swift prints a rectangle in round brackets too, and each of its numbers with a fraction.
  private static func isList(_ group: LogText, _ tokens: [LogText]) -> Bool {
    group.first == .ascii("(") && tokens.count > 1 && !group.contains(.ascii("{"))
      && !group.contains(.ascii(":"))
      && tokens.allSatisfy { $0.allSatisfy { $0.isLogDigit || $0 == .ascii("-") } }
  }
}
