import Foundation
import KeyboardTesting
import Testing

/// Logs that are long, and in which most lines say nothing of a keyboard.
struct ImportOrdinaryLogTests {
  private static let key = "UIKeyboardFrameEndUserInfoKey"
  private static let begin = "UIKeyboardFrameBeginUserInfoKey"
  private static let show = """
    {
        \(begin) = "NSRect: {{0, 844}, {390, 336}}";
        \(key) = "NSRect: {{0, 508}, {390, 336}}";
    }
    """

  /// A line is read once, from its beginning to its end, whatever words it repeats.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "UI", "UIKeyboard", "UIKeyboardX = ", "UIKeyboardX = {", "UIKeyboardX = \"1", "name = x ",
      "{name = UIKeyboardWillShowNotification; userInfo = {}}", "{", "}", "keyboardWill",
      "willShow ",
      "[UIKeyboardX: 1] ", "\u{1B}[1m", "\\\"", "object UIScreen bounds = ", "“", "2024-01-05 ",
      "keyboard name = ", "endCoordinates: {", "keyboard will change ", "{\"time\":", "[a ",
    ]
  )
  func aLongLineTakesTheTimeOfItsBytes(_ word: String) throws {
    let line = String(repeating: word, count: 300_000 / word.utf8.count)
    let log = line + "\nkeyboardDidShow\n" + Self.show
    #expect(try KeyboardTrace(consoleLog: log).types.last == "didShow")
  }

  @Test func aNameDoesNotHoldForLinesFarBelow() throws {
    let others = (0..<2000).map { "line \($0) of something else" }.joined(separator: "\n")
    let log = "keyboardWillHide observer removed\n\(others)\n\(Self.show)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willChangeFrame"])
    #expect(trace.importNotes.contains { $0.contains("no name") })
  }

  @Test(arguments: 0..<12)
  func aNameHoldsForTheLinesNextToIt(_ distance: Int) throws {
    let others = (0..<distance).map { "line \($0) of something else\n" }.joined()
    let trace = try KeyboardTrace(consoleLog: "keyboardDidShow\n\(others)\(Self.show)")
    #expect(trace.types == [distance < 7 ? "didShow" : "willChangeFrame"])
  }

  @Test func aNameFromAboveThatTheFramesContradictDoesNotCount() throws {
    let trace = try KeyboardTrace(consoleLog: "keyboardWillHide observer removed\n\(Self.show)")
    #expect(trace.types == ["willChangeFrame"])
    let note = "1 notification with a name that its frames contradict: line 3"
    #expect(trace.importNotes.contains(note))
  }

  @Test(arguments: [("WillHide", "willHide", begin, key), ("DidShow", "didShow", key, begin)])
  func aNameOfItsOwnThatTheFramesContradictIsNoted(
    _ name: String,
    _ type: String,
    _ low: String,
    _ high: String
  ) throws {
    let log = """
      {name = UIKeyboard\(name)Notification; userInfo = {
          \(low) = "NSRect: {{0, 844}, {390, 336}}";
          \(high) = "NSRect: {{0, 508}, {390, 336}}";
      }}
      """
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == [type])
    let note = "1 notification with a name that its frames contradict: line 1"
    #expect(trace.importNotes.contains(note))
  }

  @Test(arguments: [
    "{name = UIKeyboardWillShowNotification; userInfo = {\(key) = 1;}} "
      + "{name = UIKeyboardDidShowNotification; userInfo = {\(key) = 2;}}",
    "{name = UIKeyboardWillShowNotification; userInfo = {\(key) = 1; "
      + "{name = UIKeyboardDidShowNotification; userInfo = {\(key) = 2;}}",
    "keyboardWillShow: [AnyHashable(\"\(key)\"): 1] keyboardDidShow: [AnyHashable(\"\(key)\"): 2]",
    "name = UIKeyboardWillShowNotification, object = nil, userInfo = Optional([AnyHashable(\"\(key)\")"
      + ": 1])name = UIKeyboardDidShowNotification, object = nil, userInfo = Optional([AnyHashable("
      + "\"\(key)\"): 2])",
  ])
  func notificationsJoinedOnALineKeepTheirNames(_ line: String) throws {
    let trace = try KeyboardTrace(consoleLog: line)
    #expect(trace.types == ["willShow", "didShow"])
    #expect(trace.userInfos == [[Self.key: 1], [Self.key: 2]])
  }

  @Test func notificationsJoinedOnALineKeepTheirTimes() throws {
    let log =
      "12:00:00 A[1:2] {name = UIKeyboardWillShowNotification; userInfo = {}} "
      + "12:00:02 A[1:2] {name = UIKeyboardDidShowNotification; userInfo = {}}"
    #expect(try KeyboardTrace(consoleLog: log).records.map(\.time) == [0, 2])
  }

  @Test func aLineAboveThatIsNoHeadingDatesNothing() throws {
    let log = "12:00:00 something else\n\(Self.show)\n12:00:05 keyboardDidShow\n\(Self.show)"
    #expect(try KeyboardTrace(consoleLog: log).records.suffix(2).map(\.time) == [nil, 0])
  }
}
