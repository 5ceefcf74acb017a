import Foundation

/// Writer of JSON, in which keys have an order and few texts are copied.
package enum JSONText {
  /// Returns a number as JSON; one that is not finite becomes `null`.
  ///
  /// Whole ones have no fraction, others the fewest digits that read back.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard let whole = Int(exactly: value) else { return value.description }
    return whole == 0 && value.sign == .minus ? "-0.0" : String(whole)
  }

  /// Returns a text as JSON, in quotation marks and with escapes.
  package static func string(_ text: String) -> String {
    // Few texts have a character to escape; the others are not split.
    // mutant: drop, because a text without such characters is equal to its characters
    guard !text.utf8.allSatisfy(isPlain) else { return "\"\(text)\"" }
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      // JSON requires no escape here; the text may be shown in a terminal.
      default: scalar.isObeyedByTerminals ? escape(scalar) : String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }

  /// Returns the beginning of a text as JSON, in a length that fits in a sentence.
  static func beginning(of text: String) -> String { string(String(text.prefix(40))) }

  /// Returns true for a byte that is a character of ASCII and is never escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    // mutant: != to ==, because other characters are written one by one, with the same result
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns the six characters by which JSON writes a character of the first 65,536.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension KeyboardTraceValue {
  /// The value as JSON, the keys of objects in alphabetical order.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(.infinity): #"{"infinity":1}"#
    case .number(-.infinity): #"{"infinity":-1}"#
    case .number(let value): value.isNaN ? #"{"notANumber":true}"# : JSONText.number(value)
    case .string(let value): JSONText.string(value)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let values):
      "{"
        // mutant: < to <=, because no two keys are equal
        + values.sorted { $0.key < $1.key }
        .map { JSONText.string($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }
}

extension Unicode.Scalar {
  /// True for a character that a terminal may interpret instead of showing it.
  ///
  /// A control character could move the cursor, a line separator could make one line look like two,
  /// and a bidirectional override could make letters stand in another order than they do.
  package var isObeyedByTerminals: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
