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

  @Test(arguments: [
    ("UIKeyboardWillHideNotification", begin, key), ("UIKeyboardDidShowNotification", key, begin),
  ])
  func aNameOfItsOwnThatTheFramesContradictIsNoted(
    _ name: String,
    _ low: String,
    _ high: String
  )
    throws
  {
    let log = """
      {name = \(name); userInfo = {
          \(low) = "NSRect: {{0, 844}, {390, 336}}";
          \(high) = "NSRect: {{0, 508}, {390, 336}}";
      }}
      """
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(
      trace.types.map { "UIKeyboard\($0.prefix(1).uppercased() + $0.dropFirst())Notification" } == [
        name
      ]
    )
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

  @Test(arguments: [
    "observing keyboardWillShow and keyboardWillHide", "keyboardWillShow/keyboardDidShow",
    "after keyboardWillShow the keyboard did show",
  ])
  func aSentenceWithTwoNamesGivesNeither(_ line: String) throws {
    let log = "\(line)\n\(Self.show)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["willChangeFrame"])
    #expect(try KeyboardTrace(consoleLog: "\(line): \(Self.show)").types == ["willChangeFrame"])
  }

  @Test func aLineAboveThatIsNoHeadingDatesNothing() throws {
    let log = "12:00:00 something else\n\(Self.show)\n12:00:05 keyboardDidShow\n\(Self.show)"
    #expect(try KeyboardTrace(consoleLog: log).records.suffix(2).map(\.time) == [nil, 0])
  }

  @Test(arguments: [
    "KEYBOARD_WILL_HIDE", "keyboard_will_hide", "Keyboard-will-hide", "KeyboardWillHide",
    "keyboard will hide",
  ])
  func aNameMayBeWrittenInPieces(_ name: String) throws {
    #expect(try KeyboardTrace(consoleLog: "\(name)\n[\(Self.key) = 1]").types == ["willHide"])
  }
}
