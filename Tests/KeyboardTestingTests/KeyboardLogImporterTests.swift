import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

struct KeyboardLogImporterTests {
  @Test(arguments: ["", "\u{FEFF}"])
  func notesGoToTheHeader(_ mark: String) throws {
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
  func withoutNotesTheFileIsTheTitle(_ file: String) throws {
    #expect(try KeyboardTrace(consoleLog: show, file: file).title == "x.txt")
    // Notes stand before the first notification.
    #expect(try KeyboardTrace(consoleLog: "\(show)\n# A title", file: file).title == "x.txt")
  }

  @Test(arguments: [
    #"name = UIKeyboardWillShowNotification, object = nil, userInfo = Optional([AnyHashable("#
      + #""UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409}, {375, 258}}, AnyHashable("#
      + #""UIKeyboardAnimationCurveUserInfoKey"): 7])"#,
    "NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; userInfo = {"
      + #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}"; "#
      + #"UIKeyboardAnimationCurveUserInfoKey = "7"; }}"#,
    // Spaces in keys and comments are no obstacle.
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

  @Test func theLifeOfTheApplicationIsKept() throws {
    let log = """
      \(show)
      {name = UIApplicationWillResignActiveNotification; object = <UIApplication: 0x1>}
      {name = UIApplicationDidEnterBackgroundNotification; object = <UIApplication: 0x1>}
      """
    let contents = try trace(log).records.suffix(2).map(\.content)
    #expect(contents == [.application(.inactive), .application(.background)])
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
  func aNameIsToldFromWhatStandsInItsPlace(_ text: String, _ type: String) throws {
    let log = "{name = \(text); userInfo = {\n\(frame)\n}}"
    #expect(try trace(log).types == [type])
  }

  @Test(
    arguments: [
      ("NSRect: {{0, inf}, {375, -nan}}", [0, .number(.infinity), 375, .number(.nan)]),
      ("{{-352, 0}, {1e-05, 0.5}}", [-352, 0, 0.00001, 0.5]),
      ("(0.0, 1.0, 2.0, 3.0)", [0, 1, 2, 3]),
      ("CGRect(x: 0, y: 1, width: 2, height: 3)", [0, 1, 2, 3]), ("NSPoint: {1, 2}", [1, 2]),
      ("YES", true), ("false", false), ("Optional(0.25)", 0.25), (#""0.25""#, 0.25), ("7", 7),
      (#""text""#, "text"),
    ] as [(String, KeyboardTraceValue)]
  )
  func aValueIsReadInEachSpelling(_ text: String, _ value: KeyboardTraceValue) throws {
    let log = "{name = UIKeyboardWillShowNotification; userInfo = {\nUIKeyboardX = \(text);\n}}"
    #expect(try trace(log).userInfos == [["UIKeyboardX": value]])
  }

  private let frame = #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";"#

  private var show: String {
    "{name = UIKeyboardWillShowNotification; userInfo = {\n    \(frame)\n}}"
  }

  private func trace(_ log: String) throws -> KeyboardTrace {
    try KeyboardTrace(consoleLog: log)
  }
}
