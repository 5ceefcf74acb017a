import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

struct KeyboardTraceTests {
  @Test func whatIsWrittenReadsBackEqual() throws {
    let trace = Samples.everything
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }

  @Test func whatIsReadIsWrittenTheSame() throws {
    let text = Samples.everything.jsonLines
    #expect(try KeyboardTrace(jsonLines: text).jsonLines == text)
  }

  @Test func keysAreWrittenInTheOrderOfTheFormat() {
    let record = KeyboardTraceRecord(
      time: 0.25,
      .notification(name: "N", userInfo: ["b": 258, "a": [0, 409, 375, 258], "c": 0.25])
    )
    #expect(
      record.jsonLine
        == #"{"version":1,"kind":"notification","payload":{"time":0.25,"name":"N","#
        + #""userInfo":{"a":[0,409,375,258],"b":258,"c":0.25}}}"#
    )
  }

  @Test func partsThatAreNotThereAreNotWritten() {
    let header = KeyboardTraceHeader(title: "T", device: "D")
    let expectation = KeyboardTraceExpectation(placement: .floating)
    #expect(
      KeyboardTrace(
        header: header,
        records: [KeyboardTraceRecord(.expectation(expectation))]
      ).jsonLines == """
        {"version":1,"kind":"header","payload":{"title":"T","device":"D"}}
        {"version":1,"kind":"expectation","payload":{"placement":"floating"}}

        """
    )
  }

  @Test func aTraceOfAHeaderAloneIsATrace() throws {
    let trace = try KeyboardTrace(jsonLines: Lines.header)
    #expect(trace.title == "A test")
    #expect(trace.records.isEmpty)
  }

  /// A terminal that shows a trace must not obey it.
  @Test(arguments: ["\u{9B}2J", "\u{7F}", "a\u{2028}b", "\u{202E}", "\u{2066}", "\u{1B}[2J"])
  func whatATerminalObeysIsWrittenEscapedAndReadAgain(_ title: String) throws {
    let trace = KeyboardTrace(header: KeyboardTraceHeader(title: title))
    #expect(!title.unicodeScalars.contains { !$0.isASCII && trace.jsonLines.contains("\($0)") })
    #expect(!trace.jsonLines.contains("\u{7F}") && !trace.jsonLines.contains("\u{1B}"))
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
  }
}
