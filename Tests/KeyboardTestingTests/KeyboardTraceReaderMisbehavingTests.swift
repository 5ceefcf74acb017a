import Foundation
import KeyboardTesting
import Testing

/// Traces that are not as they should be.
struct KeyboardTraceReaderMisbehavingTests {
  @Test(
    arguments: [
      (
        Lines.record("screen", #""time":"x","frame":[0,0,1,1]"#), "payload.time",
        "a number", #"the string "x""#
      ),
      (
        Lines.record("screen", #""time":null,"frame":[0,0,1,1]"#), "payload.time", "a number",
        "null"
      ),
      (
        Lines.record("screen", #""time":true,"frame":[0,0,1,1]"#), "payload.time", "a number",
        "true"
      ),
      (
        Lines.record("screen", #""time":-1,"frame":[0,0,1,1]"#), "payload.time",
        "a time of at least 0", "-1"
      ),
      (Lines.record("screen", ""), "payload.frame", frame, "nothing"),
      (Lines.record("window", #""frame":[0,0,1]"#), "payload.frame", frame, "an array of 3"),
      (
        Lines.record("window", #""frame":[0,0,1,"1"]"#), "payload.frame[3]", frame,
        #"the string "1""#
      ),
      (
        Lines.record("window", #""frame":[0,0,{"infinity":1},1]"#), "payload.frame[2]", frame,
        "an object"
      ),
      (
        Lines.record("view", #""frame":[0,0,1,1],"safeAreaBottom":-1"#), "payload.safeAreaBottom",
        "a height of at least 0", "the number -1"
      ),
      (
        Lines.record("accessibility", #""prefersCrossFadeTransitions":1"#),
        "payload.prefersCrossFadeTransitions", "true or false", "the number 1"
      ),
      (
        Lines.record("application", #""state":"asleep""#), "payload.state",
        "one of active, inactive, background", #"the string "asleep""#
      ),
      (Lines.record("notification", #""userInfo":{}"#), "payload.name", "a string", "nothing"),
      (
        Lines.record("notification", #""name":"N","userInfo":[]"#), "payload.userInfo",
        "an object", "an array of 0"
      ),
      (Lines.record("expectation", #""time":0"#), "payload", parts, "none of them"),
      (Lines.record("expectation", #""height":1"#), "payload.height", parts, "the key height"),
      (
        Lines.record("policy", #""otherApps":"follow""#), "payload.otherApps",
        "one of ignore, include", #"the string "follow""#
      ),
      (
        Lines.record("expectation", #""placement":"up""#), "payload.placement",
        "one of none, offscreen, docked, floating", #"the string "up""#
      ),
      (Lines.header, "kind", "one header only", "a second header"),
      (#"{"version":2,"kind":"screen"}"#, "version", "version 1", "version 2"),
      (#"{"version":"1","kind":"screen"}"#, "version", "a number", #"the string "1""#),
      (#"{"kind":"screen"}"#, "version", "version 1", "nothing"),
      (#"{"version":1}"#, "kind", "a string", "nothing"),
      (#"{"version":1,"kind":"screen"}"#, "payload", "an object", "nothing"),
    ] as [(String, String, String, String)]
  )
  func anErrorNamesTheKeyWhatWasExpectedAndWhatWasFound(
    _ line: String,
    _ keyPath: String,
    _ expected: String,
    _ found: String
  ) {
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      line: 2,
      keyPath: keyPath,
      expected: expected,
      found: found
    )
    #expect(throws: wanted) { try read(Lines.trace(line)) }
  }

  /// The words after the file and the line are Foundation's, of which only some are listed.
  @Test(
    arguments: [
      ("{", "Unexpected end"), (#"{"version":1"#, "Unexpected end"), (#"{"é":1} x"#, ""),
      (#"{"time":1e999}"#, "1e999"), (#"{"time":-1e999}"#, "1e999"), (#"{"a":1} {"b":2}"#, ""),
      (#"{"a":é}"#, ""), ("hello", ""), ("[1,", "Unexpected end"), (#"{"a":01}"#, ""),
      (#"{"a":NaN}"#, ""), ("{'a':1}", ""), (#"{"a":"\ud800x"}"#, ""), (#"{"a":"\udc00"}"#, ""),
      ("{\"a\":\"\t\"}", ""), (#"{"version":2,"kind":1} {"#, ""),
      (String(repeating: "[", count: 100_000), "nested"),
      (String(repeating: #"{"a":["#, count: 100_000), "nested"),
    ]
  )
  func whatIsNotJSONIsNamedByItsLine(_ line: String, _ words: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try read(Lines.trace(line)) }
    let start = "t.jsonl, line 2: expected a JSON object, found text that is not JSON: "
    #expect(error.description.hasPrefix(start))
    let rest = error.description.dropFirst(start.count)
    #expect(words.isEmpty ? !rest.isEmpty : rest.contains(words))
    #expect(!error.description.contains("line 1"))
    #expect(error.keyPath == nil)
  }

  @Test(arguments: [
    ("[1]", "an array of 1"), ("3", "the number 3"), ("null", "null"),
    (#""x""#, #"the string "x""#),
  ])
  func aLineThatIsNoObjectIsAnError(_ line: String, _ found: String) {
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      line: 2,
      expected: "a JSON object",
      found: found
    )
    #expect(throws: wanted) { try read(Lines.trace(line)) }
  }

  /// What says how to read the payload may stand behind it.
  @Test(
    arguments: [
      (#"{"payload":{"frame":[0,0,1]},"kind":"screen","version":1}"#, "payload.frame"),
      (#"{"version":1,"payload":{"state":"x"},"kind":"application"}"#, "payload.state"),
      (#"{"payload":7,"version":1,"kind":"screen"}"#, "payload"),
      (#"{"payload":7,"kind":"screen"}"#, "version"),
    ]
  )
  func keysMayComeInAnyOrder(_ line: String, _ keyPath: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try read(Lines.trace(line)) }
    #expect(error.keyPath == keyPath)
  }

  @Test func timeMustNotRunBackwards() {
    let text = Lines.trace(Lines.screen(time: "2"), Lines.screen(time: "1.5"))
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      line: 3,
      keyPath: "payload.time",
      expected: "a time of at least 2",
      found: "1.5"
    )
    #expect(throws: wanted) { try read(text) }
  }

  @Test func theHeaderMustComeFirst() {
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      line: 1,
      keyPath: "kind",
      expected: "a header record first",
      found: "a record of kind screen"
    )
    #expect(throws: wanted) { try read(Lines.screen() + "\n" + Lines.header) }
  }

  @Test(arguments: ["", "\n\n  \n", #"{"version":1,"kind":"future"}"#])
  func aFileWithoutAHeaderIsAnError(_ text: String) {
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      expected: "a header record",
      found: "the end of the file"
    )
    #expect(throws: wanted) { try read(text) }
  }

  @Test(
    arguments: [
      ([0, 1, 2, 255], "a NUL byte"), ([0x7B, 0x20, 0, 0x7D], "a NUL byte"),
      ([0x7B, 0x20, 0x20, 0x20, 0x20, 0, 0x7D], "a NUL byte"),
      ([0x7B, 0, 0x7D, 0], "UTF-16 text"), ([0xFF, 0xFE, 0x7B, 0], "UTF-16 text"),
      ([0xFE, 0xFF], "UTF-16 text"), ([0x22, 0xFF, 0xFE, 0x22], "bytes that are not UTF-8"),
      ([0xC3], "bytes that are not UTF-8"),
    ] as [([UInt8], String)]
  )
  func whatIsNotUTF8IsAnError(_ bytes: [UInt8], _ found: String) {
    let wanted = KeyboardTraceError(file: "t.jsonl", line: 1, expected: "UTF-8 text", found: found)
    #expect(throws: wanted) { try KeyboardTrace(data: Data(bytes), file: "t.jsonl") }
  }

  @Test(arguments: [true, false])
  func aLineThatIsTooLongIsRefused(_ hasEnd: Bool) {
    let line = String(repeating: "x", count: 101) + (hasEnd ? "\n" : "")
    let wanted = KeyboardTraceError(
      file: "t.jsonl",
      line: 2,
      expected: "a line of at most 100 bytes",
      found: "a longer one"
    )
    let data = Data((Lines.header + "\n" + line).utf8)
    var reader = KeyboardTraceReader(data, file: "t.jsonl", longestLine: 100)
    #expect(throws: wanted) { while try reader.next() != nil {} }
  }

  @Test func afterAnErrorItIsTheSameError() throws {
    let text = Lines.trace("{", Lines.screen())
    var reader = KeyboardTraceReader(Data(text.utf8), file: "t")
    #expect(try reader.next() != nil)
    let first = #expect(throws: KeyboardTraceError.self) { try reader.next() }
    let second = #expect(throws: KeyboardTraceError.self) { try reader.next() }
    #expect(first == second)
  }

  @Test(arguments: ["MyChat launched", "2026-02-03 10:12:01 MyChat launched"])
  func aConsoleLogIsReadElsewhere(_ log: String) throws {
    let error = try #require(throws: KeyboardTraceError.self) {
      try KeyboardTrace(jsonLines: log, file: "a.log")
    }
    #expect(error.description.hasPrefix("a.log, line 1: expected a JSON object, found "))
    #expect(error.description.hasSuffix("; a console log is read by KeyboardTrace(consoleLog:)"))
    #expect(error.localizedDescription == error.description)
  }

  @Test func anErrorIsOneSentence() {
    let error = KeyboardTraceError(
      file: "t.jsonl",
      line: 4,
      keyPath: "payload.time",
      expected: "a number",
      found: "nothing"
    )
    #expect("\(error)" == "t.jsonl, line 4, payload.time: expected a number, found nothing")
  }

  private static let frame = "a frame of four finite numbers [x, y, width, height]"
  private static let parts = "any of visibility, placement, covered, inset"

  private func read(_ text: String) throws(KeyboardTraceError) -> KeyboardTrace {
    try KeyboardTrace(jsonLines: text, file: "t.jsonl")
  }
}
