import Foundation
import Testing

@testable import KeyboardTesting

struct JSONParserTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("1e2", 100), ("1E+2", 100), ("-1.5e-3", -0.0015), ("0.1", 0.1),
      ("366.66666666666674", 366.66666666666674),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.30000000000000004),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
      ("1e-400", 0), ("0e999999999999", 0), ("1e22", 1e22), ("1e23", 1e23),
    ] as [(String, Double)]
  )
  func aNumberIsTheNearest(_ text: String, _ number: Double) throws {
    #expect(try value(text) == .number(number))
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u952e\ud83d\ude00""#, "Aé键😀"), (#""é键😀""#, "é键😀"), (#""\u0000""#, "\0"),
    ] as [(String, String)]
  )
  func aStringIsItsText(_ json: String, _ text: String) throws {
    #expect(try value(json) == .string(text))
  }

  @Test func spaceMayStandBetweenAllTokens() throws {
    let json = "\t{ \"a\" : [ 1 , true ] ,\r\n \"b\" : { } } "
    #expect(try value(json) == .object(["a": [1, true], "b": .object([:])]))
  }

  @Test(
    arguments: [
      ("[1,]", 3, "a JSON value"), (#"{"a":1,}"#, 7, "a key in quotation marks"),
      ("{a:1}", 1, "a key in quotation marks"), (#"{"a" 1}"#, 5, "a colon"),
      (#"{"a":1 "b":2}"#, 7, "a comma or }"), ("[1 2]", 3, "a comma or ]"),
      ("1 2", 2, "the end of the line"), ("01", 1, "the end of the line"), ("1.x", 2, "a digit"),
      ("-x", 1, "a digit"), ("1ex", 2, "a digit"), ("truth", 0, "a JSON value"),
      ("+1", 0, "a JSON value"), (".5", 0, "a JSON value"), ("NaN", 0, "a JSON value"),
      (#""\x""#, 1, "one of JSON's escapes"), (#""\u12g4""#, 5, "four hexadecimal digits"),
      ("\"a\tb\"", 2, "control characters as escapes"),
      (#""\ud800x""#, 1, "surrogate escapes in pairs"),
      (#"{"a":1,"a":1}"#, 7, "each key once"), (#"{"a":1,"\u0061":1}"#, 7, "each key once"),
      (#"{"b":{"a":1,"a":1}}"#, 12, "each key once"), ("-1e999", 0, "numbers of a size that fits"),
    ] as [(String, Int, String)]
  )
  func aFaultKnowsItsPlaceAndWhatShouldStandThere(
    _ text: String,
    _ offset: Int,
    _ expected: String
  ) throws {
    // A space behind, so that no fault lies at the end.
    let fault = try #require(throws: JSONFault.self) { try value(text + " ") }
    #expect(fault.offset == offset)
    #expect(fault.expected == expected)
    #expect(!fault.isTruncated)
    #expect(fault.keyPath == nil)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xC3, 0x28], [0xFF],
      [0xE1, 0x80, 0x22],
    ] as [[UInt8]]
  )
  func whatIsNotUTF8IsRefusedWhereItStands(_ wrong: [UInt8]) throws {
    let bytes = Array("\"a".utf8) + wrong + Array("\" ".utf8)
    var parser = JSONParser(bytes, in: bytes.indices)
    let fault = try #require(throws: JSONFault.self) { try parser.value() }
    #expect(fault.offset == 2)
    #expect(fault.expected == "UTF-8 text")
  }

  @Test func keysAreToldApartHoweverManyThereAre() throws {
    let members = (0..<10_000).map { "\"key \($0)\":\($0)" }.joined(separator: ",")
    guard case .object(let values) = try value("{\(members)}") else {
      Issue.record("No object was read.")
      return
    }
    #expect(values.count == 10_000)
    let fault = #expect(throws: JSONFault.self) { try value(#"{\#(members),"key 9999":0}"#) }
    #expect(fault?.found == #"the key "key 9999" again"#)
  }

  @Test func theKeysOfOneObjectDoNotCountInAnother() throws {
    #expect(
      try value(#"[{"a":{"a":{}}},{"a":1}]"#) == [
        .object(["a": .object(["a": .object([:])])]), .object(["a": 1]),
      ]
    )
  }

  @Test func aMismatchKnowsThePathToTheValue() throws {
    let bytes = Array(#"{"a":[0,{"b":[true]}]}"#.utf8)
    var parser = JSONParser(bytes, in: bytes.indices)
    let fault = try #require(throws: JSONFault.self) { try numbers(&parser) }
    #expect(fault == JSONFault(offset: 14, expected: "a number", keyPath: ".a[1].b[0]"))
  }

  /// The least stack that a thread has on Apple's systems.
  @Test func theDeepestNestingFitsOnASmallStack() async {
    let count = JSONParser.deepestNesting / 2
    let bytes = Array(
      (String(repeating: #"{"a":["#, count: count) + String(repeating: "]}", count: count)).utf8
    )
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread {
        var parser = JSONParser(bytes, in: bytes.indices)
        continuation.resume(returning: (try? parser.value()) != nil)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(isRead)
  }

  @Test func stringsThatComeAgainAreTheSame() {
    var cache = StringCache()
    let texts = (0..<2000).map { "A key of the same length \(1000 + $0 % 700)" }
    for text in texts {
      let bytes = Array(text.utf8)
      #expect(cache.string(bytes, bytes.indices) == text)
    }
  }

  private func numbers(_ parser: inout JSONParser) throws(JSONFault) {
    switch parser.next {
    case UInt8(ascii: "{"):
      try parser.members { (parser, _) throws(JSONFault) in try numbers(&parser) }
    case UInt8(ascii: "["):
      try parser.elements { (parser, _) throws(JSONFault) in try numbers(&parser) }
    default: _ = try parser.number()
    }
  }

  private func value(_ text: String) throws(JSONFault) -> KeyboardTraceValue {
    let bytes = Array(text.utf8)
    var parser = JSONParser(bytes, in: bytes.indices)
    let value = try parser.value()
    try parser.finish()
    return value
  }
}
