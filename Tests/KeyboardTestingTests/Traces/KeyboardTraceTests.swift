import Foundation
import KeyboardNotifications
import TestSupport
import Testing

@testable import KeyboardTesting

struct KeyboardTraceTests {
  @Test func aWrittenTraceIsReadAsAnEqualOne() throws {
    let trace = try KeyboardTrace(jsonLines: Samples.everything.jsonLines)
    #expect(trace == Samples.everything)
    #expect(trace.jsonLines == Samples.everything.jsonLines)
  }

  @Test func keysAreWrittenInTheOrderOfTheFormatIfTheirPartsAreThere() {
    let userInfo: [String: KeyboardTraceValue] = ["b": 258, "a": [0, 409, 375, 258], "c": 0.25]
    var trace = KeyboardTrace(
      title: "B",
      records: [
        KeyboardTrace.Record(time: 0.25, .notification(name: "N", userInfo: userInfo)),
        .expectation(covered: 336, visibility: .shown, placement: .docked),
      ]
    )
    trace.source = "recorded"
    trace.system = "iOS 26"
    let text = """
      {"version":1,"kind":"header","payload":{"title":"B","source":"recorded","system":"iOS 26"}}
      {"version":1,"kind":"notification","payload":{"time":0.25,"name":"N",\
      "userInfo":{"a":[0,409,375,258],"b":258,"c":0.25}}}
      {"version":1,"kind":"expectation",\
      "payload":{"visibility":"shown","placement":"docked","covered":336}}

      """
    #expect(trace.jsonLines == text)
  }

  @Test func aTraceIsDescribedByItsTitleAndTheNumberOfItsRecords() {
    #expect("\(KeyboardTrace(title: "A", records: [.expectation(covered: 1)]))" == "A (1 record)")
  }

  /// A terminal that shows the trace would interpret them.
  @Test(arguments: ["\u{9B}2J", "\u{7F}", "a\u{2028}b", "\u{202E}", "\u{2066}", "\u{1B}[2J"])
  func commandsOfTerminalsAreEscaped(_ title: String) throws {
    let trace = KeyboardTrace(title: title)
    #expect(!title.unicodeScalars.contains { !$0.isASCII && trace.jsonLines.contains("\($0)") })
    #expect(!trace.jsonLines.contains("\u{7F}") && !trace.jsonLines.contains("\u{1B}"))
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func aFileIsReadWhole() throws {
    let folder = TemporaryFolder()
    let trace = try KeyboardTrace(contentsOf: folder.file("file", Samples.everything.jsonLines))
    #expect(trace == Samples.everything)
    #expect(trace.file == "file")
  }

  @Test func aFileThatIsNotThereCannotBeRead() {
    let file = URL(fileURLWithPath: "/nowhere/a.jsonl")
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(contentsOf: file) }
    #expect(error?.reason == .unreadable)
    #expect(
      error?.description.hasPrefix("a.jsonl: expected a file that can be read, found ") == true
    )
  }

  @Test(arguments: [
    (Lines.header, "a record of kind header"), (#"{"version":1,"kind":"x"}"#, "an unknown kind"),
  ])
  func aHeaderOrAnUnknownKindIsNoRecord(_ line: String, _ found: String) {
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace.Record(jsonLine: line)
    }
    #expect(error?.keyPath == "kind")
    #expect(error?.found == found)
    #expect(error?.line == 1)
  }

  @Test func aBuiltInTraceHasAName() throws {
    #expect(try KeyboardTrace.builtIn("pinyin-growth") == .builtIn(.pinyinGrowth))
    let error = try #require(throws: KeyboardTraceError.self) {
      try KeyboardTrace.builtIn("pinyin-growht")
    }
    let start = "KeyboardTrace.builtIn: expected one of show-and-hide, safe-area, pinyin-growth, "
    #expect(error.description.hasPrefix(start))
    #expect(error.description.hasSuffix(", found \"pinyin-growht\""))
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func aTraceNamesItsSourceAndDeviceAndEndsWithItsResult(_ sample: KeyboardTrace.BuiltInName) {
    let trace = KeyboardTrace.builtIn(sample)
    #expect(trace.source?.isEmpty == false)
    #expect(trace.device?.isEmpty == false)
    #expect(!trace.title.isEmpty)
    #expect(trace.jsonLines == sample.jsonLines)
    #expect(trace.importNotes.isEmpty)
    guard case .expectation = trace.records.last?.content else {
      Issue.record("\(sample.rawValue) does not state its result.")
      return
    }
  }

  // MARK: - Values

  @Test func fourNumbersArePostedAsARectangleAndTwoAsAPoint() throws {
    let (four, two): (KeyboardTraceValue, KeyboardTraceValue) = ([0, 409, 375, 258], [187.5, 538])
    #expect(four.posted as? CGRect == CGRect(x: 0, y: 409, width: 375, height: 258))
    #expect(two.posted as? CGPoint == CGPoint(x: 187.5, y: 538))
    let value: KeyboardTraceValue = [.number(.nan), 0, .number(.infinity), 0]
    let rectangle = try #require(value.posted as? CGRect)
    #expect(rectangle.origin.x.isNaN && rectangle.size.width == .infinity)
  }

  @Test func numbersArePostedSoThatAnyNumberTypeCanBeCast() {
    let seven = KeyboardTraceValue.number(7).posted
    #expect(seven as? Int == 7)
    #expect(seven as? Double == 7)
    #expect(seven as? NSNumber == 7)
    #expect(KeyboardTraceValue.number(0.25).posted as? Double == 0.25)
    #expect(KeyboardTraceValue.bool(true).posted as? Bool == true)
  }

  @Test(
    arguments: [
      [1, 2, 3], [1, 2, 3, "4"], ["x", "y"], [true, false], [],
    ] as [KeyboardTraceValue]
  )
  func otherListsStayLists(_ value: KeyboardTraceValue) {
    #expect(value.posted is [Any])
    #expect(KeyboardTraceValue(posted: value.posted) == value)
  }

  @Test func aPostedValueIsReadAsAnEqualOne() {
    for value in Samples.values.values {
      #expect(KeyboardTraceValue(posted: value.posted) == value)
    }
  }

  @Test func nativeValuesAreRead() {
    #expect(KeyboardTraceValue(posted: true) == true)
    #expect(KeyboardTraceValue(posted: 1) == 1)
    #expect(KeyboardTraceValue(posted: 0.5) == 0.5)
    #expect(KeyboardTraceValue(posted: CGFloat(0.5)) == 0.5)
    #expect(KeyboardTraceValue(posted: UInt8(3)) == 3)
    // On Apple's systems it has the type code of a Boolean.
    #expect(KeyboardTraceValue(posted: NSNumber(value: Int8(5))) == 5)
    #expect(KeyboardTraceValue(posted: NSNumber(value: Int8(1))) == 1)
    #expect(KeyboardTraceValue(posted: NSNumber(value: true)) == true)
    #expect(KeyboardTraceValue(posted: CGSize(width: 1, height: 2)) == [1, 2])
  }

  @Test func aValueThatATraceCannotWriteBecomesItsDescription() {
    struct Odd: CustomStringConvertible {
      let description = "odd"
    }
    #expect(KeyboardTraceValue(posted: Odd()) == "odd")
  }

  @Test(
    arguments: [
      (.number(258), "258"), (.number(31.5), "31.5"), (.number(-0.0), "-0.0"),
      (.number(.nan), #"{"notANumber":true}"#), (.number(.infinity), #"{"infinity":1}"#),
      (.array([.number(-.infinity)]), #"[{"infinity":-1}]"#),
      (.object(["b": 1, "a": nil]), #"{"a":null,"b":1}"#), ("\u{0}", #""\u0000""#),
    ] as [(KeyboardTraceValue, String)]
  )
  func valuesAreWrittenAsJSON(_ value: KeyboardTraceValue, _ json: String) throws {
    #expect(value.json == json)
    let line = Lines.record("notification", #""name":"N","userInfo":{"k":\#(json)}"#)
    let content = try KeyboardTrace.Record(jsonLine: line).content
    #expect(content == .notification(name: "N", userInfo: ["k": value]))
  }

  @Test func aMessageQuotesFortyCharactersOfAText() {
    let text = String(repeating: "x", count: 40)
    #expect(JSONText.beginning(of: text + "y") == "\"\(text)\"")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNotFiniteIsNullInJSON(_ number: Double) {
    #expect(JSONText.number(number) == "null")
  }

  @Test(arguments: [
    #"{"notANumber":false}"#, #"{"notANumber":1}"#, #"{"infinity":2}"#, #"{"infinity":-2}"#,
    #"{"infinity":true}"#, #"{"infinity":1,"x":1}"#, #"{"notANumber":"x"}"#,
  ])
  func onlyTheMarkersThemselvesStandForNumbers(_ json: String) throws {
    let line = Lines.record("notification", #""name":"N","userInfo":{"k":\#(json)}"#)
    let trace = try KeyboardTrace(jsonLines: Lines.trace(line))
    guard case .notification(_, let userInfo, _) = trace.records.first?.content,
      case .object(let members) = userInfo?["k"]
    else {
      Issue.record("The marker was not kept as an object.")
      return
    }
    #expect(!members.isEmpty)
  }
}
