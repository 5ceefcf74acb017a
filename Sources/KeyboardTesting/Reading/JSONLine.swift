import Foundation

/// Parses one line of JSON with Foundation, and says in its own words what is wrong with it.
enum JSONLine {
  static func object(in line: Data) throws(TraceFault) -> [String: Any] {
    // A NUL makes Foundation guess at UTF-16, and a trace is UTF-8.
    guard !line.hasNUL else {
      throw TraceFault(expected: "UTF-8 text", found: "a NUL byte")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: line, options: [.fragmentsAllowed])
    } catch {
      throw fault(in: line, error)
    }
    guard let object = value as? [String: Any] else {
      throw TraceFault(column: 1, expected: "a JSON object", found: TraceFault.name(value))
    }
    return object
  }

  private static func fault(in line: Data, _ error: any Error) -> TraceFault {
    guard String(bytes: line, encoding: .utf8) != nil else {
      return TraceFault(expected: "UTF-8 text", found: "bytes that are not UTF-8")
    }
    let sentence = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if sentence.contains("surrogate") || sentence.contains("hex escape sequence (no") {
      return TraceFault(expected: "surrogate escapes in pairs", found: "half a pair")
    }
    if sentence.hasPrefix("Unexpected end") {
      let end = String(decoding: line, as: UTF8.self).count + 1
      return TraceFault(
        column: end,
        expected: "the rest of a JSON object",
        found: "the end of the line"
      )
    }
    if sentence.contains("not representable") {
      return TraceFault(expected: "numbers of a size that fits", found: sentence.firstNumber)
    }
    let column = column(in: sentence, of: line)
    if sentence.hasPrefix("Too many nested") {
      return TraceFault(
        column: column,
        expected: "nesting of at most \(deepestNesting)",
        found: "a deeper one"
      )
    }
    return TraceFault(
      column: column,
      expected: "valid JSON",
      found: line.excerpt(from: column ?? 1)
    )
  }

  /// How many arrays and objects the parser takes inside each other.
  private static let deepestNesting = 512

  /// The column that the parser's sentence names, if any.
  ///
  /// On Linux it ends "around character 8.", on Apple's systems "around line 1, column 8.".
  private static func column(in sentence: String, of line: Data) -> Int? {
    let words = sentence.split { !$0.isLetter && !$0.isNumber }
    guard words.count >= 2, let number = words.last.flatMap({ Int($0) }), number >= 0 else {
      return nil
    }
    switch words[words.count - 2] {
    case "character": return String(decoding: line.prefix(number), as: UTF8.self).count + 1
    case "column": return number + 1
    default: return nil
    }
  }
}

extension String {
  /// The number in the parser's complaint about one that is too large.
  fileprivate var firstNumber: String {
    let number = split(separator: " ").first { $0.contains { $0.isNumber } }
    return number.map { String($0.prefix(40)) } ?? "one that is too large"
  }
}

extension Data {
  fileprivate var hasNUL: Bool {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
  }

  /// What stands at a column of a line, quoted, short enough for a sentence.
  fileprivate func excerpt(from column: Int) -> String {
    let text = String(decoding: self, as: UTF8.self).dropFirst(column - 1)
    return text.isEmpty ? "the end of the line" : JSONText.string(String(text.prefix(40)))
  }
}
