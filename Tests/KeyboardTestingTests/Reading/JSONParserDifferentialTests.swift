#if os(Linux)
import Foundation
import Testing

@testable import KeyboardTesting

/// The parser against that of Foundation on Linux, on texts made at random.
///
/// Foundation leaves out U+FEFF wherever it stands, so the texts have none.
struct JSONParserDifferentialTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func bothReadTheSameFromWellFormedText(_ seed: UInt64) throws {
    var texts = RandomJSON(seed: seed)
    for _ in 0..<100 {
      let text = texts.next()
      try compare(Array(text.utf8))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func bothRefuseTheSameDamagedText(_ seed: UInt64) throws {
    var texts = RandomJSON(seed: seed &+ 1000)
    for _ in 0..<200 {
      let bytes = Array(texts.next().utf8)
      try compare(texts.damaged(bytes))
    }
  }

  /// Compares the two, but for duplicate keys and trailing commas, which only ours refuses.
  private func compare(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let theirs = foundation(bytes)
    do {
      var parser = JSONParser(bytes, in: bytes.indices)
      let ours = try parser.plainValue()
      try parser.finish()
      let value = try #require(theirs, "only ours takes \(text.debugDescription)")
      #expect(isSame(ours, value), "\(text.debugDescription)")
    } catch let fault as JSONFault {
      guard fault.expected != "each key once", !isTrailingComma(fault, bytes) else { return }
      #expect(theirs == nil, "only ours refuses \(text.debugDescription): \(fault)")
    }
  }

  private func foundation(_ bytes: [UInt8]) -> Any? {
    // Zeros make Foundation guess at another encoding.
    guard !bytes.contains(0) else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
  }

  private func isTrailingComma(_ fault: JSONFault, _ bytes: [UInt8]) -> Bool {
    guard fault.offset < bytes.count, "]}".utf8.contains(bytes[fault.offset]) else { return false }
    let before = bytes[..<fault.offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before == UInt8(ascii: ",")
  }

  private func isSame(_ ours: KeyboardTraceValue, _ theirs: Any) -> Bool {
    switch (ours, theirs) {
    case (.null, is NSNull): true
    case (.string(let ours), let theirs as String):
      Array(ours.unicodeScalars) == Array(theirs.unicodeScalars)
    case (.array(let ours), let theirs as [Any]):
      ours.count == theirs.count && zip(ours, theirs).allSatisfy(isSame)
    case (.object(let ours), let theirs as [String: Any]):
      ours.count == theirs.count
        && ours.allSatisfy { key, value in theirs[key].map { isSame(value, $0) } ?? false }
    case (.bool(let ours), let theirs as NSNumber): KeyboardTraceValue(theirs) == .bool(ours)
    // NB: Numbers of many digits are decimals, whose `doubleValue` is off by some units in the
    // last place on Linux; their digits are right.
    case (.number(let ours), let theirs as NSDecimalNumber): ours == Double(theirs.stringValue)
    case (.number(let ours), let theirs as NSNumber): KeyboardTraceValue(theirs) == .number(ours)
    default: false
    }
  }
}

extension JSONParser {
  /// Reads a value as JSON says it, also where the trace format reads a number out of an object.
  fileprivate mutating func plainValue() throws(JSONFault) -> KeyboardTraceValue {
    if next == UInt8(ascii: "{") {
      var values: [String: KeyboardTraceValue] = [:]
      try members { (parser, key) throws(JSONFault) in
        values[parser.text(of: key)] = try parser.plainValue()
      }
      return .object(values)
    }
    guard next == UInt8(ascii: "[") else { return try value() }
    var values: [KeyboardTraceValue] = []
    try elements { (parser, _) throws(JSONFault) in values.append(try parser.plainValue()) }
    return .array(values)
  }
}

/// Makes JSON texts at random, and damages them.
private struct RandomJSON {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    space() + value(depth: 0) + space()
  }

  /// A text with some bytes changed, left out, doubled or put in.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) {
      let place = below(bytes.count + 1)
      switch below(5) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = damage()
      case 2: bytes.removeLast(bytes.count - place)
      case 3 where place < bytes.count: bytes.insert(bytes[place], at: place)
      default: bytes.insert(damage(), at: place)
      }
    }
    return bytes
  }

  private mutating func damage() -> UInt8 {
    let likely =
      Array("{}[]\",:\\u0123456789eE+-. \n\ttfn".utf8) + [0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
    return below(8) == 0 ? UInt8(1 + below(255)) : likely[below(likely.count)]
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth < 5 ? 8 : 6) {
    case 0: pick(["null", "true", "false"])
    case 1, 2: string()
    case 3, 4, 5: number()
    case 6: "[" + list { $0.value(depth: depth + 1) } + "]"
    default: "{" + list { $0.member(depth: depth + 1) } + "}"
    }
  }

  private mutating func member(depth: Int) -> String {
    string() + space() + ":" + space() + value(depth: depth)
  }

  private mutating func list(_ element: (inout Self) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<below(4) { elements.append(space() + element(&self) + space()) }
    return elements.joined(separator: ",")
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "Z", " ", "é", "键", "😀", "\u{7F}", #"\""#, #"\\"#, #"\/"#, #"\n"#, #"\t"#,
      #"\b"#, #"\f"#, #"\r"#, #"\u0041"#, #"\u00E9"#, #"\ud83d\ude00"#, #"\u0001"#, "e\u{301}",
    ]
    var text = ""
    for _ in 0..<below(6) { text += pick(pieces) }
    return "\"\(text)\""
  }

  private mutating func number() -> String {
    var text = pick(["", "-"])
    text += below(3) == 0 ? "0" : "\(1 + below(9))" + digits(0...20)
    if below(2) == 0 { text += "." + digits(1...20) }
    if below(3) == 0 { text += pick(["e", "E"]) + pick(["", "+", "-"]) + digits(1...3) }
    return text
  }

  private mutating func digits(_ count: ClosedRange<Int>) -> String {
    var text = ""
    for _ in 0..<(count.lowerBound + below(count.count)) { text += "\(below(10))" }
    return text
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\t", "\n", "\r", "  "])
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[below(texts.count)]
  }

  private mutating func below(_ limit: Int) -> Int {
    Int(generator.next() % UInt64(limit))
  }
}
#endif
