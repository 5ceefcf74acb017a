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
      // More than JSON asks for: a trace is also shown.
      case _ where scalar.isObeyedByTerminals: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A character of the first 65,536 by its number, as a text in JSON may hold it.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Six characters that stand for it.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
