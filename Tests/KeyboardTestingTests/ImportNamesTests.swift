import Foundation
import KeyboardTesting
import Testing

/// User infos that were printed alone, with the name before them, and the additions of terminals,
/// editors and loggers.
struct ImportNamesTests {
  @Test(
    arguments: [
      ["keyboardWillShow", "keyboardDidShow"], ["keyboardWillShow:", "keyboardDidShow:"],
      ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"],
      ["keyboardWillShow(_:)", "keyboardDidShow(_:)"],
      [" LOG  keyboardWillShow", "keyboardDidShow"],
    ],
    [
      "Optional(\(PrintedLog.swift))", PrintedLog.swift, "12:00:00 \(PrintedLog.swift)",
      PrintedLog.braces,
      "Optional(\(PrintedLog.braces))", "\n\n\(PrintedLog.braces)", PrintedLog.entry,
      PrintedLog.event, " LOG  \(PrintedLog.pretty)", "Object \(PrintedLog.pretty)",
    ]
  )
  func eachUserInfoHasTheNameBeforeIt(_ names: [String], _ userInfo: String) throws {
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

  /// The parts of a log around one or more copies of a user info, and its notifications.
  struct Example: Sendable {
    let log: @Sendable (_ userInfo: String) -> String
    let types: [String]

    init(_ types: [String], _ log: @escaping @Sendable (_ userInfo: String) -> String) {
      self.log = log
      self.types = types
    }
  }

  @Test(
    arguments: [
      // A name counts for one user info.
      Example(["didShow", "willChangeFrame"]) { "keyboardDidShow\n\($0)\n\($0)" },
      // The nearest name counts, that of the line itself first.
      Example(["didHide"]) { "keyboardWillShow\nkeyboardDidHide\n\($0)" },
      Example(["didHide"]) { "keyboardWillShow\nkeyboardDidHide \($0)" },
      Example(["didHide"]) { "keyboardWillShow\nkeyboardDidHide: \($0)" },
      Example(["didHide"]) { "keyboardWillShow\nUIKeyboardDidHideNotification \($0)" },
      // Other lines and objects may stand between.
      Example(["didShow", "didHide"]) {
        "keyboardDidShow\(others)\($0)\nkeyboardDidHide\(others)\($0)"
      },
      Example(["didShow"]) { "keyboardDidShow\n\(item)\($0)" },
      // A notification with its own name uses up the name before it, and names no other.
      Example(["didShow", "willChangeFrame"]) {
        "keyboardWillShow\nkeyboardDidShow: \($0)\n\($0)"
      },
      Example(["didShow", "willChangeFrame"]) { "keyboardWillShow\n\(didShow)\n\($0)" },
      Example(["didShow", "willChangeFrame"]) {
        "{name = UIKeyboardDidShowNotification; userInfo = {}}\n\($0)"
      },
      // A notification whose user info is nil has ended.
      Example(["willHide", "willChangeFrame"]) {
        "name = UIKeyboardWillHideNotification, object = nil, userInfo = nil\n\($0)"
      },
      Example(["willHide", "willChangeFrame"]) {
        "name = UIKeyboardWillHideNotification, object = (null), userInfo = (null)\n\($0)"
      },
    ],
    [PrintedLog.swift, PrintedLog.braces, PrintedLog.event, PrintedLog.pretty]
  )
  func aNameIsThatOfTheNextUserInfo(_ example: Example, _ userInfo: String) throws {
    #expect(try KeyboardTrace(consoleLog: example.log(userInfo)).types == example.types)
  }

  private static let didShow = PrintedLog.show.replacingOccurrences(of: "Will", with: "Did")

  /// Further up, the same word may be about a view of the app.
  @Test func aNameWithoutTheWordKeyboardCountsOnTheNextLineOnly() throws {
    let swift = PrintedLog.swift
    let log = "willShow\n\(swift)\ndidShow\n\(swift)\ndidHide\nx\n\(swift)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["willShow", "didShow", "willChangeFrame"])
  }

  @Test(arguments: [PrintedLog.swift, PrintedLog.braces, PrintedLog.event, PrintedLog.pretty])
  func theLineThatNamesAUserInfoDatesIt(_ userInfo: String) throws {
    let log = ["12:00:00 keyboardWillShow", "12:00:03 keyboardDidShow"].map { "\($0)\n\(userInfo)" }
    #expect(try KeyboardTrace(consoleLog: log.joined(separator: "\n")).times == [0, 3])
  }

  // MARK: - Terminals, editors and loggers

  private static let key = PrintedLog.key
  private static let local = PrintedLog.local
  private static let head = PrintedLog.head
  private static let frame = PrintedLog.entry
  private static let whole: [String: KeyboardTraceValue] = [key: [0, 508, 390, 336], local: 1]

  @Test(arguments: [
    // Colours of a terminal, quotes of an editor, and a byte order mark
    "\u{1B}[32m\(head)\u{1B}[0m\n  \u{1B}[1;34m\(key)\u{1B}[0m = \"NSRect: {{0, 508}, {390, 336}}\";\n\(local) = 1;\n}}",
    "\(head)\n\(key) = “NSRect: {{0, 508}, {390, 336}}”;\n\(local) = 1;\n}}",
    "name = UIKeyboardWillShowNotification, userInfo = [AnyHashable(“\(key)”): NSRect: {{0, 508}, {390, 336}}, AnyHashable(“\(local)”): 1]",
    "\u{FEFF}\(head)\n\(frame)\n\(local) = 1;\n}}",
    // Brackets and lines of others
    "\(head)\n\(frame)\n}\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\nname = tap\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\n{name = tap; object = 3}\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\n{\"level\":\"info\",\"list\":[1,{\"a\":2}]}\n\(local) = 1;\n}}",
    "{\"level\":\"info\"}\n\(head)\n\(frame)\n\(local) = 1;\n}}\n{\"level\":\"info\"}",
    "keyboardWillShow\n{\"level\":\"info\"}\n{\n\(frame)\n{\"level\":\"info\"}\n\(local) = 1;\n}",
    "\(head)\n\(frame)\nUIKeyboardOther = {\na = 1;\n};\n\(local) = 1;\n}}",
    // JSON around the text, and Swift's printing with the screen as the object
    "keyboardWillShow {\"message\":\"[AnyHashable(\\\"\(key)\\\"): NSRect: {{0, 508}, {390, 336}}, AnyHashable(\\\"\(local)\\\"): 1]\"}",
    "{\"timestamp\":\"2024-01-05 21:05:51.338401+0100\",\"eventMessage\":\"\(head)\\n    \(key) = \\\"NSRect: {{0, 508}, {390, 336}}\\\";\\n    \(local) = 1;\\n}}\"}",
    "name = UIKeyboardWillShowNotification, object = Optional(<UIScreen: 0x1; bounds = {{0, 0}, {390, 844}}; mode = 1>), userInfo = Optional([AnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336}}, AnyHashable(\"\(local)\"): 1])",
    "name = UIKeyboardWillShowNotification, object = Optional(<UIScreen: 0x1; bounds = {{0, 0}, {390, 844}}; mode = 1>),\nuserInfo = Optional([\nAnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336}},\nAnyHashable(\"\(local)\"): 1])",
  ])
  func aUserInfoIsReadWhole(_ log: String) throws {
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    var userInfo = try #require(trace.userInfos.first)
    userInfo["UIKeyboardOther"] = nil
    #expect(userInfo == Self.whole)
  }

  @Test func aLineOfJSONIsDated() throws {
    let log = [51, 53].map {
      #"{"level":"info","timestamp":"2024-01-05 21:05:\#($0).5+0100","eventMessage":"\#(Self.head)}}"}"#
    }
    #expect(
      try KeyboardTrace(consoleLog: log.joined(separator: "\n")).times == [0, 2]
    )
  }

  /// A rectangle is printed with fractions or in braces, and a list of whole numbers is none.
  ///
  /// A number at the end of the file may be cut.
  @Test(arguments: [
    (key, "(0, 508, 390, 336);\n}}"), (key, "[0, 508, 390, 336];\n}}"),
    (key, "(\n0,\n508,\n390,\n336\n);\n}}"), (duration, "0.2"), (duration, "7"),
    (duration, "\"0.2"), (duration, "\"0.25\\"),
  ])
  func aValueThatIsNoRectangleOrCutIsNoted(_ key: String, _ value: String) throws {
    let log = "\(Self.head)\n\(Self.local) = 1;\n\(key) = \(value)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos == [[Self.local: 1]])
    #expect(trace.importNotes.contains { $0.contains("cut or unknown (\(key))") })
  }

  private static let duration = "UIKeyboardAnimationDurationUserInfoKey"

  @Test func aFrameWithANameBeforeItsUserInfoIsTheSameNotification() throws {
    let log = "keyboardWillShow {{0, 508}, {390, 336}}\n{\n\(Self.frame)\n\(Self.local) = 1;\n}"
    let trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 390, height: 844))
    #expect(trace.userInfos == [Self.whole])
  }
}
