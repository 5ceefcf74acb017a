import Foundation
import KeyboardNotifications
import KeyboardTesting
import TestSupport
import Testing

struct KeyboardTraceReadingTests {
  private let folder = TemporaryFolder()

  @Test func aRecordHasTheNumberOfItsLineAndItsTime() throws {
    let window = Lines.record("window", #""frame":[0,0,1,1]"#)
    let records = try read(Lines.trace("", Lines.screen(time: "0.5"), "  \t", window))
    #expect(records.map(\.line) == [3, 5])
    #expect(try read(Lines.trace(window, window)).allSatisfy { $0 == records[1] })
    #expect(records.map(\.time) == [0.5, nil])
  }

  @Test func recordsOfUnknownKindsAreSkippedAndNoted() throws {
    let future = Lines.record("future", "")
    let slip = Lines.record("expectaton", #""covered":1"#)
    let text = future + "\n" + Lines.trace(future, slip, Lines.screen())
    let trace = try KeyboardTrace(jsonLines: text)
    #expect(trace.records.count == 1)
    #expect(
      trace.importNotes == [
        #"line 1: skipped a record of the unknown kind "future""#,
        #"line 3: skipped a record of the unknown kind "future""#,
        #"line 4: skipped a record of the unknown kind "expectaton""#,
      ]
    )
  }

  @Test func theRecordsWithWhichARecorderEndsAreNotNoted() throws {
    let trace = try KeyboardTrace(
      jsonLines: Lines.trace(Lines.record("end", ""), Lines.record("cut", ""))
    )
    #expect(trace.importNotes.isEmpty)
  }

  /// As in two files that somebody has joined: what is known before it stays known.
  @Test func aCutAfterANotificationIsSkippedWithANote() throws {
    let notification = Lines.record("notification", #""name":"UIKeyboardDidShowNotification""#)
    let cut = Lines.record("cut", #""keyboard":true"#)
    let trace = try KeyboardTrace(jsonLines: Lines.trace(notification, cut))
    let note = "line 3: skipped a record of kind cut, because it comes after a notification"
    #expect(trace.importNotes == [note] && !trace.continuesKeyboard)
  }

  @Test func aNameThatIsNoneOfTheSystemsIsNoted() throws {
    let names = ["UIKeyboardWilShowNotification", "UIKeyboardWillShowNotification"]
    let lines = names.map { Lines.record("notification", #""name":"\#($0)""#) }
    let trace = try KeyboardTrace(jsonLines: Lines.trace(lines[0], lines[1]))
    let note =
      #"line 2: "UIKeyboardWilShowNotification" is not the name of a system notification"#
    #expect(trace.importNotes == [note])
  }

  @Test(arguments: [
    Lines.header + "\n" + Lines.screen(), Lines.header + "\r\n\r\n" + Lines.screen() + "\r\n",
    "\u{FEFF}" + Lines.trace(Lines.screen()),
    Lines.trace(#"{"version":1,"new":1,"kind":"window","payload":{"frame":[0,0,1,1],"new":{}}}"#),
  ])
  func lineEndingsAByteOrderMarkAndUnknownKeysAreIgnored(_ text: String) throws {
    #expect(try read(text).count == 1)
  }

  private static let frame = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Keys may come in any order and be escaped; a view without a safe area has none, and a
  /// notification may be posted without a user info.
  @Test(
    arguments: [
      (
        #"{"payload":{"fr\u0061me":[0,0,1,1],"time":3},"kind":"window","v\u0065rsion":1}"#,
        KeyboardTrace.Record(time: 3, .window(frame))
      ),
      (
        Lines.record("view", #""frame":[0,0,1,1]"#),
        KeyboardTrace.Record(.view(frame, safeAreaBottom: 0))
      ),
      (
        Lines.record("notification", #""name":"N""#),
        KeyboardTrace.Record(.notification(name: "N", userInfo: nil))
      ),
      (
        Lines.record("notification", #""name":"N","userInfo":null"#),
        KeyboardTrace.Record(.notification(name: "N", userInfo: nil))
      ),
    ]
  )
  func aRecordIsReadFromItsLine(_ line: String, _ record: KeyboardTrace.Record) throws {
    #expect(try read(Lines.trace(line)).last == record)
  }

  @Test func aLastLineOfAFileThatBreaksOffIsLeftOutWithANote() throws {
    let text = Lines.trace(Lines.screen()) + Lines.screen(time: "1")
    for count in 1..<Lines.screen(time: "1").count {
      let file = try folder.file("file", String(text.dropLast(count)))
      let trace = try KeyboardTrace(contentsOf: file)
      #expect(trace.records.count == 1, "cut by \(count)")
      #expect(trace.importNotes == ["line 3 breaks off and is left out"])
    }
    let whole = try KeyboardTrace(jsonLines: text)
    #expect(whole.records.count == 2)
    #expect(whole.importNotes.isEmpty)
  }

  /// Only a recorder's last line may break off, which is neither a header nor an expectation.
  @Test(arguments: [
    (Lines.trace("{", Lines.screen()), 2), (Lines.trace("{"), 2),
    (Lines.trace() + Lines.record("screen", #""frame":[0,0,1]"#), 2),
    (Lines.trace() + Lines.record("expectation", #""covered":336"#).dropLast(), 2),
    ("garbage", 1), ("{", 1), (#"{"version":1,"kind":"header","payl"#, 1),
  ])
  func anyOtherLineThatCannotBeReadIsAnError(_ text: String, _ line: Int) throws {
    let file = try folder.file("file", text)
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(contentsOf: file) }
    #expect(error?.line == line)
  }

  @Test func aLastLineInMemoryThatCannotBeReadIsAnError() throws {
    let slip = Lines.trace(Lines.screen()) + Lines.screen().dropLast()
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(jsonLines: slip) }
    #expect(error?.line == 3)
  }

  @Test func numbersAreReadToTheLastDigit() throws {
    let values = [
      "0.30000000000000004", "445.33333333333326", "0.00012345678901234567", "5e-324", "-0.0",
      "1e22",
      "1.7976931348623157e308", "9007199254740993", "18446744073709551616", "123456789012345678901",
      "0.1e1", "7",
    ]
    for value in values {
      let line = Lines.record("notification", #""name":"N","userInfo":{"k":\#(value)}"#)
      let content = try KeyboardTrace.Record(jsonLine: line).content
      let number = try #require(Double(value))
      #expect(content == .notification(name: "N", userInfo: ["k": .number(number)]))
    }
  }

  private func read(_ text: String) throws -> [KeyboardTrace.Record] {
    try KeyboardTrace(jsonLines: text).records
  }
}
