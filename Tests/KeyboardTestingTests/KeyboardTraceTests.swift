import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

struct KeyboardTraceTests {
  @Test(arguments: [
    (nil, nil, []), ("iPad", nil, ["iPad"]), (nil, "iOS 11", ["iOS 11"]),
    ("iPad", "iOS 11", ["iPad", "iOS 11"]), ("iPad, iOS 11.4", "iOS 11", ["iPad, iOS 11.4"]),
    ("iOS 11", "iOS 11", ["iOS 11"]), ("iPhone 11", "11", ["iPhone 11", "11"]),
  ])
  func aSystemThatTheDeviceNamesIsLeftOut(_ device: String?, _ system: String?, _ both: [String]) {
    let header = KeyboardTraceHeader(title: "A", device: device, system: system)
    #expect(header.deviceAndSystem == both)
  }

  @Test func whatIsWrittenReadsBackEqualAndIsWrittenTheSame() throws {
    let trace = try KeyboardTrace(jsonLines: Samples.everything.jsonLines)
    #expect(trace == Samples.everything)
    #expect(trace.jsonLines == Samples.everything.jsonLines)
  }

  @Test func keysAreWrittenInTheOrderOfTheFormatIfTheirPartsAreThere() throws {
    let userInfo: [String: KeyboardTraceValue] = ["b": 258, "a": [0, 409, 375, 258], "c": 0.25]
    var trace = KeyboardTrace(
      title: "A",
      records: [
        KeyboardTrace.Record(time: 0.25, .notification(name: "N", userInfo: userInfo)),
        .expectation(placement: .floating),
        .expectation(visibility: .shown, placement: .docked, covered: 336),
      ]
    )
    trace.title = "B"
    trace.source = "recorded"
    trace.device = "iPhone"
    trace.system = "iOS 26"
    let text = """
      {"version":1,"kind":"header","payload":{"title":"B",\
      "source":"recorded","device":"iPhone","system":"iOS 26"}}
      {"version":1,"kind":"notification","payload":{"time":0.25,"name":"N",\
      "userInfo":{"a":[0,409,375,258],"b":258,"c":0.25}}}
      {"version":1,"kind":"expectation","payload":{"placement":"floating"}}
      {"version":1,"kind":"expectation",\
      "payload":{"visibility":"shown","placement":"docked","covered":336}}

      """
    #expect(trace.jsonLines == text)
    #expect(try KeyboardTrace(jsonLines: text) == trace)
    #expect("\(trace)" == "B (3 records)")
    let header = try KeyboardTrace(jsonLines: Lines.header)
    #expect(header.title == "A test" && header.records.isEmpty && header.jsonLines == Lines.trace())
  }

  /// A terminal that shows a trace must not obey it.
  @Test(arguments: ["\u{9B}2J", "\u{7F}", "a\u{2028}b", "\u{202E}", "\u{2066}", "\u{1B}[2J"])
  func whatATerminalObeysIsWrittenEscapedAndReadAgain(_ title: String) throws {
    let trace = KeyboardTrace(title: title)
    #expect(!title.unicodeScalars.contains { !$0.isASCII && trace.jsonLines.contains("\($0)") })
    #expect(!trace.jsonLines.contains("\u{7F}") && !trace.jsonLines.contains("\u{1B}"))
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func aFileIsReadWhole() throws {
    let file = try TemporaryFile(Samples.everything.jsonLines)
    let trace = try KeyboardTrace(contentsOf: file.url)
    #expect(trace == Samples.everything)
    #expect(trace.file == file.url.lastPathComponent)
  }

  @Test func aFileThatBreaksOffIsReadWithANote() throws {
    let file = try TemporaryFile(String(Samples.everything.jsonLines.dropLast(5)))
    let trace = try KeyboardTrace(contentsOf: file.url)
    let count = Samples.everything.records.count
    #expect(trace.records[...] == Samples.everything.records.dropLast())
    #expect(trace.importNotes == ["line \(count + 1) breaks off, and is left out"])
  }

  @Test func aFileThatIsNotThereCannotBeRead() {
    let file = URL(fileURLWithPath: "/nowhere/a.jsonl")
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(contentsOf: file) }
    #expect(error?.reason == .unreadable)
    #expect(
      error?.description.hasPrefix("a.jsonl: expected a file that can be read, found ") == true
    )
  }

  @Test func aRecordIsReadFromOneLine() throws {
    let line = Samples.everything.records[5].jsonLine
    let record = try KeyboardTrace.Record(jsonLine: line)
    #expect(record == Samples.everything.records[5])
    #expect(record.line == nil)
  }

  @Test(
    arguments: [
      (Lines.header, "kind", "a header"), (#"{"version":1,"kind":"x"}"#, "kind", "an unknown kind"),
      ("1", nil, "the number 1"),
      (Lines.record("expectation", #""covred":1"#), "payload.covred", "the key covred"),
    ] as [(String, String?, String)]
  )
  func aLineThatIsNoRecordIsAnError(_ line: String, _ keyPath: String?, _ found: String) {
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace.Record(jsonLine: line)
    }
    #expect(error?.keyPath == keyPath)
    #expect(error?.found == found)
  }

  @Test func whereARecordStandsIsNoPartOfIt() throws {
    let trace = try KeyboardTrace(jsonLines: Lines.trace(Lines.screen(), "", Lines.screen()))
    #expect(trace.records.map(\.line) == [2, 4])
    #expect(trace.records[0] == trace.records[1])
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func aTraceNamesItsSourceAndDeviceAndEndsWithItsResult(_ sample: KeyboardTrace.BuiltInName) {
    let header = sample.trace.header
    #expect(header.source?.isEmpty == false)
    #expect(header.device?.isEmpty == false)
    #expect(!header.title.isEmpty)
    #expect(sample.trace.jsonLines == sample.jsonLines)
    guard case .expectation = sample.trace.records.last?.content else {
      Issue.record("\(sample.rawValue) does not state its result.")
      return
    }
  }

  @Test func thereAreTenAndMore() {
    #expect(KeyboardTrace.builtIn.count >= 10)
    #expect(Set(KeyboardTrace.builtIn.map(\.title)).count == KeyboardTrace.builtIn.count)
  }
}
