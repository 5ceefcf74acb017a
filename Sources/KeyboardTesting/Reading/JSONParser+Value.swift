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
    var values: [String: KeyboardTraceValue] = [:]
    try members { (parser, key) throws(JSONFault) in
      values[parser.interned(key)] = try parser.value()
    }
    return values
  }

  private mutating func array() throws(JSONFault) -> [KeyboardTraceValue] {
    var values: [KeyboardTraceValue] = []
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
