import Foundation
import KeyboardTesting
import Testing

/// Lines that name a notification and have no user info.
struct ImportFramesTests {
  private static let phone = CGSize(width: 390, height: 844)
  private static let frame = "(0.0, 508.0, 390.0, 336.0)"
  private static let object = #"{"height":336,"screenX":0,"screenY":508,"width":390}"#
  private static let unclear =
    "skipped, since no frame is clearly the one in which the keyboard ends: line 1"

  @Test(arguments: [
    "frame: \(frame)", "keyboardFrame = \(frame)", "{{0, 508}, {390, 336}}", "frameEnd=\(frame)",
    "begin: (0.0, 844.0, 390.0, 336.0) end: \(frame)",
    "from CGRect(x: 0.0, y: 844.0, width: 390.0, height: 336.0) to CGRect(x: 0, y: 508, width: 390, height: 336)",
    "from {{0, 844}, {390, 336}} to {{0, 508}, {390, 336}} in view {{0, 0}, {390, 844}}",
    "\(frame), insets: UIEdgeInsets(top: 0.0, left: 0.0, bottom: 336.0, right: 0.0)",
    object, "endCoordinates \(object)",
    "{\n  \"height\": 336,\n  \"screenX\": 0,\n  \"screenY\": 508,\n  \"width\": 390\n}",
  ])
  func aFrameThatStandsAloneOrIsLabelledIsTheEnd(_ words: String) throws {
    let log = "keyboardWillShow \(words)"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos == [[PrintedLog.key: [0, 508, 390, 336]]])
    #expect(trace.importNotes == ["screen 390×844, as given"])
  }

  @Test(arguments: [
    "{{0, 844}, {390, 336}} -> {{0, 508}, {390, 336}}",
    "view: (0.0, 0.0, 390.0, 844.0) keyboard: \(frame)",
    "textField.frame = (0.0, 300.0, 390.0, 44.0)", "begin: (0.0, 844.0, 390.0, 336.0)",
    "from: (0.0, 844.0, 390.0, 336.0)", "end: \(frame) end: \(frame)", "view \(frame)",
    "to view \(frame) \(frame)",
    // Another frame may stand behind it.
    "\(frame) begin", "\(frame) -> {{0, 508}, {390", "\(frame) to (0, 508, 390, 336)",
    "\(frame), (0, 508, 390, 336)", "(0, 844, 390, 336) -> \(frame)", "\(object) -> \(object)",
    "\(frame)" + String(repeating: " ", count: 2_000) + "\(frame)",
    // Its label has other words than those of a keyboard's frame.
    "bounds: \(frame)", "输入框 \(frame)", "начало: \(frame)", "end: 508.0 \(frame)",
    "start {\n\"screenX\": 0, \"screenY\": 844, \"width\": 390, \"height\": 336\n}",
    // A show that ends below the screen begins there.
    "{{0, 844}, {390, 336}}", "to {{0, 390}, {844, 219}}",
  ])
  func aFrameThatMayBeAnotherIsNamedByItsLine(_ words: String) throws {
    let log = "keyboardWillShow \(words)\n\(PrintedLog.hide)"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.types == ["willHide"])
    #expect(trace.importNotes == ["screen 390×844, as given", Self.unclear])
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: "keyboardWillShow \(words)", screen: Self.phone)
    }
    #expect(error?.line == 1)
    #expect(error?.found == "no frame that is clearly the one in which the keyboard ends")
  }

  @Test(arguments: ["view {{0, 508}, {390, 336}} ", "[ChatView \(frame)] "])
  func aFrameBeforeTheNameIsAnotherOne(_ words: String) throws {
    let log = "\(words)keyboardWillShow\n\(PrintedLog.hide)"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.types == ["willHide"])
    #expect(trace.importNotes.last == Self.unclear)
  }

  @Test(arguments: [
    "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 336.0, right: 0.0)", "{0, 0, 336, 0}", "336.0",
    "(0, 508, 390, 336)", "origin (0.0, 508.0) size (390.0, 336.0)",
  ])
  func aLineWithoutARectangleHasNoFrame(_ words: String) throws {
    let log = "keyboardWillShow \(words)\n\(PrintedLog.hide)"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.types == ["willHide"])
    #expect(trace.importNotes.last == "skipped, since a name without a user info: line 1")
  }

  @Test func aFrameCountsIfACommentOrANotificationGivesTheScreen() throws {
    let commented = try KeyboardTrace(consoleLog: "# 390x844\nkeyboardDidShow \(Self.frame)")
    #expect(commented.types == ["didShow"])
    let show = PrintedLog.show.replacingOccurrences(
      of: "userInfo",
      with: "object = <UIScreen: 0x1; bounds = {{0, 0}, {390, 844}}>; userInfo"
    )
    let trace = try KeyboardTrace(consoleLog: "\(show)\nkeyboardDidShow \(Self.frame)")
    #expect(trace.types == ["willShow", "didShow"])
    #expect(trace.userInfos.last == [PrintedLog.key: [0, 508, 390, 336]])
  }

  /// A show begins there, and a hide ends there.
  @Test func aFrameBelowTheScreenIsThatOfAHide() throws {
    let log = "keyboardDidShow {{0, 844}, {390, 336}}\nkeyboardDidHide {{0, 844}, {390, 336}}"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.types == ["didHide"])
    #expect(trace.userInfos == [[PrintedLog.key: [0, 844, 390, 336]]])
  }

  @Test func aFrameWithoutAScreenIsNamedByItsLine() throws {
    let log = "\(PrintedLog.hide)\nkeyboardDidShow \(Self.frame)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willHide"])
    let note = "skipped, since a name and a frame where no screen is known: line 2"
    #expect(trace.importNotes.last == note)
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: "keyboardDidShow \(Self.frame)")
    }
    #expect(error?.expected == "the size of the screen, which a name with a frame needs")
  }

  // MARK: - Names alone

  @Test(arguments: [
    "keyboardWillHide", "12:00:00 keyboardWillHide:", "LOG  keyboardWillHide(_:)",
    "2026-01-01 12:00:00.5 Chat[1:2] keyboardWillHide", "UIKeyboardWillHideNotification",
    "NSNotificationName(_rawValue: UIKeyboardWillHideNotification)", "Keyboard will hide!",
    "-[ChatViewController keyboardWillHide:]", "onKeyboardWillHide",
  ])
  func aHideNeedsNoUserInfo(_ line: String) throws {
    let trace = try KeyboardTrace(consoleLog: "\(PrintedLog.show)\n\(line)")
    #expect(trace.types == ["willShow", "willHide"])
    guard case .notification(_, nil, nil) = trace.records.last?.content else {
      Issue.record("The hide has a user info.")
      return
    }
    let note = "1 notification with no more than a name, read as a hide without a user info: line 4"
    #expect(trace.importNotes.contains(note))
  }

  @Test(arguments: [
    "keyboardWillShow", "keyboardDidChangeFrame:", "keyboardWillHide observer removed",
    "removed observer keyboardWillHide", "now the keyboard will hide",
    "keyboardWillHide after keyboardDidShow",
  ])
  func aNameThatIsNoHideAloneIsNamedByItsLine(_ line: String) throws {
    let trace = try KeyboardTrace(consoleLog: "\(PrintedLog.show)\n\(line)")
    #expect(trace.types == ["willShow"])
    #expect(trace.importNotes.last == "skipped, since a name without a user info: line 4")
  }

  @Test(arguments: [
    ("2026-01-01 12:00:00.5 Chat[1:2] ", "2026-01-01 12:00:01.5 Share[3:4] "),
    (
      "2026-01-01 12:00:00+0100  localhost Chat[1]: ",
      "2026-01-01 12:00:01+0100  localhost Chat[3]: "
    ),
    (
      "2026-01-01 12:00:00+0100 0x1 Default 0x0 1 0 Chat: ",
      "2026-01-01 12:00:01+0100 0x1 Default 0x0 3 0 Share: "
    ),
  ])
  func notificationsOfAnotherProcessAreNamedByTheirLines(_ chat: String, _ other: String) throws {
    let log = [chat, other].map { $0 + PrintedLog.hide }.joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willHide", "willHide"])
    let note = "1 notification with another process than the first: line 2"
    #expect(trace.importNotes.last == note)
  }

  @Test(arguments: [(" {\n\(PrintedLog.entry)\n}", 5), ("\n\(PrintedLog.event)", 4)])
  func aUserInfoIsOfTheProcessThatItsNameIsOf(_ userInfo: String, _ line: Int) throws {
    let log = ["Chat[1:2]", "Share[3:4]"].map {
      "2026-01-01 12:00:00.5 \($0) UIKeyboardWillHideNotification\(userInfo)"
    }
    let trace = try KeyboardTrace(consoleLog: log.joined(separator: "\n"))
    let note = "1 notification with another process than the first: line \(line)"
    #expect(trace.importNotes.contains(note))
  }

  @Test func theLifeOfAnotherProcessIsNamedByItsLine() throws {
    let life = "{name = UIApplicationDidBecomeActiveNotification; userInfo = {}}"
    let log = "12:00:00 Chat[1:2] \(PrintedLog.hide)\n12:00:01 Share[3:4] \(life)"
    let note = "1 notification with another process than the first: line 2"
    #expect(try KeyboardTrace(consoleLog: log).importNotes.contains(note))
  }
}
