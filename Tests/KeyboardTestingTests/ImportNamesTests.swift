import Foundation
import KeyboardTesting
import Testing

/// A name that was printed on a line of its own, before the user info.
struct ImportNamesTests {
  @Test(
    arguments: [
      ["keyboardWillShow", "keyboardDidShow"], ["keyboardWillShow:", "keyboardDidShow:"],
      ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"],
      ["keyboardWillShow(_:)", "keyboardDidShow(_:)"],
    ],
    [
      "Optional(\(swift))", swift, "12:00:00 \(swift)", "{\n\(entry)\n}",
      "Optional({\n\(entry)\n})",
      "\n\n{\n\(entry)\n}", entry,
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
    #expect(try KeyboardTrace(consoleLog: words + Self.swift).types == [type])
    for userInfo in [Self.swift, "{\n\(Self.entry)\n}"] {
      #expect(try KeyboardTrace(consoleLog: "\(words):\n\(userInfo)").types == [type])
    }
  }

  /// Further up, the same word may be about a view of the app.
  @Test func aNameWithoutTheWordKeyboardCountsOnTheNextLineOnly() throws {
    let log = "willShow\n\(Self.swift)\ndidShow\n\(Self.swift)\ndidHide\nx\n\(Self.swift)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["willShow", "didShow", "willChangeFrame"])
  }

  @Test(arguments: [
    "UIKeyboardDidHideNotification \(swift)", "keyboardDidHide: \(swift)",
    "keyboardDidHide \(event)",
  ])
  func theNameOnItsOwnLineCountsFirst(_ line: String) throws {
    let log = "keyboardWillShow\n\(line)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didHide"])
  }

  @Test(arguments: [swift, "{\n\(entry)\n}", event, pretty, " LOG  \(pretty)"])
  func otherLinesMayStandBetween(_ userInfo: String) throws {
    let log = ["keyboardDidShow", "keyboardDidHide"].map {
      "\($0)\n\nthe list is 3 rows high\n[UIKeyboardTaskQueue: 0x1] waiting\n\(userInfo)"
    }
    let types = try KeyboardTrace(consoleLog: log.joined(separator: "\n")).types
    #expect(types == ["didShow", "didHide"])
  }

  @Test(arguments: [event, pretty, "Object \(pretty)"])
  func eachEventOfReactNativeTakesTheNameBeforeIt(_ event: String) throws {
    let names = ["keyboardWillShow", "keyboardDidShow", "keyboardWillHide"]
    let log = names.map { " LOG  \($0)\n LOG  \(event)" }.joined(separator: "\n")
    #expect(try KeyboardTrace(consoleLog: log).types == ["willShow", "didShow", "willHide"])
  }

  @Test(arguments: [swift, "{\n\(entry)\n}", event, pretty])
  func aNameIsTakenOnce(_ userInfo: String) throws {
    let log = "keyboardDidShow\n\(userInfo)\n\(userInfo)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didShow", "willChangeFrame"])
  }

  @Test(arguments: [
    ("{name = UIKeyboardDidShowNotification; userInfo = {\n\(entry)\n}}", swift),
    ("keyboardDidShow: \(swift)", swift), ("keyboardDidShow \(event)", event),
  ])
  func aNotificationWithItsOwnNameUsesUpTheNameBeforeIt(_ named: String, _ next: String) throws {
    let log = "keyboardWillShow\n\(named)\n\(next)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didShow", "willChangeFrame"])
  }

  @Test func theLineOfANotificationNamesNoEventAfterIt() throws {
    let log = "{name = UIKeyboardDidShowNotification; userInfo = {}}\n\(Self.event)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didShow", "willChangeFrame"])
  }

  @Test(arguments: [swift, "{\n\(entry)\n}", event, pretty])
  func theNearestNameCounts(_ userInfo: String) throws {
    let log = "keyboardWillShow\nkeyboardDidHide\n\(userInfo)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didHide"])
  }

  @Test func anObjectThatIsNoEventTakesNoName() throws {
    let log = "keyboardDidShow\n LOG  {\n  \"rows\": 3\n}\n LOG  \(Self.pretty)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["didShow"])
  }

  @Test func aUserInfoThatIsNilEndsItsNotification() throws {
    let hide = "name = UIKeyboardWillHideNotification, object = nil, userInfo = nil"
    #expect(
      try KeyboardTrace(consoleLog: "\(hide)\n{\n\(Self.entry)\n}").types == [
        "willHide", "willChangeFrame",
      ]
    )
  }

  @Test func aUserInfoOnOneLineEndsThere() throws {
    let other = #"[AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1]"#
    let trace = try KeyboardTrace(consoleLog: "keyboardWillShow\n\(Self.swift)\n\(other)")
    #expect(trace.userInfos.map(\.count) == [1, 1])
  }

  @Test(arguments: [swift, "{\n\(entry)\n}", event, pretty])
  func theLineThatNamesAUserInfoDatesIt(_ userInfo: String) throws {
    let log = ["12:00:00 keyboardWillShow", "12:00:03 keyboardDidShow"].map { "\($0)\n\(userInfo)" }
    let times = try KeyboardTrace(consoleLog: log.joined(separator: "\n")).records.suffix(2).map(
      \.time
    )
    #expect(times == [0, 3])
  }

  private static let key = "UIKeyboardFrameEndUserInfoKey"
  private static let swift = "[AnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336}}]"
  private static let entry = "    \(key) = \"NSRect: {{0, 508}, {390, 336}}\";"
  private static let event =
    #"{"duration": 250, "endCoordinates": {"height": 336, "screenX": 0, "screenY": 508, "width": 390}}"#
  private static let pretty = """
    {
      "duration": 250,
      "endCoordinates": {
        "height": 336,
        "screenX": 0,
        "screenY": 508,
        "width": 390
      }
    }
    """
}
