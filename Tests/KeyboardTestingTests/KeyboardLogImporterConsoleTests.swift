import Foundation
import KeyboardTesting
import Testing

/// What stands before and after a notification in the logs of Apple's tools.
struct KeyboardLogImporterConsoleTests {
  @Test(arguments: [
    "2026-01-01 12:00:00.123456+0100 0x1234     Default     0x0                  4321   0    "
      + "MyApp: (MyApp.debug.dylib) [com.example:keyboard] ",
    "2026-01-01 12:00:00.123 Df MyApp[4321:1234] [com.example:keyboard] ",
    "2026-01-01 12:00:00.123456+0100  localhost MyApp[4321]: (UIKitCore) [com.example:keyboard] ",
    "Jan  1 12:00:00 iPhone MyApp(UIKitCore)[4321] <Notice>: ",
    "2026-01-01T12:00:00.123Z ", "[Thu Jan 01 2026 12:00:00.123] ", "12:00:00.123 ",
  ])
  func aPrefixDatesItsNotification(_ prefix: String) throws {
    let later = prefix.replacingOccurrences(of: "12:00:00", with: "12:00:02")
    let trace = try KeyboardTrace(consoleLog: prefix + show + "\n" + later + hide)
    #expect(trace.types == ["willShow", "willHide"])
    #expect(trace.userInfos == [userInfo, [:]])
    #expect(trace.records.map(\.time) == [0, 0, 2])
  }

  @Test func theLineAfterAMessageDatesIt() throws {
    let log = """
      \(show)
      Type: Notice | Timestamp: 2026-01-01 12:00:00.25+01:00 | Process: A | Library: B | TID: 0x1

      \(hide)
      Type: Notice | Timestamp: 2026-01-01 12:00:01.75+01:00 | Process: A | Library: B | TID: 0x1
      Type: Error | Timestamp: 2026-01-01 12:00:09+01:00 | Process: A | Library: B | TID: 0x1
      """
    #expect(try KeyboardTrace(consoleLog: log).records.map(\.time) == [0, 0, 1.5])
  }

  @Test(arguments: [
    "2026-01-01 12:00:00 A[1:2] {\n\(frame)\n}\n2026-01-01 12:00:03 A[1:2] {\n\(frame)\n}",
    "12:00:00 [AnyHashable(\"\(key)\"): 0]\n12:00:03 [AnyHashable(\"\(key)\"): 0]",
  ])
  func userInfoWithoutANameHasTheTimeOfItsLine(_ log: String) throws {
    #expect(try KeyboardTrace(consoleLog: log).records.map(\.time) == [0, 3])
  }

  @Test(arguments: [
    "[UIKeyboardTaskQueue: 0x1] waiting", "-[UIKeyboardImpl setDelegate: 1 force: 2]",
    "2026-01-01 12:00:00.123 Df A[1:2] [com.apple.UIKit:UIKeyboardLayout] state = 1",
  ])
  func aClassOfTheKeyboardsIsNoKey(_ noise: String) throws {
    let log = [noise, Self.head, noise, Self.frame, noise, "}}", noise].joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos[0][Self.key] == 0)
  }

  private static let key = "UIKeyboardFrameEndUserInfoKey"
  private static let frame = "\(key) = 0;"
  private static let head = "{name = UIKeyboardWillShowNotification; userInfo = {"

  private let show = "\(head) \(key) = \"NSRect: {{0, 508}, {390, 336}}\"; }}"
  private let hide = "{name = UIKeyboardWillHideNotification; userInfo = {}}"
  private let userInfo: [String: KeyboardTraceValue] = [key: [0, 508, 390, 336]]
}
