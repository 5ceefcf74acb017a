import Foundation

/// The JSON object on one line of a trace, read by Foundation.
///
/// Foundation has no codes for malformed JSON; only this file depends on its messages.
enum TraceLine {
  /// The expected text of the error for a line that is no object.
  static let expected = "a JSON object"

  /// Reads the members of the object on a line, which has no line feed.
  static func members(
    of line: ArraySlice<UInt8>
  ) throws(KeyboardTraceError) -> [String: KeyboardTraceValue] {
    // Foundation guesses another encoding from such bytes among the first four.
    // mutant: 4 to 5, because such a byte is an error in any place
    if line.prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) { throw encodingError(line) }
    let found: String
    do {
      let json = try JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)
      let value = KeyboardTraceValue(posted: json)
      if case .object(let members) = value { return members }
      found = value.nameInErrors
    } catch {
      if line.contains(0) || String(bytes: line, encoding: .utf8) == nil {
        throw encodingError(line)
      }
      found = "text that is not JSON: \(reason(of: error))"
    }
    throw KeyboardTraceError(expected: expected, found: found)
  }

  /// Returns the error of a line that is not in UTF-8.
  ///
  /// NB: Foundation reads UTF-16 too, but a line feed of UTF-16 does not end a line here.
  private static func encodingError(_ line: ArraySlice<UInt8>) -> KeyboardTraceError {
    let found = line.contains(0) ? "a NUL byte" : "bytes that are not UTF-8"
    return KeyboardTraceError(expected: "UTF-8 text", found: line.isUTF16 ? "UTF-16 text" : found)
  }

  /// Returns Foundation's own words, without the number of the line, which is always 1.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let text = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    return text.replacingOccurrences(of: "line 1, ", with: "").trimmingCharacters(in: ["."])
  }
}

extension Collection<UInt8> {
  /// True if the bytes begin like a text in UTF-16, with a byte order mark or without one.
  package var isUTF16: Bool {
    let start = Array(prefix(2))
    let isByteOrderMark = start == [0xFE, 0xFF] || start == [0xFF, 0xFE]
    // UTF-16 writes a character of ASCII as a zero and the character's byte, in either order.
    let isASCIICharacter = start.contains(0) && start.contains { (0x20..<0x7F).contains($0) }
    return isByteOrderMark || isASCIICharacter
  }
}

extension KeyboardTraceValue {
  /// The value in words.
  var nameInErrors: String {
    switch self {
    case .null, .bool: json
    case .number: "the number \(json)"
    case .string(let text): "the string \(JSONText.beginning(of: text))"
    case .array(let values): "an array of \(values.count)"
    case .object: "an object"
    }
  }
}
