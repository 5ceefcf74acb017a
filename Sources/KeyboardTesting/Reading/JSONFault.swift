import Foundation

/// What is wrong with the text of one record, before it is known which file and line it stands in.
struct JSONFault: Error, Equatable {
  /// Where the fault is, in bytes of the buffer.
  var offset: Int
  /// What should be there.
  var expected: String
  /// What is there, where the text itself does not say it.
  var found: String?
  /// Whether the fault is the end of the text, so that more text could mend it.
  var isTruncated = false
  /// The keys that lead to the value, where the text is JSON and the value is not what it should be.
  var keyPath: String?

  /// The same fault, seen from the object or array that holds the value.
  func inside(_ step: String) -> JSONFault {
    var fault = self
    fault.keyPath = keyPath.map { step + $0 }
    return fault
  }
}

extension JSONFault {
  /// The error for whoever can mend the file: where the line stands, and its number.
  func error(
    file: String,
    line number: Int,
    in bytes: [UInt8],
    _ line: Range<Int>
  ) -> KeyboardTraceError {
    var error = KeyboardTraceError(file: file, line: number, expected: expected, found: "")
    if let keyPath {
      error.keyPath = String(keyPath.drop { $0 == "." })
      error.found = found ?? JSONParser(bytes, in: line).nameOfValue(at: offset)
      return error
    }
    error.column = String(decoding: bytes[line.lowerBound..<offset], as: UTF8.self).count + 1
    let rest = bytes[offset..<line.upperBound]
    if isTruncated {
      error.expected = "the rest of a JSON object"
      error.found = "the end of the line"
    } else if let wrong = Self.nameOfWrongEncoding(rest, in: bytes[line]) {
      error.expected = "UTF-8 text"
      error.found = wrong
    } else {
      error.found = found ?? Self.excerpt(rest)
    }
    return error
  }

  /// What a fault at a byte that no UTF-8 text has there comes of.
  private static func nameOfWrongEncoding(
    _ rest: ArraySlice<UInt8>,
    in line: ArraySlice<UInt8>
  ) -> String? {
    let isWide = isUTF16(Array(line.prefix(2)))
    if rest.first == 0 { return isWide ? "UTF-16 text" : "a NUL byte" }
    guard String(bytes: rest, encoding: .utf8) == nil else { return nil }
    return isWide ? "UTF-16 text" : "bytes that are not UTF-8"
  }

  /// Whether a text begins with the byte order mark of UTF-16, or with a letter beside a zero.
  private static func isUTF16(_ start: [UInt8]) -> Bool {
    guard start.count == 2 else { return false }
    if start.sorted() == [0xFE, 0xFF] { return true }
    return start.contains(0) && start.contains { (0x20..<0x7F).contains($0) }
  }

  /// What stands at the fault, quoted, short enough for a sentence.
  private static func excerpt(_ rest: ArraySlice<UInt8>) -> String {
    guard !rest.isEmpty else { return "the end of the line" }
    return JSONText.string(String(String(decoding: rest, as: UTF8.self).prefix(40)))
  }
}

extension JSONParser {
  /// The value at a place, in words.
  func nameOfValue(at offset: Int) -> String {
    var parser = JSONParser(bytes, in: offset..<end)
    return (try? parser.value())?.nameInErrors ?? "nothing"
  }
}

extension KeyboardTraceValue {
  /// The value in words, cut to a length that fits in a sentence.
  fileprivate var nameInErrors: String {
    switch self {
    case .null, .bool: json
    case .number(let number) where number.isFinite: "the number \(json)"
    case .string(let text): "the string " + JSONText.string(String(text.prefix(40)))
    case .array(let values): "an array of \(values.count)"
    case .number, .object: "an object"
    }
  }
}
