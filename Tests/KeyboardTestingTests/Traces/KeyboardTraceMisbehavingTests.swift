import Foundation
import KeyboardTesting
import Testing

/// Traces that are malformed.
struct KeyboardTraceMisbehavingTests {
  /// Mistakes in a trace that is written by hand.
  @Test(arguments: [
    #"{"version":1,"kind":"screen","payload":{"time":null,"frame":[0,0,1,1]}}"#:
      #"payload.time: expected a finite number, found null"#,
    #"{"version":1,"kind":"screen","payload":{"time":-1,"frame":[0,0,1,1]}}"#:
      #"payload.time: expected a time of at least 0, found -1"#,
    #"{"version":1,"kind":"screen","payload":{}}"#:
      #"payload.frame: expected a frame of four finite numbers [x, y, width, height], found nothing"#,
    #"{"version":1,"kind":"window","payload":{"frame":[0,0,{"infinity":1},1]}}"#:
      #"payload.frame[2]: expected a frame of four finite numbers [x, y, width, height], found the number {"infinity":1}"#,
    #"{"version":1,"kind":"window","payload":{"frame":[0,0,1,"1"]}}"#:
      #"payload.frame[3]: expected a frame of four finite numbers [x, y, width, height], found the string "1""#,
    #"{"version":1,"kind":"view","payload":{"frame":[0,0,1,1],"safeAreaBottom":-1}}"#:
      #"payload.safeAreaBottom: expected a height of at least 0, found the number -1"#,
    #"{"version":1,"kind":"accessibility","payload":{"prefersCrossFadeTransitions":1}}"#:
      #"payload.prefersCrossFadeTransitions: expected true or false, found the number 1"#,
    #"{"version":1,"kind":"application","payload":{"state":"asleep"}}"#:
      #"payload.state: expected one of active, inactive, background, found the string "asleep""#,
    #"{"version":1,"kind":"notification","payload":{"userInfo":{}}}"#:
      #"payload.name: expected a string, found nothing"#,
    #"{"version":1,"kind":"notification","payload":{"name":"N","userInfo":{"infinity":1}}}"#:
      #"payload.userInfo: expected an object, found the number {"infinity":1}"#,
    #"{"version":1,"kind":"expectation","payload":{"time":0}}"#:
      #"payload: expected any of visibility, placement, covered, inset, found none of them"#,
    #"{"version":1,"kind":"expectation","payload":{"height":1}}"#:
      #"payload.height: expected any of visibility, placement, covered, inset, found the key height"#,
    #"{"version":1,"kind":"header","payload":{"title":"A test"}}"#:
      #"kind: expected one header only, found a second header"#,
    #"{"version":2,"kind":"screen"}"#:
      #"version: expected version 1, found version 2"#,
    #"{"version":"1","kind":"screen"}"#:
      #"version: expected version 1, found the string "1""#,
    #"{"kind":"screen"}"#:
      #"version: expected version 1, found nothing"#,
  ])
  func anErrorHasTheKeyAndTheExpectedAndFoundValue(
    _ line: String,
    _ message: String
  ) throws {
    let text = Lines.trace(line)
    let error = try #require(throws: KeyboardTraceError.self) { try read(text) }
    #expect(error.description == "t.jsonl, line 2, " + message)
    #expect(message.hasPrefix("\(error.keyPath ?? ""): ") && error.line == 2)
  }

  /// The words after the file and the line are Foundation's, of which only some are listed.
  @Test(
    arguments: [
      ("{", "Unexpected end"), (#"{"time":1e999}"#, ""), (#"{"version":1} {"#, ""),
      ("hello", ""),
      (String(repeating: #"{"a":["#, count: 100_000), "nested"),
    ]
  )
  func aLineThatIsNoJSONHasFoundationsWords(_ line: String, _ words: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try read(Lines.trace(line)) }
    let start = "t.jsonl, line 2: expected a JSON object, found text that is not JSON: "
    #expect(error.description.hasPrefix(start))
    let rest = error.description.dropFirst(start.count)
    #expect(words.isEmpty ? !rest.isEmpty : rest.contains(words))
    #expect(!error.description.contains("line 1"))
    #expect(error.keyPath == nil)
  }

  @Test(arguments: [
    (Lines.trace("[1]"), "line 2: expected a JSON object, found an array of 1"),
    (
      Lines.trace(Lines.screen(time: "2"), Lines.screen(time: "1.5")),
      "line 3, payload.time: expected a time of at least 2, found 1.5"
    ),
    (
      Lines.screen(time: "-1") + "\n" + Lines.header,
      "line 1, kind: expected a header record first, found a record of kind screen"
    ),
  ])
  func aLineInTheWrongPlaceOrOfTheWrongKindIsAnError(_ text: String, _ message: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try read(text) }
    #expect(error.description == "t.jsonl, " + message)
  }

  @Test(arguments: ["", "\n\n  \n", #"{"version":1,"kind":"future"}"#])
  func aFileWithoutAHeaderIsAnError(_ text: String) {
    let error = #expect(throws: KeyboardTraceError.self) { try read(text) }
    #expect(error?.description == "t.jsonl: expected a header record, found the end of the file")
  }

  @Test(
    arguments: [
      ([0, 1, 2, 255], "a NUL byte"), ([0x7B, 0x20, 0, 0x7D], "a NUL byte"),
      ([0x7B, 0x20, 0x20, 0x20, 0x20, 0, 0x7D], "a NUL byte"),
      ([0x7B, 0, 0x7D, 0], "UTF-16 text"), ([0, 0x7B, 0, 0x7D], "UTF-16 text"),
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16 text"), ([0xFE, 0xFF], "UTF-16 text"),
      ([0x22, 0xFF, 0xFE, 0x22], "bytes that are not UTF-8"),
      ([0xC3], "bytes that are not UTF-8"),
    ] as [([UInt8], String)]
  )
  func bytesThatAreNotUTF8AreAnError(_ bytes: [UInt8], _ found: String) {
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(data: Data(bytes), file: "t.jsonl")
    }
    #expect(error?.description == "t.jsonl, line 1: expected UTF-8 text, found \(found)")
  }

  private static let record = #"{"version": 1, "kind": "header", "payload": {"title": "A test"}}"#
  private static let log = "to read a console log, use KeyboardTrace(consoleLog:)"
  private static let lines = "a trace has one object per line, and jq -c . makes it so"
  private static let array = "a trace has one object per line, and jq -c '.[]' makes it so"

  @Test(arguments: [
    ("2026-02-03 10:12:01 MyChat launched", log), ("{\n  \"version\": 1,\n}\n", lines),
    ("{ \"version\": 1,\n  \"kind\": \"header\"\n}\n", lines),
    ("[\n  \(record),\n  \(record)\n]\n", array), ("[\(record)]", array),
  ])
  func aTextInAnotherFormIsAnErrorWithAdvice(_ text: String, _ advice: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try read(text) }
    #expect(error.description.hasPrefix("t.jsonl, line 1: expected a JSON object, found "))
    #expect(error.description.hasSuffix("; \(advice)"))
  }

  private func read(_ text: String) throws(KeyboardTraceError) -> KeyboardTrace {
    try KeyboardTrace(jsonLines: text, file: "t.jsonl")
  }
}
