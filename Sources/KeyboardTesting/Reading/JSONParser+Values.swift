extension JSONParser {
  /// Reads a text.
  mutating func string() throws(JSONFault) -> String {
    guard next == UInt8(ascii: "\"") else { throw mismatch("a string") }
    return interned(try token(orExpect: "a string"))
  }

  /// Reads a number.
  mutating func number() throws(JSONFault) -> Double {
    guard isAtNumber else { throw mismatch("a number") }
    return try number(orExpect: "a number")
  }

  /// Reads true or false.
  mutating func bool() throws(JSONFault) -> Bool {
    switch next {
    case UInt8(ascii: "t"):
      try word("true")
      return true
    case UInt8(ascii: "f"):
      try word("false")
      return false
    default: throw mismatch("true or false")
    }
  }

  /// Reads past a null.
  mutating func null() throws(JSONFault) {
    try word("null")
  }

  /// The text of a key or string, its escapes replaced.
  func text(of token: JSONStringToken) -> String {
    guard !token.isPlain else { return String(decoding: bytes[token.range], as: UTF8.self) }
    var text = ""
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      let run = bytes[index..<token.range.upperBound].prefix { $0 != UInt8(ascii: "\\") }
      text += String(decoding: run, as: UTF8.self)
      index = run.endIndex
      // The token was read before, so that its escapes are right.
      guard index < token.range.upperBound, let scalar = try? escape(at: &index) else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private mutating func word(_ letters: String) throws(JSONFault) {
    let start = position
    for letter in letters.utf8 {
      guard next == letter else {
        throw JSONFault(
          offset: position == end ? end : start,
          expected: "a JSON value",
          isTruncated: position == end
        )
      }
      advance(to: position + 1)
    }
  }
}

// MARK: - Values of any kind

extension JSONParser {
  /// Reads a value of any kind.
  ///
  /// An object of one member that stands for a number which JSON cannot say is that number.
  mutating func value() throws(JSONFault) -> KeyboardTraceValue {
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): .array(try array())
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool(try bool())
    case UInt8(ascii: "n"): try nullValue()
    default: .number(try number(orExpect: "a JSON value"))
    }
  }

  /// Reads the members of an object, by key.
  mutating func values() throws(JSONFault) -> [String: KeyboardTraceValue] {
    // The system posts eight.
    var values = [String: KeyboardTraceValue](minimumCapacity: 8)
    try members { (parser, key) throws(JSONFault) in
      values[parser.interned(key)] = try parser.value()
    }
    return values
  }

  private mutating func array() throws(JSONFault) -> [KeyboardTraceValue] {
    var values: [KeyboardTraceValue] = []
    // Most are rectangles.
    values.reserveCapacity(4)
    try elements { (parser, _) throws(JSONFault) in values.append(try parser.value()) }
    return values
  }

  private mutating func object() throws(JSONFault) -> KeyboardTraceValue {
    let values = try values()
    guard values.count == 1, let member = values.first else { return .object(values) }
    switch (member.key, member.value) {
    case ("notANumber", true): return .number(.nan)
    case ("infinity", 1): return .number(.infinity)
    case ("infinity", -1): return .number(-.infinity)
    default: return .object(values)
    }
  }

  private mutating func nullValue() throws(JSONFault) -> KeyboardTraceValue {
    try null()
    return .null
  }
}

// MARK: - Numbers

extension JSONParser {
  /// Reads a number, rounded to the nearest `Double`; one that is too large is refused.
  mutating func number(orExpect expected: String) throws(JSONFault) -> Double {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { advance(to: position + 1) }
    guard next.isDigit else { throw fault(isNegative ? "a digit" : expected) }
    var digits = Digits()
    if next == UInt8(ascii: "0") {
      digits.count = 1
      advance(to: position + 1)
    } else {
      try read(&digits)
    }
    var exponent = 0
    if next == UInt8(ascii: ".") {
      advance(to: position + 1)
      let whole = digits.count
      try read(&digits)
      exponent = whole - digits.count
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      exponent += try self.exponent()
    }
    guard let value = digits.value(exponent: exponent) ?? number(from: start) else {
      throw tooLarge(from: start)
    }
    return isNegative ? -value : value
  }

  /// The digits of a number without its point.
  private struct Digits {
    var mantissa: UInt64 = 0
    var count = 0

    /// The value, where both parts are exact so that it is rounded once; `nil` elsewhere.
    func value(exponent: Int) -> Double? {
      guard count <= 19, mantissa <= 1 << 53 else { return nil }
      switch exponent {
      case 0: return Double(mantissa)
      case 1...22: return Double(mantissa) * powersOfTen[exponent]
      case -22 ... -1: return Double(mantissa) / powersOfTen[-exponent]
      default: return nil
      }
    }
  }

  private mutating func read(_ digits: inout Digits) throws(JSONFault) {
    guard next.isDigit else { throw fault("a digit") }
    var index = position
    while index < end, bytes[index].isDigit {
      digits.mantissa = digits.mantissa &* 10 &+ UInt64(bytes[index] &- UInt8(ascii: "0"))
      index += 1
    }
    digits.count += index - position
    advance(to: index)
  }

  /// Reads the exponent; one without end counts as a large one.
  private mutating func exponent() throws(JSONFault) -> Int {
    advance(to: position + 1)
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { advance(to: position + 1) }
    var digits = Digits()
    try read(&digits)
    let value = digits.count <= 9 ? Int(digits.mantissa) : 999_999_999
    return isNegative ? -value : value
  }

  /// The number without its sign, read by the standard library where digits alone do not do.
  private func number(from start: Int) -> Double? {
    let digits = bytes[start..<position].drop { $0 == UInt8(ascii: "-") }
    let value = Double(String(decoding: digits, as: UTF8.self))
    return value?.isFinite == true ? value : nil
  }

  private func tooLarge(from start: Int) -> JSONFault {
    guard position < end else { return fault("the rest of a number") }
    let digits = bytes[start..<position].prefix(40)
    return JSONFault(
      offset: start,
      expected: "numbers of a size that fits",
      found: String(decoding: digits, as: UTF8.self)
    )
  }
}

/// The powers of ten that a `Double` holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

extension UInt8 {
  /// Whether it is one of the ten digits in ASCII.
  @inline(__always)
  var isDigit: Bool {
    self &- UInt8(ascii: "0") < 10
  }
}
