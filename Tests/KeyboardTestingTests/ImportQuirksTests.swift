import Foundation
import KeyboardTesting
import Testing

/// What terminals, editors and loggers put into a log.
struct ImportQuirksTests {
  private static let (key, local, head) = (PrintedLog.key, PrintedLog.local, PrintedLog.head)
  private static let frame = PrintedLog.entry
  private static let whole: [String: KeyboardTraceValue] = [key: [0, 508, 390, 336], local: 1]

  @Test(arguments: [
    "\u{1B}[32m\(head)\u{1B}[0m\n  \u{1B}[1;34m\(key)\u{1B}[0m = \"NSRect: {{0, 508}, {390, 336}}\";\n\(local) = 1;\n}}",
    "\(head)\n\(key) = “NSRect: {{0, 508}, {390, 336}}”;\n\(local) = 1;\n}}",
    "name = UIKeyboardWillShowNotification, userInfo = [AnyHashable(“\(key)”): NSRect: {{0, 508}, {390, 336}}, AnyHashable(“\(local)”): 1]",
    "\u{FEFF}\(head)\n\(frame)\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\n}\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\nname = tap\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\n{name = tap; object = 3}\n\(local) = 1;\n}}",
    "\(head)\n\(frame)\n{\"level\":\"info\",\"list\":[1,{\"a\":2}]}\n\(local) = 1;\n}}",
    "{\"level\":\"info\"}\n\(head)\n\(frame)\n\(local) = 1;\n}}\n{\"level\":\"info\"}",
    "keyboardWillShow\n{\"level\":\"info\"}\n{\n\(frame)\n{\"level\":\"info\"}\n\(local) = 1;\n}",
    "\(head)\n\(frame)\nUIKeyboardOther = {\na = 1;\n};\n\(local) = 1;\n}}",
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

  /// A rectangle is printed with fractions, or in braces, and a list of whole numbers is none; a
  /// number at the end of the file may be cut.
  @Test(arguments: [
    (key, "(0, 508, 390, 336);\n}}"), (key, "[0, 508, 390, 336];\n}}"),
    (key, "(\n0,\n508,\n390,\n336\n);\n}}"), (duration, "0.2"), (duration, "7"),
    (duration, "\"0.2"), (duration, "\"0.25\\"),
  ])
  func aValueThatIsNoneIsNoted(_ key: String, _ value: String) throws {
    let log = "\(Self.head)\n\(Self.local) = 1;\n\(key) = \(value)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos == [[Self.local: 1]])
    #expect(trace.importNotes.contains { $0.contains("cut or unknown (\(key))") })
  }

  private static let duration = "UIKeyboardAnimationDurationUserInfoKey"

  @Test(arguments: [
    #"keyboardDidShow {"height":336,"screenX":0,"screenY":508,"width":390}"#,
    "keyboardDidShow {\n  \"height\": 336,\n  \"screenX\": 0,\n  \"screenY\": 508,\n  \"width\": 390\n}",
    "keyboardDidShow (0.0, 508.0, 390.0, 336.0)", "keyboardDidShow: {{0, 508}, {390, 336}}",
    "KEYBOARD_DID_SHOW frame=CGRect(x: 0, y: 508, width: 390, height: 336)",
  ])
  func aFrameWithANameIsANotificationWhereTheScreenIsKnown(_ line: String) throws {
    let screen = CGSize(width: 390, height: 844)
    let log = "\(line)\nsomething else\n\(line)"
    let trace = try KeyboardTrace(consoleLog: log, screen: screen)
    #expect(trace.types == ["didShow", "didShow"])
    #expect(trace.userInfos.first == [Self.key: [0, 508, 390, 336]])
    #expect(try KeyboardTrace(consoleLog: "# 390x844\n\(log)").types == ["didShow", "didShow"])
    #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(consoleLog: log) }
  }

  @Test func aFrameWithANameBeforeItsUserInfoIsTheSameNotification() throws {
    let log = "keyboardWillShow {{0, 508}, {390, 336}}\n{\n\(Self.frame)\n\(Self.local) = 1;\n}"
    let trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 390, height: 844))
    #expect(trace.userInfos == [Self.whole])
  }
}
