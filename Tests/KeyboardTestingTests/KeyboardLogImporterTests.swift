import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

struct KeyboardLogImporterTests {
  @Test(arguments: ["", "\u{FEFF}"])
  func commentsGoToTheHeader(_ mark: String) throws {
    let trace = try trace(
      """
      \(mark)# A field
      # Source: https://example.com/1
      # Device and system: iPhone SE, 320x568, iOS 9.3.1
      # Scenario: it appears
      """ + "\n" + show
    )
    #expect(
      trace.header
        == KeyboardTraceHeader(
          title: "A field",
          source: "https://example.com/1",
          device: "iPhone SE, 320x568, iOS 9.3.1",
          system: "iOS 9.3.1"
        )
    )
  }

  @Test(arguments: ["x.txt", "/home/me/x.txt"])
  func withoutCommentsTheFileIsTheTitle(_ file: String) throws {
    #expect(try KeyboardTrace(consoleLog: show, file: file).title == "x.txt")
    // Comments stand before the first notification.
    #expect(try KeyboardTrace(consoleLog: "\(show)\n# A title", file: file).title == "x.txt")
  }

  @Test(arguments: [
    #"name = UIKeyboardWillShowNotification, object = nil, userInfo = Optional([AnyHashable("#
      + #""UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409}, {375, 258}}, AnyHashable("#
      + #""UIKeyboardAnimationCurveUserInfoKey"): 7])"#,
    "NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; userInfo = {"
      + #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}"; "#
      + #"UIKeyboardAnimationCurveUserInfoKey = "7"; }}"#,
    // A poster has put spaces into the keys, and comments behind the values.
    """
    {name = UIKeyboardWillShowNotification; userInfo = {
        // 动画曲线 = curve
        UIKeyboardAnimation CurveUserInfoKey = 7; // (curve)
        /* end */ UIKeyboardFrameEnd UserInfoKey = "NSRect: {{0, 409}, {375, 258}}"; 键盘
    }}
    """,
  ])
  func aNotificationIsReadAmongOtherLines(_ log: String) throws {
    let noise = """
      2018-12-19 21:05:51.338 App[1:2] username = me, age = 3
      {name = UITextFieldTextDidBeginEditingNotification; object = <UITextField: 0x1>}
      didFinish { ok = 1; }
      """
    let trace = try trace([noise, log, noise].joined(separator: "\n"))
    #expect(trace.types == ["willShow"])
    #expect(
      trace.userInfos == [
        [PrintedLog.key: [0, 409, 375, 258], "UIKeyboardAnimationCurveUserInfoKey": 7]
      ]
    )
  }

  @Test func theLifeOfTheApplicationIsKeptWithoutNotes() throws {
    let log = """
      # 375x667
      \(show)
      {name = UIApplicationWillResignActiveNotification; object = <UIApplication: 0x1>}
      {name = UIApplicationDidEnterBackgroundNotification; object = <UIApplication: 0x1>}
      """
    let trace = try trace(log)
    let contents = trace.records.suffix(2).map(\.content)
    #expect(contents == [.application(.inactive), .application(.background)])
    let notes = [
      "screen 375×667, as the log says",
      "no notification begins with a time, so that the trace has no times",
    ]
    #expect(trace.importNotes == notes)
  }

  @Test(arguments: [
    ("(show handler; name not shown in source)", "willShow"), ("(hide; name unknown)", "willHide"),
    ("WillShow/DidShow (handler for shown notification)", "willShow"),
    ("WillChangeFrame/WillShow (not named)", "willChangeFrame"), ("didHide", "didHide"),
    ("(name not recorded)", "willChangeFrame"), ("(shown?)", "willChangeFrame"),
    ("UIKeyboard WillShow Notification", "willShow"),
    ("NSNotificationName(_rawValue: UIKeyboardDidHideNotification)", "didHide"),
    ("MyKeyboardNotification", "MyKeyboardNotification"),
  ])
  func aNameIsReadFromTheTextInItsPlace(_ text: String, _ type: String) throws {
    let log = "{name = \(text); userInfo = {\n\(frame)\n}}"
    #expect(try trace(log).types == [type])
  }

  @Test(
    arguments: [
      ("NSRect: {{0, inf}, {375, -nan}}", [0, .number(.infinity), 375, .number(.nan)]),
      ("{{-352, 0}, {1e-05, 0.5}}", [-352, 0, 0.00001, 0.5]),
      ("(0.0, 1.0, 2.0, 3.0)", [0, 1, 2, 3]),
      ("CGRect(x: 0, y: 1, width: 2, height: 3)", [0, 1, 2, 3]), ("NSPoint: {1, 2}", [1, 2]),
      ("YES", true), ("NO", false), ("true", true), ("false", false), ("Optional(0.25)", 0.25),
      (#""0.25""#, 0.25), ("7", 7),
      (#""text""#, "text"),
    ] as [(String, KeyboardTraceValue)]
  )
  func aValueIsReadInEachSpelling(_ text: String, _ value: KeyboardTraceValue) throws {
    let log = "{name = UIKeyboardWillShowNotification; userInfo = {\nUIKeyboardX = \(text);\n}}"
    #expect(try trace(log).userInfos == [["UIKeyboardX": value]])
  }

  @Test func aTextIsTrimmedOfSpacesTabsAndReturns() {
    let text: LogText = Array("\t\r \u{C}x y\u{B}\r\t".utf8)[...]
    #expect(text.trimmed.string == "x y")
  }

  @Test func aKeyThatComesAgainBeginsAnotherNotification() throws {
    #expect(try trace("\(frame)\n\(frame)").types == ["willChangeFrame", "willChangeFrame"])
  }

  // MARK: - Logs of Apple's tools

  @Test(arguments: [
    "2026-01-01 12:00:00.123456+0100 0x1234     Default     0x0                  4321   0    "
      + "MyApp: (MyApp.debug.dylib) [com.example:keyboard] ",
    "2026-01-01 12:00:00.123 Df MyApp[4321:1234] [com.example:keyboard] ",
    "2026-01-01 12:00:00.123456+0100  localhost MyApp[4321]: (UIKitCore) [com.example:keyboard] ",
  ])
  func aPrefixDatesItsNotification(_ prefix: String) throws {
    let later = prefix.replacingOccurrences(of: "12:00:00", with: "12:00:02")
    let trace = try KeyboardTrace(
      consoleLog: prefix + Self.message + "\n" + later + PrintedLog.hide
    )
    #expect(trace.types == ["willShow", "willHide"])
    #expect(trace.userInfos == [[PrintedLog.key: [0, 508, 390, 336]], [:]])
    #expect(trace.times == [0, 2])
  }

  @Test(
    arguments: [
      // The line after a message dates it.
      (
        """
        \(message)
        Type: Notice | Timestamp: 2026-01-01 12:00:00.25+01:00 | Process: A | Library: B | TID: 0x1

        \(PrintedLog.hide)
        Type: Notice | Timestamp: 2026-01-01 12:00:01.75+01:00 | Process: A | Library: B | TID: 0x1
        Type: Error | Timestamp: 2026-01-01 12:00:09+01:00 | Process: A | Library: B | TID: 0x1
        """, 1.5
      ),
      // A user info without a name has the time of its line.
      ("2026-01-01 12:00:00 A[1:2] {\n\(zero)\n}\n2026-01-01 12:00:03 A[1:2] {\n\(zero)\n}", 3),
      (
        "12:00:00 [AnyHashable(\"\(PrintedLog.key)\"): 0]\n12:00:03 [AnyHashable(\"\(PrintedLog.key)\"): 0]",
        3
      ),
    ] as [(String, Double)]
  )
  func anotherLineDatesANotification(_ log: String, _ time: Double) throws {
    #expect(try KeyboardTrace(consoleLog: log).times == [0, time])
  }

  @Test(arguments: [
    "[UIKeyboardTaskQueue: 0x1] waiting", "-[UIKeyboardImpl setDelegate: 1 force: 2]",
    "2026-01-01 12:00:00.123 Df A[1:2] [com.apple.UIKit:UIKeyboardLayout] state = 1",
  ])
  func aClassOfTheKeyboardsIsNoKey(_ noise: String) throws {
    let log = [noise, PrintedLog.head, noise, Self.zero, noise, "}}", noise].joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos[0][PrintedLog.key] == 0)
  }

  // MARK: - Incomplete logs

  private static let notification = "a printed keyboard notification"
  private static let whole = "\(notification) with its user info, as print(notification) gives it"
  private static let nameOnly = "a name without a user info"

  @Test(
    arguments: [
      ("", nil, notification, "none in 0 lines"), ("\n\n", nil, notification, "none in 2 lines"),
      ("name = x", nil, notification, "none in 1 line"),
      ("# A title\n# Source: here", nil, notification, "none in 2 lines"),
      ("{name = Foo; userInfo = {}}", nil, notification, "none in 1 line"),
      ("keyboard\n\n12:00:00 Keyboard will show: 336.0\nkeyboardDidShow 1", 3, whole, nameOnly),
      (
        "\n\nNSNotificationName(_rawValue: UIKeyboardDidHideNotification)\nkeyboardDidShow 1", 3,
        whole, nameOnly
      ),
      (KeyboardTrace.builtIn(.pinyinGrowth).jsonLines, 1, "a console log", "a record of a trace"),
    ] as [(String, Int?, String, String)]
  )
  func aLogWithoutAKeyboardIsAnError(
    _ log: String,
    _ line: Int?,
    _ expected: String,
    _ found: String
  ) {
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: log, file: "x.txt")
    }
    #expect(error?.file == "x.txt")
    #expect(error?.line == line)
    #expect(error?.expected == expected)
    #expect(error?.found == found)
  }

  /// Each cut of a log gives a trace or no notification, and never a wrong number.
  @Test func aLogMayBreakOffAnywhere() throws {
    let log = try Recording(name: "D02.txt").log()
    let whole = try #require(try Recording(name: "D02.txt").trace().userInfos.first)
    for count in stride(from: 0, to: log.count, by: 3) {
      guard let trace = try? KeyboardTrace(consoleLog: String(log.prefix(count))),
        let userInfo = trace.userInfos.first
      else { continue }
      for (key, value) in userInfo {
        #expect(whole[key] == value, "\(key) after \(count) letters")
      }
    }
  }

  @Test(arguments: [
    #""NSRect: {{0, 409}, {375, 25"#, #""NSRect: {{0, 409}, {375"#, #""NSRe"#, "", "<null>", "0.",
    "{{0, 409}, {375, x}}", "{{0, 409}, {375}}", "...", #""unfinished"#,
  ])
  func aValueThatIsCutIsMissing(_ value: String) throws {
    let log = """
      {name = UIKeyboardWillShowNotification; userInfo = {
          UIKeyboardFrameEndUserInfoKey = \(value)
          UIKeyboardIsLocalUserInfoKey = 1;
      """
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos == [["UIKeyboardIsLocalUserInfoKey": 1]])
  }

  @Test func anImportedTraceLosesOnlyTheExpectationsThatTheToolWrote() {
    var trace = Samples.everything
    let written = KeyboardTraceExpectation(covered: 1, isWritten: true)
    trace.records.append(KeyboardTrace.Record(.expectation(written)))
    trace.importNotes = ["a note"]
    let log = ImportedLog(trace)
    #expect(log.header == Samples.everything.header)
    #expect(log.records == Samples.everything.records)
    #expect(log.notes == ["a note"])
    #expect(!log.isScreenUncertain)
  }

  private static let zero = "\(PrintedLog.key) = 0;"
  private static let message = "\(PrintedLog.head) \(PrintedLog.entry) }}"
  private let frame = #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";"#

  private var show: String {
    "{name = UIKeyboardWillShowNotification; userInfo = {\n    \(frame)\n}}"
  }

  private func trace(_ log: String) throws -> KeyboardTrace {
    try KeyboardTrace(consoleLog: log)
  }
}
