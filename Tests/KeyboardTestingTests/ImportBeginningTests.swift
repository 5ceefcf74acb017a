import Foundation
import KeyboardTesting
import Testing

/// A log whose first notification moves a keyboard that is up, which appears in the trace.
struct ImportBeginningTests {
  private static let record =
    #"{"version":1,"kind":"notification","payload":{"name":"UIKeyboardDidShowNotification","#
    + #""userInfo":{"UIKeyboardFrameEndUserInfoKey":[0,442,375,225]}}}"#

  private func notesOnBeginning(_ name: String, begin: String, end: String) throws -> [String] {
    let log = """
      {name = UIApplicationDidBecomeActiveNotification; userInfo = (null)}
      {name = \(name); userInfo = {
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(begin)";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(end)";
      }}
      """
    let size = CGSize(width: 375, height: 667)
    let notes = try KeyboardTrace(consoleLog: log, screen: size).importNotes
    return notes.filter { $0.contains("before the log") }
  }

  @Test(arguments: [
    ("UIKeyboardWillShowNotification", "{{0, 409}, {375, 258}}"),
    ("UIKeyboardWillHideNotification", "{{0, 667}, {375, 225}}"),
  ])
  func aFirstNotificationThatBeginsOnTheScreenIsNoted(_ name: String, _ end: String) throws {
    let notes = try notesOnBeginning(name, begin: "{{0, 442}, {375, 225}}", end: end)
    let note =
      "the keyboard may have been up before the log, since the first notification begins at a "
      + "frame on the screen, line 2; if it was, insert before it: \(Self.record)"
    #expect(notes == [note])
  }

  @Test(arguments: [
    "{{0, 667}, {375, 258}}", "{{0, 0}, {0, 0}}", "{{0, 409}, {375, 258}}",
    "{{0, 667}, {375, 0}}", "{{nan, 442}, {375, 225}}", "{{0, 442}, {375, inf}}",
  ])
  func aFirstNotificationThatBeginsOffScreenOrWhereItEndsIsNotNoted(_ begin: String) throws {
    let name = "UIKeyboardWillShowNotification"
    let notes = try notesOnBeginning(name, begin: begin, end: "{{0, 409}, {375, 258}}")
    #expect(notes == [])
  }

  @Test @MainActor func theRecordThatTheNoteGivesMakesTheShowAChangeOfHeight() throws {
    var trace = try Recording(name: "S11a.txt").trace()
    #expect(trace.importNotes.contains { $0.hasSuffix(Self.record) })
    let first = trace.records.firstIndex { $0.jsonLine.contains("WillChangeFrame") }
    trace.records.insert(try KeyboardTrace.Record(jsonLine: Self.record), at: try #require(first))
    let player = KeyboardTracePlayer()
    var increments: [CGFloat] = []
    let token = player.tracker.observe { increments.append($0.heightIncrement) }
    player.play(trace)
    #expect(increments == [225, 33])
    token.cancel()
  }
}
