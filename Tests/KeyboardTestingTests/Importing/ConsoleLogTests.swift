import Foundation
import KeyboardNotifications
import Testing

@testable import KeyboardTesting

/// The grammar of console logs.
struct ConsoleLogTests {
  private static let key = "UIKeyboardFrameEndUserInfoKey"
  private static let local = "UIKeyboardIsLocalUserInfoKey"
  private static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  private static let begin = "UIKeyboardFrameBeginUserInfoKey"

  /// An end frame as Foundation prints it.
  private static let entry = #"\#(key) = "NSRect: {{0, 508}, {390, 336}}";"#
  /// A user info as Foundation and Swift print it.
  private static let braces = "{\n    \(entry)\n}"
  private static let swift = "[AnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336}}]"

  private static func printed(_ name: String = "UIKeyboardWillShowNotification") -> String {
    "{name = \(name); userInfo = {\n\(entry)\n}}"
  }

  // MARK: - Comments

  @Test(arguments: ["", "\u{FEFF}"])
  func commentsGoToTheHeader(_ mark: String) throws {
    let trace = try KeyboardTrace(
      consoleLog: """
        \(mark)# A “field”
        # Source: https://example.com/1
        # Device: iPhone SE, 320x568
        # System: iOS 9.3.1
        # Scenario: it appears
        \(Self.printed())
        """
    )
    #expect(trace.title == "A “field”")
    #expect(trace.source == "https://example.com/1")
    #expect(trace.device == "iPhone SE, 320x568")
    #expect(trace.system == "iOS 9.3.1")
  }

  @Test(arguments: ["x.txt", "/home/me/x.txt"])
  func withoutCommentsTheFileIsTheTitle(_ file: String) throws {
    let trace = try KeyboardTrace(consoleLog: "\(Self.printed())\n# A title", file: file)
    #expect(trace.title == "x.txt")
  }

  // MARK: - Notifications

  @Test(arguments: [
    "{name = UIKeyboardWillShowNotification; userInfo = {\n\(entry)\n    \(local) = 1;\n}}",
    "{name = UIKeyboardWillShowNotification; userInfo = {\r\n\(entry)\r\n    \(local) = 1;\r\n}}",
  ])
  func aNotificationIsReadAmongOtherLines(_ log: String) throws {
    let noise = """
      2018-12-19 21:05:51.338 App[1:2] username = me
      [UIKeyboardTaskQueue: 0x1] waiting
      didFinish { ok = 1; }
      """
    let trace = try KeyboardTrace(consoleLog: [noise, log, noise].joined(separator: "\n"))
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336], Self.local: 1]])
  }

  @Test(arguments: [
    ("UIKeyboardDidHideNotification", "didHide"), ("keyboardWillShow(_:)", "willShow"),
    ("NSNotificationName(_rawValue: UIKeyboardDidChangeFrameNotification)", "didChangeFrame"),
  ])
  func aNameOfTheKeyboardsNamesTheNotification(_ text: String, _ type: String) throws {
    #expect(try KeyboardTrace(consoleLog: Self.printed(text)).types == [type])
  }

  private static let otherNames = [
    "(show; name not recorded)", "WillShow", "MyKeyboardNotification", "",
  ]

  private static let noName =
    "without a name, read as a change of the frame: line 1; write its name, such as "
    + "keyboardWillShow, on the line above, and import again"

  @Test(arguments: otherNames)
  func anyOtherNameIsAChangeOfFrameInDoubt(_ text: String) throws {
    let log = try ImportedLog(Self.printed(text), screen: CGSize(width: 390, height: 844))
    #expect(log.trace.types == ["willChangeFrame"])
    #expect(log.trace.importNotes.contains("1 notification \(Self.noName)"))
    #expect(log.doubts.keys.sorted() == [1])
  }

  /// As the note on the line says.
  @Test(arguments: otherNames)
  func aNameOnTheLineAboveNamesTheNotification(_ text: String) throws {
    let trace = try KeyboardTrace(consoleLog: "keyboardWillShow\n\(Self.printed(text))")
    #expect(trace.types == ["willShow"])
    #expect(!trace.importNotes.contains { $0.contains("name") })
  }

  @Test func theLifeOfTheApplicationIsKeptWithoutNotes() throws {
    let log = """
      {name = UIApplicationWillResignActiveNotification; object = <UIApplication: 0x1>}
      {name = UISceneDidEnterBackgroundNotification; object = <UIWindowScene: 0x1>}
      """
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(
      trace.records.map(\.content) == [.application(.inactive), .application(.background)]
    )
    #expect(trace.importNotes.count == 2)  // that no screen and no time is known
  }

  @Test(
    arguments: [
      ("\"NSRect: {{0, inf}, {375, -nan}}\";", [0, .number(.infinity), 375, .number(.nan)]),
      ("{{-352, 0}, {1e-05, 0.5}}", [-352, 0, 0.00001, 0.5]), ("\"NSPoint: {1, 2}\";", [1, 2]),
      ("\"0.25\";", 0.25), ("7,", 7), ("7]", 7), ("7", nil), ("\"0.25\"", nil), ("0.", nil),
      ("{{0, 508}, {390, ", nil), ("(null);", nil), ("<private>", nil),
    ] as [(String, KeyboardTraceValue?)]
  )
  func aValueIsWholeOrLeftOut(_ text: String, _ value: KeyboardTraceValue?) throws {
    let log = "\(Self.printed().dropLast(3))\nUIKeyboardBoundsUserInfoKey = \(text)\n}}"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(
      trace.userInfos == [
        [Self.key: [0, 508, 390, 336], "UIKeyboardBoundsUserInfoKey": value].compactMapValues(
          \.self
        )
      ]
    )
    let note = "a key or a value that is cut or unknown: line 3"
    #expect(trace.importNotes.contains(note) == (value == nil))
  }

  /// As in a log that a terminal has wrapped.
  @Test(arguments: 1...27)
  func aKeyThatTheEndOfALineCutsIsNotedAndLeftOut(_ count: Int) throws {
    let key = "UIKeyboardBoundsUserInfoKey"
    let wrapped = "\(key.prefix(count))\n\(key.dropFirst(count)) = 7;"
    let trace = try KeyboardTrace(consoleLog: "\(Self.printed().dropLast(3))\n\(wrapped)\n}}")
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336]]])
    #expect(trace.importNotes.contains { $0.hasPrefix("a key or a value that is cut or unknown") })
  }

  /// As a mail wraps them.
  @Test func wrappedLinesWithoutAnEndFrameAreAnError() {
    let wrapped = """
      name = UIKeyboardWillShowNotification, object = nil, userInfo =
      [AnyHashable("\(Self.key)"): NSRect: {{0,
      508}, {390, 336}}]
      """
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: wrapped)
    }
    let advice = "; if the lines are wrapped, send the log as a file"
    #expect(error?.description.hasSuffix(advice) == true)
  }

  /// What the rest of a notification lacks is a consequence.
  @Test func aCutUserInfoIsNotedWithoutWhatItLacks() throws {
    let cut =
      "{name = UIKeyboardDidShowNotification; userInfo = {\n\(Self.local) = 1;\nUIKey"
    let log = try ImportedLog("\(Self.printed())\n\(cut)")
    let notes = log.trace.importNotes.dropFirst(2)
    #expect(
      Array(notes) == [
        "1 notification with a user info that is cut: line 4",
        "1 notification without a value for isLocal: line 1",
        "1 notification without a duration: line 1",
        "a key or a value that is cut or unknown: line 6",
      ]
    )
  }

  @Test func aUserInfoWhoseEndIsMissingIsCut() throws {
    let trace = try KeyboardTrace(consoleLog: String(Self.printed().dropLast(2)))
    #expect(trace.importNotes.contains("1 notification with a user info that is cut: line 1"))
  }

  /// The end of a line cuts the `name =` before it.
  @Test func aNameEndsTheNotificationBeforeIt() throws {
    let next = "{na\nme = UIKeyboardDidShowNotification; userInfo = {\n\(Self.local) = 1;\n}}"
    let trace = try KeyboardTrace(consoleLog: "\(Self.printed())\n\(next)")
    #expect(trace.types == ["willShow", "didShow"])
    #expect(trace.userInfos.map { $0[Self.local] } == [nil, 1])
  }

  @Test(arguments: [
    "\(printed()) \(printed("UIKeyboardDidShowNotification"))",
    "keyboardWillShow: \(swift) keyboardDidShow: \(swift)",
    "name = keyboardWillShow, userInfo = \(swift)name = keyboardDidShow, userInfo = \(swift)",
  ])
  func notificationsOnALineKeepTheirNames(_ line: String) throws {
    #expect(try KeyboardTrace(consoleLog: line).types == ["willShow", "didShow"])
  }

  /// A mail, a chat, a web page, a terminal or `log stream --style ndjson` has changed the text.
  @Test(
    arguments: [
      ["\"": "”"], ["\"": "&quot;", "<": "&lt;", ">": "&gt;"], [" ": "\u{A0}"], [" ": "&nbsp;"],
      ["\"": "\\\"", "\n": "\\n"], ["name": "\u{1B}[32mname", ";": "\u{1B}[0m;"],
    ],
    [
      "name = keyboardWillShow, object = <UIScreen: 0x1>, userInfo = Optional(\(swift))",
      "{name = UIKeyboardWillShowNotification; userInfo = {\n    \(entry)\n}}",
    ]
  )
  func aTextThatAnotherProgramHasChangedIsRead(_ changes: [String: String], _ log: String) throws {
    let changed = changes.reduce(log) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    let trace = try KeyboardTrace(consoleLog: changed)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336]]])
  }

  // MARK: - User infos that were printed alone

  @Test(
    arguments: [
      "keyboardDidShow", "keyboardDidShow(_:)", "UIKeyboardDidShowNotification",
      "-[Chat keyboardDidShow:]",
    ],
    ["\n", " ", "\n\n"]
  )
  func aNameOnItsLineOrTheLineAboveNamesAUserInfo(_ name: String, _ gap: String) throws {
    let userInfos = [Self.swift, "Optional(\(Self.swift))", Self.braces, Self.entry]
    let log = userInfos.map { "\(name)\(gap)\($0)" }.joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == Array(repeating: "didShow", count: 4))
    #expect(trace.userInfos.allSatisfy { $0 == [Self.key: [0, 508, 390, 336]] })
  }

  @Test(arguments: [
    swift, "\(entry)\n\(entry)", "keyboardDidShow\na line between\n\(swift)",
    // The name is used by the first user info.
    "keyboardDidShow \(swift) \(swift)",
  ])
  func aUserInfoWithoutItsNameIsAChangeOfFrame(_ log: String) throws {
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types.last == "willChangeFrame")
    #expect(trace.importNotes.contains { $0.contains("without a name") })
  }

  /// A hide does not move up, and a show does not move down.
  @Test(arguments: [("WillHide", 844), ("DidShow", 172)])
  func aNameThatTheFramesContradictIsNotUsed(_ name: String, _ top: Int) throws {
    let moved = "[AnyHashable(\"\(Self.begin)\"): NSRect: {{0, \(top)}, {390, 336}}, "
    let log = "keyboard\(name)\n\(moved)\(Self.swift.dropFirst())"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willChangeFrame"])
    let note =
      "1 notification with a name that its frames contradict, read as a change of the frame: line 2"
    #expect(trace.importNotes.contains(note))
  }

  @Test func aBracketBeginsAUserInfo() throws {
    let other = "[AnyHashable(\"\(Self.local)\"): 1]"
    for userInfo in [Self.printed(), Self.swift, "keyboardDidShow \(Self.swift)"] {
      let userInfos = try KeyboardTrace(consoleLog: "\(userInfo)\n\(other)").userInfos
      #expect(userInfos.map { $0[Self.local] } == [nil, 1])
    }
  }

  // MARK: - Notes

  @Test(arguments: [
    ("keyboardWillShow", 4), ("name = UIKeyboardDidHideNotification, object = nil", 4),
    ("UIApplicationDidEnterBackgroundNotification", 4), ("# keyboardWillShow", nil),
    ("the keyboard was here", nil),
  ])
  func aNameWithoutAnEntryIsSkippedAndNoted(_ text: String, _ line: Int?) throws {
    let trace = try KeyboardTrace(consoleLog: "\(Self.printed())\n\(text)\nanother line")
    #expect(trace.types == ["willShow"])
    let notes = trace.importNotes.filter { $0.hasPrefix("skipped") }
    #expect(
      notes == (line.map { ["skipped a name without a user info: line \($0)"] } ?? [])
    )
  }

  /// A hide is sure without its values.
  @Test(arguments: [
    ("WillShow", "", [], false), ("WillShow", key, ["an end frame"], true),
    ("DidShow", local, ["a value for isLocal"], true), ("DidShow", duration, [], false),
    ("WillChangeFrame", duration, ["a duration"], true),
    ("WillHide", key, ["an end frame"], false), ("DidHide", local, ["a value for isLocal"], false),
  ])
  func aMissingValueIsNoted(
    _ name: String,
    _ missing: String,
    _ notes: [String],
    _ isDoubtful: Bool
  ) throws {
    let lines = [Self.entry, "\(Self.local) = 1;", "\(Self.duration) = \"0.25\";"]
    let entries = lines.filter { missing.isEmpty || !$0.hasPrefix(missing) }
    let log = (["{name = UIKeyboard\(name)Notification; userInfo = {"] + entries + ["}}"])
      .joined(separator: "\n")
    let imported = try ImportedLog(log, screen: CGSize(width: 390, height: 844))
    #expect(
      imported.trace.importNotes.dropFirst()
        == notes.map { "1 notification without \($0): line 1" }[...]
    )
    #expect(imported.doubts.keys.sorted() == (isDoubtful ? [1] : []))
  }

  @Test func aNoteNamesFiveLinesAndCountsTheOthers() throws {
    let log = Array(repeating: Self.entry, count: 8).joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    let note = "8 notifications without a value for isLocal: lines 1, 2, 3, 4, 5 and 3 more"
    #expect(trace.importNotes.contains(note))
  }

  @Test(
    arguments: [
      ("", "log: expected a printed keyboard notification, found none in 0 lines"),
      (
        #"{"version":1,"kind":"header"}"#,
        "log: expected a printed keyboard notification, found none in 1 line"
      ),
      (
        "x\nkeyboardWillShow",
        "log, line 2: expected a printed keyboard notification with its user info, as "
          + "print(notification) gives it, found a name without a user info"
      ),
      (
        "name = UIKeyboardWillShowNotification, userInfo = [\(key) => (0, 508, 390, 336)]",
        "log, line 1: expected a printed keyboard notification with its user info, as "
          + "print(notification) gives it, found a user info in another form"
      ),
    ]
  )
  func aLogWithoutANotificationIsAnError(_ log: String, _ description: String) {
    let error = #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(consoleLog: log) }
    #expect(error?.description == description)
  }

  // MARK: - Forms that are not read

  private static let tree = """
    ▿ Optional<Dictionary<AnyHashable, Any>>
      ▿ some : 2 elements
        ▿ 0 : 2 elements
          ▿ key : AnyHashable("\(key)")
            - value : "\(key)"
          - value : NSRect: {{0, 508}, {390, 336}}
        ▿ 1 : 2 elements
          ▿ key : AnyHashable("\(local)")
            - value : "\(local)"
          - value : 1
    """

  private static let json = """
    {
      "name" : "Keyboard",
      "info" : {
        "\(local)" : 1,
        "\(key)" : { "x" : 0, "y" : 508, "width" : 390, "height" : 336 }
      }
    }
    """

  private static let message =
    "KeyboardWillShowMessage(beginFrame: (0.0, 844.0, 390.0, 336.0), endFrame: (0.0, 508.0, 390.0, "
    + "336.0), animationDuration: 0.25, isLocal: true)"

  /// The words for a form, a log that has it, and the first line of that form.
  private static let formsNotRead = [
    ("LLDB's tree of values, as po prints it", tree, 1),
    ("a typed message of iOS 26", message, 1), ("a user info as JSON", json, 4),
    ("a user info as JSON", "tracked: {\"\(local)\":1,\"\(key)\":[0,508,390,336]}", 1),
  ]

  @Test(arguments: formsNotRead)
  func aFormThatIsNotReadIsNamedInTheError(_ words: String, _ log: String, _ line: Int) throws {
    let error = try #require(throws: KeyboardTraceError.self) { try KeyboardTrace(consoleLog: log) }
    #expect(
      error.description
        == "log, line \(line): expected a printed keyboard notification, as print(notification) gives "
        + "it, found \(words), which is not read"
    )
  }

  /// Beside a notification that is read, its lines are left out with one note.
  @Test(arguments: formsNotRead)
  func aFormThatIsNotReadIsLeftOut(_ words: String, _ form: String, _ line: Int) throws {
    let log = try ImportedLog("\(Self.printed())\n\(form)")
    #expect(log.trace.userInfos == [[Self.key: [0, 508, 390, 336]]])
    let notes = log.trace.importNotes.filter { $0.hasPrefix("skipped ") }
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("skipped \(words): line") == true)
    #expect(notes.first?.contains(" \(line + 3)") == true)
  }

  /// The first line is that of `print(notification)`.
  @Test func theDescriptionAboveLLDBsTreeIsRead() throws {
    let printed =
      "▿ name = UIKeyboardWillShowNotification, object = nil, userInfo = Optional(\(Self.swift))"
    let trace = try KeyboardTrace(
      consoleLog: "\(printed)\n  ▿ name : NSNotificationName\n\(Self.tree)"
    )
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336]]])
    #expect(!trace.importNotes.contains { $0.contains("cut") || $0.contains("a name") })
  }

  /// An analytics tool may write a frame as the text that Foundation gives it.
  @Test func aFrameThatJSONHasAsATextIsRead() throws {
    let log = "keyboardWillShow {\"\(Self.key)\":\"{{0, 508}, {390, 336}}\",\"\(Self.local)\":1}"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos == [[Self.key: [0, 508, 390, 336], Self.local: 1]])
  }

  // MARK: - Times

  /// Which column of a row of Console.app has the time depends on its settings.
  @Test func aTimeBehindOtherColumnsIsNoted() throws {
    let row = "default\t12:00:00.123456+0200\tMyApp\tname = UIKeyboardWillShowNotification, "
    let alone = "default\t12:00:01.123456+0200\tMyApp\tkeyboardDidShow \(Self.swift)"
    let log = "\(row)userInfo = \(Self.swift)\n\(alone)\n\(Self.printed())"
    let notes = try KeyboardTrace(consoleLog: log).importNotes
    #expect(notes.contains("no notification begins with a time, so the trace has no times"))
    let note =
      "2 notifications with a time that is not read, because it is not at the beginning of "
    #expect(notes.contains("\(note)the line: lines 1, 2"))
  }

  @Test(
    arguments: [
      (["2018-12-19 21:05:51.338", "2018-12-19 21:05:52.838"], [0, 1.5]),
      (["2018-12-31 23:59:59.500", "2019-01-01 00:00:00.250"], [0, 0.75]),
      (["2026-01-01 12:00:00.123456+0100", "2026-01-01 12:00:01.123456+0100"], [0, 1]),
      (["13:05:48.791", "13:05:49.073"], [0, 0.282]),
      // A time without a date is near the one before.
      (["23:59:59.900", "00:00:00.400"], [0, 0.5]),
      (["2024-01-05 21:05:51.000", "21:05:53.000", "21:05:54.000"], [0, 2, 3]),
      // A time that decreases is that of the notification before.
      (["12:00:01.000", "12:00:00.000", ""], [0, 0, nil]),
      (["12:00:00", "12:00:01"], [nil, nil]), (["App 12:00:00.000", "1:00:00.000"], [nil, nil]),
      (["2024-13-01 12:00:00.000", "24:61:00.000"], [nil, nil]),
    ] as [([String], [Double?])]
  )
  func aTimeIsThatAtTheBeginningOfTheLine(_ stamps: [String], _ times: [Double?]) throws {
    let log = stamps.map { "\($0) App[1:2] \(Self.printed())" }.joined(separator: "\n")
    #expect(try KeyboardTrace(consoleLog: log).times == times)
  }

  @Test func aUserInfoAloneHasTheTimeOfItsNameOrBracket() throws {
    let log = """
      12:00:00.000 keyboardWillShow
      \(Self.swift)
      12:00:01.000 App[1:2] {
          \(Self.entry)
      }
      12:00:02.000 another line
      \(Self.swift)
      """
    #expect(try KeyboardTrace(consoleLog: log).times == [0, 1, nil])
  }

  private static func metadata(_ seconds: String) -> String {
    "Type: Notice | Timestamp: 2026-01-12 21:27:\(seconds)-05:00 | Process: App | Library: App | "
      + "TID: 0xb1f10"
  }

  @Test func theTimeBelowAMessageOfXcodeIsRead() throws {
    let other = "another message\n\(Self.metadata("59.000000"))"
    let log = """
      \(Self.printed())
      \(Self.metadata("56.482798"))
      \(other)
      \(Self.printed())
      \(Self.metadata("57.982798"))
      """
    #expect(try KeyboardTrace(consoleLog: log).times == [0, 1.5])
  }

  /// Text that was printed has no time in Xcode's console, and keeps the name above it.
  @Test func printedTextHasNoTimeInXcode() throws {
    let log = """
      keyboardDidShow
      Type: stdio
      \(Self.swift)
      Type: stdio
      another message
      \(Self.metadata("56.482798"))
      """
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["didShow"] && trace.times == [nil])
    #expect(!trace.importNotes.contains { $0.contains("time that is not read") })
  }

  // MARK: - A keyboard that was up before the log

  @Test func theRecordOfAKeyboardThatMayHaveBeenUpIsInANote() throws {
    let hint =
      "the keyboard may have been up before the log, because the first notification, line 6, "
      + "begins at a frame on the screen; if it was, insert this record into the trace (not into the "
      + "log), before its first notification: "
      + #"{"version":1,"kind":"notification","payload":{"name":"UIKeyboardDidShowNotification","#
      + #""userInfo":{"UIKeyboardFrameEndUserInfoKey":[0,442,375,225]}}}"#
    #expect(try Recording(name: "S11a.txt").trace().importNotes.contains(hint))
  }

  @Test(arguments: [844, 508])
  func aKeyboardThatBeginsOffScreenOrWhereItEndsWasNotUp(_ top: Int) throws {
    let log = """
      {name = UIKeyboardWillShowNotification; userInfo = {
          \(Self.begin) = "NSRect: {{0, \(top)}, {390, 336}}";
          \(Self.entry)
      }}
      """
    let notes = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 390, height: 844))
      .importNotes
    #expect(!notes.contains { $0.contains("before the log") })
  }
}
