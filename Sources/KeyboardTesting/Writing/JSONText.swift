import Foundation

/// Writes JSON by hand, where the order of keys matters and speed does.
package enum JSONText {
  /// A finite number: whole ones without a fraction, others in the fewest digits that read back.
  ///
  /// - Parameter value: A number; one that is not finite becomes `null`.
  /// - Returns: The number as JSON.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard abs(value) < 9_007_199_254_740_992, let whole = Int(exactly: value) else {
      return value.description
    }
    return whole == 0 && value.sign == .minus ? "-0.0" : String(whole)
  }

  /// A text in quotation marks, escaped where JSON asks for it.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text as JSON.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ": result += escape(scalar.value)
      // JSON allows these, but a terminal that shows a trace may obey them.
      case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
