import Foundation
import Testing

@testable import KeyboardTesting

/// A line that breaks off is told from one that is wrong: more text could make an object of it.
struct TruncatedLineTests {
  private static let whole =
    #" {"a":[1,-2.5e+10,{"b":"é\u00e9\"😀"},[],{}, true,false,null],"c":{"d":0.5E3}} "#

  @Test func aLineBreaksOffWhereverItIsCut() {
    let bytes = Data(Self.whole.utf8)
    for count in 2..<(bytes.count - 1) {
      #expect(isTruncated(bytes.prefix(count)), "cut at \(count)")
    }
  }

  @Test func aWholeLineDoesNotBreakOff() {
    #expect(!isTruncated(Data(Self.whole.utf8)))
    #expect(!isTruncated(Data(Self.whole.utf8).dropLast()))
  }

  @Test(
    arguments: [
      "", " ", "garbage", "[1", "1", "\"a", "tru", #"{"a":1e999}"#, "{}}", "{} {", "{,", "{1",
      "{a", "{]", #"{"a""# + " 1", #"{"a":}"#, #"{"a":]"#, #"{"a":1,}"#, #"{"a":[1}"#,
      #"{"a":[1,]"#, #"{"a":01"#, #"{"a":+1"#, #"{"a":1.e"#, #"{"a":--"#, #"{"a":trx"#,
      #"{"a":NaN"#, #"{"a":"\x"#, #"{"a":"\u12g"#, "{\"a\":\"\u{1}", "{\0",
    ]
  )
  func whatNoTextCouldMakeAnObjectIsNoBeginning(_ line: String) {
    #expect(!isTruncated(Data(line.utf8)))
  }

  @Test func aLetterCutInTheMiddleIsABeginningAndAWrongByteIsNot() {
    let start = Array(#"{"a":""#.utf8)
    #expect(isTruncated(Data(start + [0xF0, 0x9F, 0x98])))
    #expect(!isTruncated(Data(start + [0xFF, 0x20, 0x20, 0x20, 0x20])))
  }

  @Test(arguments: [64, 65, 100_000])
  func aBeginningMayBeAsDeepAsALine(_ count: Int) {
    let line = String(repeating: #"{"a":["#, count: count)
    #expect(isTruncated(Data(line.utf8)) == (count <= JSONParser.deepestNesting / 2))
  }

  private func isTruncated(_ line: some Collection<UInt8>) -> Bool {
    let bytes = Array(line)
    var decoder = RecordDecoder()
    do {
      _ = try decoder.record(in: bytes, bytes.indices)
      return false
    } catch {
      return error.isTruncated
    }
  }
}
