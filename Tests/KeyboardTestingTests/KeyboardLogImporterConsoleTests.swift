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
    let trace = try KeyboardTrace(consoleLog: prefix + Self.show + "\n" + later + PrintedLog.hide)
    #expect(trace.types == ["willShow", "willHide"])
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336]], [:]])
    #expect(trace.times == [0, 2])
  }

  @Test(
    arguments: [
      // The line after a message dates it.
      (
        """
        \(show)
        Type: Notice | Timestamp: 2026-01-01 12:00:00.25+01:00 | Process: A | Library: B | TID: 0x1

        \(PrintedLog.hide)
        Type: Notice | Timestamp: 2026-01-01 12:00:01.75+01:00 | Process: A | Library: B | TID: 0x1
        Type: Error | Timestamp: 2026-01-01 12:00:09+01:00 | Process: A | Library: B | TID: 0x1
        """, 1.5
      ),
      // A user info without a name has the time of its line.
      ("2026-01-01 12:00:00 A[1:2] {\n\(frame)\n}\n2026-01-01 12:00:03 A[1:2] {\n\(frame)\n}", 3),
      ("12:00:00 [AnyHashable(\"\(key)\"): 0]\n12:00:03 [AnyHashable(\"\(key)\"): 0]", 3),
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
    let log = [noise, Self.head, noise, Self.frame, noise, "}}", noise].joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos[0][Self.key] == 0)
  }

  private static let (key, head) = (PrintedLog.key, PrintedLog.head)
  private static let frame = "\(key) = 0;"
  private static let show = "\(head) \(PrintedLog.entry) }}"
}
