/// Reads JSON out of the bytes of a buffer, value by value.
///
/// It makes no tree by itself: a decoder walks over ``members(_:)`` and ``elements(_:)``, the only
/// loops, and pulls each value as the type that it expects. Duplicate keys and trailing commas are
/// refused, and a byte order mark at the start is skipped.
struct JSONParser {
  /// How many arrays and objects may stand inside each other.
  static let deepestNesting = 128

  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  private(set) var memory: Memory
  private var depth = 0

  /// What a parser leaves to the next one, so that lines that are alike cost no allocations.
  struct Memory: Sendable {
    /// The keys so far of the objects that are open, the innermost last.
    fileprivate var keys: [JSONStringToken] = []
    fileprivate var strings = StringCache()
  }

  /// Makes a parser of a part of a buffer.
  init(_ bytes: [UInt8], in range: Range<Int>, memory: Memory = Memory()) {
    self.bytes = bytes
    self.memory = memory
    self.memory.keys.removeAll(keepingCapacity: true)
    position = range.lowerBound
    end = range.upperBound
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes[range].starts(with: mark) { position += mark.count }
    skipSpace()
  }

  /// Walks over the members of an object; the body reads or skips each value.
  mutating func members(
    _ body: (inout JSONParser, JSONStringToken) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open(UInt8(ascii: "{"), orExpect: "an object")
    let outer = memory.keys.count
    var index: KeyIndex?
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        let key = try token(orExpect: "a key in quotation marks")
        try remember(key, after: outer, &index)
        try require(UInt8(ascii: ":"), orExpect: "a colon")
        skipSpace()
        do { try body(&self, key) } catch { throw error.inside("." + text(of: key)) }
      } while take(UInt8(ascii: ","))
      try require(UInt8(ascii: "}"), orExpect: "a comma or }")
    }
    memory.keys.removeLast(memory.keys.count - outer)
    depth -= 1
  }

  /// Walks over the elements of an array; the body reads or skips each value.
  mutating func elements(
    _ body: (inout JSONParser, Int) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try open(UInt8(ascii: "["), orExpect: "an array")
    if !take(UInt8(ascii: "]")) {
      var index = 0
      repeat {
        skipSpace()
        do { try body(&self, index) } catch { throw error.inside("[\(index)]") }
        index += 1
      } while take(UInt8(ascii: ","))
      try require(UInt8(ascii: "]"), orExpect: "a comma or ]")
    }
    depth -= 1
  }

  /// Reads past a value of any kind.
  mutating func skip() throws(JSONFault) {
    switch next {
    case UInt8(ascii: "{"):
      try members { (parser, _) throws(JSONFault) in try parser.skip() }
    case UInt8(ascii: "["):
      try elements { (parser, _) throws(JSONFault) in try parser.skip() }
    case UInt8(ascii: "\""): _ = try token(orExpect: "a string")
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
    case UInt8(ascii: "n"): try null()
    default: _ = try number(orExpect: "a JSON value")
    }
  }

  /// Makes sure that nothing but space follows the value.
  mutating func finish() throws(JSONFault) {
    skipSpace()
    guard position == end else { throw fault("the end of the line") }
  }
}

// MARK: - Bytes

extension JSONParser {
  mutating func advance(to index: Int) {
    position = index
  }

  /// The next byte; 0, which stands nowhere in JSON, at the end.
  @inline(__always)
  var next: UInt8 {
    position < end ? bytes[position] : 0
  }

  /// Whether a number begins here.
  var isAtNumber: Bool {
    next == UInt8(ascii: "-") || next.isDigit
  }

  /// What is wrong with the text at the next byte.
  func fault(_ expected: String) -> JSONFault {
    JSONFault(offset: position, expected: expected, isTruncated: position == end)
  }

  /// That a value is JSON, and not what it should be.
  func mismatch(_ expected: String, at offset: Int? = nil, found: String? = nil) -> JSONFault {
    JSONFault(offset: offset ?? position, expected: expected, found: found, keyPath: "")
  }

  private mutating func open(_ bracket: UInt8, orExpect kind: String) throws(JSONFault) {
    guard next == bracket else { throw mismatch(kind) }
    guard depth < Self.deepestNesting else {
      throw JSONFault(
        offset: position,
        expected: "nesting of at most \(Self.deepestNesting)",
        found: "a deeper one"
      )
    }
    depth += 1
    position += 1
  }

  /// Reads past a byte, and the space before it, if it is there.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte, position < end else { return false }
    position += 1
    return true
  }

  private mutating func require(_ byte: UInt8, orExpect expected: String) throws(JSONFault) {
    guard take(byte) else { throw fault(expected) }
  }

  @inline(__always)
  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}

// MARK: - Keys

extension JSONParser {
  /// The text of a key or string, made once where it comes again and again.
  mutating func interned(_ token: JSONStringToken) -> String {
    token.isPlain ? memory.strings.string(bytes, token.range) : text(of: token)
  }

  /// The keys of an object that has so many that comparing each with each would take too long.
  private typealias KeyIndex = Set<String>

  private static let mostKeysToCompare = 32

  private mutating func remember(
    _ key: JSONStringToken,
    after outer: Int,
    _ index: inout KeyIndex?
  ) throws(JSONFault) {
    let isNew: Bool
    if index != nil {
      isNew = index?.insert(text(of: key)).inserted ?? true
    } else {
      isNew = !memory.keys[outer...].contains { isSame($0, key) }
      memory.keys.append(key)
      if memory.keys.count - outer == Self.mostKeysToCompare {
        index = Set(memory.keys[outer...].map(text))
      }
    }
    guard isNew else {
      throw JSONFault(
        offset: key.range.lowerBound - 1,
        expected: "each key once",
        found: "the key \(JSONText.string(String(text(of: key).prefix(40)))) again"
      )
    }
  }

  private func isSame(_ left: JSONStringToken, _ right: JSONStringToken) -> Bool {
    guard left.isPlain, right.isPlain else { return text(of: left) == text(of: right) }
    return left.range.count == right.range.count
      && bytes[left.range].elementsEqual(bytes[right.range])
  }
}
