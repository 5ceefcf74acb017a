import Foundation
import KeyboardTesting
import Testing

/// The name of a user info that was printed alone: before it on its line, or on one above.
struct ImportNamesTests {
  @Test(
    arguments: [
      ["keyboardWillShow", "keyboardDidShow"], ["keyboardWillShow:", "keyboardDidShow:"],
      ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"],
      ["keyboardWillShow(_:)", "keyboardDidShow(_:)"],
    ],
    [
      "Optional(\(PrintedLog.swift))", PrintedLog.swift, "12:00:00 \(PrintedLog.swift)",
      PrintedLog.braces,
      "Optional(\(PrintedLog.braces))", "\n\n\(PrintedLog.braces)", PrintedLog.entry,
    ]
  )
  func eachUserInfoTakesTheNameBeforeIt(_ names: [String], _ userInfo: String) throws {
    let log = (names + names).map { "\($0)\n\(userInfo)" }.joined(separator: "\n")
    let types = try KeyboardTrace(consoleLog: log).types
    #expect(types == ["willShow", "didShow", "willShow", "didShow"])
  }

  /// Words with spaces or signs between them name a keyboard's notification, not an app's own; a
  /// sentence with two names gives neither.
  @Test(arguments: [
    ("keyboard will show: ", "willShow"), ("Keyboard Did Hide ", "didHide"),
    ("the keyboard will change frame -> ", "willChangeFrame"),
    ("we will show this: ", "willChangeFrame"), ("KEYBOARD_WILL_HIDE ", "willHide"),
    ("keyboard_will_hide ", "willHide"), ("Keyboard-will-hide ", "willHide"),
    ("KeyboardWillHide ", "willHide"), ("keyboard will hide ", "willHide"),
    ("observing keyboardWillShow and keyboardWillHide ", "willChangeFrame"),
    ("keyboardWillShow/keyboardDidShow ", "willChangeFrame"),
    ("after keyboardWillShow the keyboard did show ", "willChangeFrame"),
    ("keyboardWillShowkeyboardDidShow ", "willChangeFrame"),
    ("PanelWillShowNotification ", "willChangeFrame"),
  ])
  func aUserInfoIsNamedByTheWordsBeforeIt(_ words: String, _ type: String) throws {
    #expect(try KeyboardTrace(consoleLog: words + PrintedLog.swift).types == [type])
    for userInfo in [PrintedLog.swift, PrintedLog.braces] {
      #expect(try KeyboardTrace(consoleLog: "\(words):\n\(userInfo)").types == [type])
    }
  }

  private static let others =
    "\n\nthe list is 3 rows high\n[UIKeyboardTaskQueue: 0x1] waiting\n"
  private static let item = " LOG  {\n  \"rows\": 3\n}\n"

  /// A log in which `%` is a user info, spelled in four ways.
  @Test(
    arguments: [
      // A name is taken once.
      ("keyboardDidShow\n%\n%", ["didShow", "willChangeFrame"]),
      // The nearest name counts, that of the line itself first.
      ("keyboardWillShow\nkeyboardDidHide\n%", ["didHide"]),
      ("keyboardWillShow\nkeyboardDidHide %", ["didHide"]),
      ("keyboardWillShow\nkeyboardDidHide: %", ["didHide"]),
      ("keyboardWillShow\nUIKeyboardDidHideNotification %", ["didHide"]),
      // Other lines and objects may stand between.
      ("keyboardDidShow\(others)%\nkeyboardDidHide\(others)%", ["didShow", "didHide"]),
      ("keyboardDidShow\n\(item)%", ["didShow"]),
      // A notification with its own name uses up the name before it, and names no other.
      ("keyboardWillShow\nkeyboardDidShow: %\n%", ["didShow", "willChangeFrame"]),
      ("keyboardWillShow\n\(didShow)\n%", ["didShow", "willChangeFrame"]),
      ("{name = UIKeyboardDidShowNotification; userInfo = {}}\n%", ["didShow", "willChangeFrame"]),
      // One whose user info is nil has ended.
      (
        "name = UIKeyboardWillHideNotification, object = nil, userInfo = nil\n%",
        ["willHide", "willChangeFrame"]
      ),
    ],
    [PrintedLog.swift, PrintedLog.braces, PrintedLog.event, PrintedLog.pretty]
  )
  func aNameIsThatOfTheNextUserInfo(_ log: (String, [String]), _ userInfo: String) throws {
    let text = log.0.replacingOccurrences(of: "%", with: userInfo)
    #expect(try KeyboardTrace(consoleLog: text).types == log.1)
  }

  private static let didShow = PrintedLog.show.replacingOccurrences(of: "Will", with: "Did")

  /// Further up, the same word may be about a view of the app.
  @Test func aNameWithoutTheWordKeyboardCountsOnTheNextLineOnly() throws {
    let swift = PrintedLog.swift
    let log = "willShow\n\(swift)\ndidShow\n\(swift)\ndidHide\nx\n\(swift)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["willShow", "didShow", "willChangeFrame"])
  }

  @Test(arguments: [PrintedLog.event, PrintedLog.pretty, "Object \(PrintedLog.pretty)"])
  func eachEventOfReactNativeTakesTheNameBeforeIt(_ event: String) throws {
    let names = ["keyboardWillShow", "keyboardDidShow", "keyboardWillHide"]
    let log = names.map { " LOG  \($0)\n LOG  \(event)" }.joined(separator: "\n")
    #expect(try KeyboardTrace(consoleLog: log).types == ["willShow", "didShow", "willHide"])
  }

  @Test func aUserInfoOnOneLineEndsThere() throws {
    let other = #"[AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1]"#
    let trace = try KeyboardTrace(consoleLog: "keyboardWillShow\n\(PrintedLog.swift)\n\(other)")
    #expect(trace.userInfos.map(\.count) == [1, 1])
  }

  @Test(arguments: [PrintedLog.swift, PrintedLog.braces, PrintedLog.event, PrintedLog.pretty])
  func theLineThatNamesAUserInfoDatesIt(_ userInfo: String) throws {
    let log = ["12:00:00 keyboardWillShow", "12:00:03 keyboardDidShow"].map { "\($0)\n\(userInfo)" }
    #expect(try KeyboardTrace(consoleLog: log.joined(separator: "\n")).times == [0, 3])
  }
}
