import Foundation
import KeyboardTesting
import Testing

/// Long logs, of which most lines are not about a keyboard.
struct ImportOrdinaryLogTests {
  private static let key = PrintedLog.key
  private static let begin = "UIKeyboardFrameBeginUserInfoKey"
  private static let show = """
    {
        \(begin) = "NSRect: {{0, 844}, {390, 336}}";
        \(PrintedLog.entry)
    }
    """

  @Test(
    arguments: [
      "UI", "UIKeyboard", "UIKeyboardX = ", "UIKeyboardX = {", "UIKeyboardX = \"1", "name = x ",
      "{name = UIKeyboardWillShowNotification; userInfo = {}}", "{", "}", "keyboardWill",
      "willShow ",
      "[UIKeyboardX: 1] ", "\u{1B}[1m", "\\\"", "object UIScreen bounds = ", "“", "2024-01-05 ",
      "keyboard name = ", "endCoordinates: {", "keyboard will change ", "{\"time\":", "[a ",
    ]
  )
  func aLineOfRepeatedWordsHidesNoNotificationAfterIt(_ word: String) throws {
    let line = String(repeating: word, count: 3000 / word.utf8.count)
    let log = line + "\nkeyboardDidShow\n" + Self.show
    #expect(try KeyboardTrace(consoleLog: log).types.last == "didShow")
  }

  @Test(arguments: [0, 6, 7, 2000])
  func aNameHoldsForTheLinesNextToIt(_ distance: Int) throws {
    let others = (0..<distance).map { "line \($0) of something else\n" }.joined()
    let log = "keyboardDidShow observer removed\n\(others)\(Self.show)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == [distance < 7 ? "didShow" : "willChangeFrame"])
    #expect(trace.importNotes.contains { $0.contains("no name") } == (distance >= 7))
  }

  @Test(arguments: [
    PrintedLog.swift, "[info] \(PrintedLog.swift)", "} \(PrintedLog.swift)", PrintedLog.show,
    "name = UIKeyboardWillShowNotification, userInfo = \(PrintedLog.swift)",
    // The brackets before the last one are those of another object.
    "\(PrintedLog.head)\nUIKeyboardX = 1;\n}}\n\(PrintedLog.entry)\n}",
  ])
  func aUserInfoEndsWithItsBracket(_ userInfo: String) throws {
    let other = "[AnyHashable(\"\(PrintedLog.local)\"): 1]"
    let userInfos = try KeyboardTrace(consoleLog: "\(userInfo)\n\(other)").userInfos
    #expect(userInfos.map { $0[PrintedLog.local] } == [nil, 1])
  }

  /// A name from above that the frames contradict does not count; one of its own does.
  @Test(arguments: [
    ("keyboardWillHide observer removed\na line between\n\(show)", "willChangeFrame", 4),
    (contradiction("WillHide", begin, key), "willHide", 1),
    (contradiction("DidShow", key, begin), "didShow", 1),
  ])
  func aNameThatTheFramesContradictIsNoted(_ log: String, _ type: String, _ line: Int) throws {
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == [type])
    let note = "1 notification with a name that its frames contradict: line \(line)"
    #expect(trace.importNotes.contains(note))
  }

  private static func contradiction(_ name: String, _ low: String, _ high: String) -> String {
    """
    {name = UIKeyboard\(name)Notification; userInfo = {
        \(low) = "NSRect: {{0, 844}, {390, 336}}";
        \(high) = "NSRect: {{0, 508}, {390, 336}}";
    }}
    """
  }

  @Test(arguments: [
    "\(PrintedLog.head)\(key) = 1;}} {name = UIKeyboardDidShowNotification; userInfo = {\(key) = 2;}}",
    "\(PrintedLog.head)\(key) = 1; {name = UIKeyboardDidShowNotification; userInfo = {\(key) = 2;}}",
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
    let log = "12:00:00 A[1:2] \(PrintedLog.head)}} 12:00:02 A[1:2] \(PrintedLog.hide)"
    #expect(try KeyboardTrace(consoleLog: log).times == [0, 2])
  }

  @Test(arguments: [show, PrintedLog.swift])
  func aLineAboveThatIsNoHeadingDatesNothing(_ userInfo: String) throws {
    let log = "12:00:00 something else\n\(userInfo)\n12:00:05 keyboardDidShow\n\(userInfo)"
    #expect(try KeyboardTrace(consoleLog: log).times == [nil, 0])
  }
}
