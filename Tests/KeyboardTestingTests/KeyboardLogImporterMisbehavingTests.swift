import Foundation
import KeyboardTesting
import Testing

/// Logs that are not as they should be.
struct KeyboardLogImporterMisbehavingTests {
  private static let notification = "a printed keyboard notification"
  private static let whole = "\(notification) with its user info, as print(notification) gives it"
  private static let nameOnly = "a name without a user info"

  @Test(
    arguments: [
      ("", nil, notification, "none in 0 lines"), ("\n\n", nil, notification, "none in 2 lines"),
      ("name = x", nil, notification, "none in 1 line"),
      ("# A title\n# Source: here", nil, notification, "none in 2 lines"),
      ("{name = Foo; userInfo = {}}", nil, notification, "none in 1 line"),
      ("keyboard\n\nkeyboardWillShow (0.0, 516.0, 393.0, 336.0)", 3, whole, nameOnly),
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

  @Test func bytesThatAreNoTextAreAnError() {
    var importer = KeyboardLogImporter(file: "x")
    importer.feed(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) }))
    #expect(throws: KeyboardTraceError.self) { try importer.finish() }
  }

  /// Every cut of a log gives a trace or no notification at all, and never a wrong number.
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
}
