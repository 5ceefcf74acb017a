import Foundation

/// A key or string as it stands in the text, between its quotation marks.
struct JSONStringToken {
  var range: Range<Int>
  /// Whether it holds no escapes, so that its bytes are its text.
  var isPlain: Bool
}

extension JSONParser {
  /// Reads past a key or string, which is then known to be well-formed UTF-8.
  mutating func token(orExpect expected: String) throws(JSONFault) -> JSONStringToken {
    guard next == UInt8(ascii: "\"") else { throw fault(expected) }
    let start = position + 1
    var index = start
    var isPlain = true
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        advance(to: index + 1)
        return JSONStringToken(range: start..<index, isPlain: isPlain)
      }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        _ = try escape(at: &index)
      } else if byte >= 0x80 {
        index = try endOfCharacter(at: index)
      } else if byte < 0x20 {
        throw JSONFault(offset: index, expected: "control characters as escapes")
      } else {
        index += 1
      }
    }
    throw JSONFault(offset: end, expected: "a quotation mark", isTruncated: true)
  }

  /// Reads an escape, or the two of a surrogate pair, and moves the index behind it.
  func escape(at index: inout Int) throws(JSONFault) -> Unicode.Scalar {
    let start = index
    guard start + 1 < end else { throw cut }
    index += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(at: &index, of: start)
    default: throw JSONFault(offset: start, expected: "one of JSON's escapes")
    }
  }

  /// Reads the digits of `\u`, and those of the low surrogate after a high one.
  private func codePoint(at index: inout Int, of start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try hexadecimal(at: &index)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let unpaired = JSONFault(
      offset: start,
      expected: "surrogate escapes in pairs",
      found: "half a pair"
    )
    guard first < 0xDC00 else { throw unpaired }
    for letter in #"\u"#.utf8 {
      guard index < end else { throw cut }
      guard bytes[index] == letter else { throw unpaired }
      index += 1
    }
    let second = try hexadecimal(at: &index)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw unpaired }
    return scalar
  }

  private func hexadecimal(at index: inout Int) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < end else { throw cut }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw JSONFault(offset: index, expected: "four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  /// The end of a character of more than one byte: Unicode 16.0, table 3-7.
  private func endOfCharacter(at index: Int) throws(JSONFault) -> Int {
    let second: ClosedRange<UInt8>
    let count: Int
    switch bytes[index] {
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: throw notUTF8(at: index)
    }
    for place in 1..<count {
      guard index + place < end else { throw cut }
      let range = place == 1 ? second : 0x80...0xBF
      guard range.contains(bytes[index + place]) else { throw notUTF8(at: index) }
    }
    return index + count
  }

  private func notUTF8(at index: Int) -> JSONFault {
    JSONFault(offset: index, expected: "UTF-8 text", found: "bytes that are not UTF-8")
  }

  private var cut: JSONFault {
    JSONFault(offset: end, expected: "the rest of a string", isTruncated: true)
  }
}

/// Strings that were made before, so that a key or a name that each line repeats is made once.
///
/// It has as many strings as slots; one that needs a slot takes the place of the one there.
struct StringCache: Sendable {
  private var slots: [String] = []

  /// Shorter strings need no memory of their own, and longer ones seldom come again.
  private static let lengths = 16...64
  private static let slotCount = 256

  /// The text of a part of some bytes, which is well-formed UTF-8.
  mutating func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard Self.lengths.contains(range.count) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    if slots.isEmpty { slots = [String](repeating: "", count: Self.slotCount) }
    let slot = Self.slot(bytes, range)
    if Self.isText(slots[slot], bytes, range) { return slots[slot] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    slots[slot] = text
    return text
  }

  /// A number of some of the bytes: those in which the names of the system differ.
  private static func slot(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var sum = range.count
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 10])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 11])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 14])
    sum = sum &* 37 &+ Int(bytes[range.lowerBound + 15])
    return sum & (slotCount - 1)
  }

  private static func isText(_ text: String, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard text.utf8.count == range.count else { return false }
    return bytes[range].withUnsafeBytes { new in
      text.utf8.withContiguousStorageIfAvailable { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return false }
        return memcmp(new, old, range.count) == 0
      } ?? false
    }
  }
}
