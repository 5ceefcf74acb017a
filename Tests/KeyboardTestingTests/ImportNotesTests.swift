import Foundation
import KeyboardTesting
import Testing

/// Notes on the guessed, omitted and doubtful parts of a log.
struct ImportNotesTests {
  private static let key = PrintedLog.key
  private static let head = PrintedLog.head
  private static let frame = PrintedLog.entry
  private static let show = PrintedLog.show

  /// A log of a screen of 390×844 points, and the note of its import.
  struct Example: Sendable {
    let log: String
    let note: String?
  }

  @Test(arguments: [
    Example(log: show, note: nil),
    Example(
      log: "{name = (hide handler); userInfo = {\n\(frame)\n}}",
      note: "1 notification with a name guessed from the words in its place: line 1"
    ),
    Example(
      log: "{name = WillShow/DidShow; userInfo = {\n\(frame)\n}}",
      note: "1 notification with a name guessed from the words in its place: line 1"
    ),
    Example(
      log: "12:00:00 [\n\(frame)\n]\n12:00:01 {name = (?); userInfo = {\n\(frame)\n}}",
      note: "2 notifications with no name, read as a change of frame: lines 2, 4"
    ),
    Example(
      log: "{name = UIKeyboardWillShowNotification; userInfo = <private>}",
      note: "1 notification with a user info that the log hides as private: line 1"
    ),
    Example(
      log: "\(head)\n\(key) = \"<private>\";\n}}",
      note: "1 notification with a value that is cut or unknown (\(key)): line 1"
    ),
    Example(log: "\(head)}}", note: "1 notification with no end frame: line 1"),
    Example(
      log: "\(head)\n\(key) = {{0, nan}, {390, 336}};\n}}",
      note: "1 notification with an end frame that is no rectangle of finite numbers: line 1"
    ),
    Example(
      log: "2026-01-01 10:00:00 \(show)\n2026-01-01 09:00:00 \(show)",
      note: "1 notification with a time before the last one, which was kept: line 4"
    ),
    Example(
      log: "\(show)\n2026-01-01 10:00:00 \(show)\n\(show)",
      note: "2 notifications with no time, put at that of the one before: lines 1, 7"
    ),
    Example(
      log: "\(show)\n\(show)",
      note: "no notification begins with a time, so that the trace has no times"
    ),
    Example(
      log: "{name = AppKeyboardNotification; userInfo = {\n\(frame)\n}}",
      note: "1 notification with a name that is none of the system's: line 1"
    ),
    Example(
      log: #"{"version":1,"kind":"screen"}"# + "\n\(show)\n" + #"{"version":2}"#,
      note: "skipped, since a record of a trace: lines 1, 5"
    ),
  ])
  func guessedOmittedAndDoubtfulPartsAreNoted(_ example: Example) throws {
    let screen = CGSize(width: 390, height: 844)
    let trace = try KeyboardTrace(consoleLog: example.log, screen: screen)
    let notes = [example.note].compactMap(\.self)
    #expect(trace.importNotes == ["screen 390×844, as given"] + notes)
  }

  /// Terminals, mails and the system's log cut lines after a number of letters.
  @Test(arguments: [
    Wrapped(lines: ["\(swift)IsLo", "calUserInfoKey\"): 0, \(rest)"], key: local),
    Wrapped(lines: ["\(start)\"U", "IKeyboardIsLocalUserInfoKey\"): 0, \(rest)"], key: local),
    Wrapped(lines: ["\(swift)IsLocalUserInfoKey", "\"): 0, \(rest)"], key: local),
    Wrapped(lines: ["\(swift)AnimationDurationUserInfoKey\"): 0.2", "5, \(rest)"], key: duration),
    Wrapped(
      lines: ["\(swift)AnimationDurationUserInfoKey\"): 0.2", "12:00:01 another line", ""],
      key: duration
    ),
    Wrapped(lines: ["\(head)", "UIKeyboardIsLocalUser", "InfoKey = 0;", "}}"], key: local),
    Wrapped(lines: ["\(head) \(frame) UIKeyboardIsLocalUser", "InfoKey = 0;", "}}"], key: local),
  ])
  func aKeyOrANumberThatALineCutsIsNoted(_ wrapped: Wrapped) throws {
    let trace = try KeyboardTrace(consoleLog: wrapped.lines.joined(separator: "\n"))
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos[0][wrapped.key] == nil)
    let line = wrapped.lines[0] == Self.head ? 2 : 1
    let note = "a key or a number that the end of a line cuts: line \(line)"
    #expect(trace.importNotes.contains(note))
  }

  /// A show as Swift, Foundation on one line, and React Native print it.
  private static let shows = [
    "name = UIKeyboardWillShowNotification, userInfo = Optional(["
      + "AnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336.5}}, "
      + "AnyHashable(\"\(duration)\"): 0.25, AnyHashable(\"\(local)\"): 1])",
    "\(head) \(key) = \"NSRect: {{0, 508}, {390, 336.5}}\"; \(duration) = \"0.25\"; \(local) = 1; }}",
    "keyboardWillShow {\"duration\":250,\"isEventFromThisApp\":true,\"endCoordinates\":"
      + "{\"screenX\":0,\"screenY\":508,\"width\":390,\"height\":336.5}}",
  ]

  /// A value is read whole, or left out with a note, wherever a terminal or a mail breaks lines.
  @Test(arguments: shows, ["\n", "\n> ", "\n    ", "=\n"])
  func noWidthOfLinesGivesAWrongValue(_ show: String, _ lineBreak: String) throws {
    let whole: [String: KeyboardTraceValue] = [
      Self.key: [0, 508, 390, 336.5], Self.duration: 0.25, Self.local: 1,
    ]
    for width in 12..<show.count {
      let lines = stride(from: 0, to: show.count, by: width)
        .map { String(show.dropFirst($0).prefix(width)) }
      guard let trace = try? KeyboardTrace(consoleLog: lines.joined(separator: lineBreak)) else {
        continue
      }
      let read = trace.userInfos.flatMap { $0 }.filter { whole[$0.key] != nil }
      #expect(read.allSatisfy { whole[$0.key] == $0.value }, "\(width) letters a line")
      let notes = trace.importNotes.joined()
      let isNoted = ["cut", "no end frame", "skipped"].contains { notes.contains($0) }
      #expect(Set(read.map(\.key)).count == whole.count || isNoted, "\(width) letters a line")
    }
  }

  @Test func aGroupThatALineCutsEndsNoNotification() throws {
    let log = Self.shows[0].replacingOccurrences(of: "508}, ", with: "508},\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    #expect(trace.userInfos == [[Self.duration: 0.25, Self.local: 1]])
  }

  /// The frame in the event would be read as one that was printed behind the name.
  @Test func anEventWithACutNameOfItsFrameIsNoted() throws {
    let lines = [
      "keyboardWillShow {\"duration\": 25", "0, \"isEventFromThisApp\": false, \"endCoordina",
      "tes\": {\"height\": 336, \"screenX\": 0, \"", "screenY\": 508, \"width\": 390}}",
    ]
    let trace = try KeyboardTrace(consoleLog: lines.joined(separator: "\n"))
    #expect(trace.userInfos == [[:]])
    #expect(trace.importNotes.contains("a key or a number that the end of a line cuts: line 1"))
  }

  @Test func anEventThatEndsWithTheLogHasTheNameAboveIt() throws {
    let event = PrintedLog.pretty.dropLast(2)
    let trace = try KeyboardTrace(consoleLog: "keyboardDidShow\n\(event)")
    #expect(trace.types == ["didShow"])
    #expect(trace.importNotes.contains("a key or a number that the end of a line cuts: line 2"))
  }

  @Test func anEventThatIsNeverClosedIsNoted() throws {
    let event = PrintedLog.pretty.split(separator: "\n").dropLast(2).joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: "\(event)\n{\n}\n\(PrintedLog.hide)")
    #expect(trace.types == ["willChangeFrame", "willHide"])
    #expect(trace.userInfos == [[:], [:]])
    #expect(trace.importNotes.contains("a key or a number that the end of a line cuts: line 1"))
  }

  @Test(arguments: [
    (show, false), (PrintedLog.hide, false), ("\(head)}}", true),
    ("\(head)\n\(frame)\n\(local) = 0.;\n}}", true),
    ("\(head)\n\(frame)\nUIKeyboardIsLocalUser\nInfoKey = 0;\n}}", true),
    ("{name = UIKeyboardWillShowNotification; userInfo = <private>}", true),
  ])
  func aNotificationWithoutEachOfItsValuesIsIncomplete(
    _ notification: String,
    _ isIncomplete: Bool
  ) throws {
    var importer = KeyboardLogImporter(screen: CGSize(width: 390, height: 844))
    importer.feed(Data(notification.utf8))
    // The first record is the screen.
    #expect(try importer.finish().incompleteRecords == (isIncomplete ? [1] : []))
  }

  @Test(arguments: [
    "\(head)\n\(local) = 1\n\(frame)\n}}",
    "\(swift)IsLocalUserInfoKey\"): 1\n, \(rest.dropLast(3)), \n])",
    "\(swift)IsLocalUserInfoKey\"): 1\n, \(rest.dropLast(3)), \n12:00:01 another line\n])",
  ])
  func aNumberBeforeABracketOrAnotherEntryIsWhole(_ log: String) throws {
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos[0][Self.local] == 1)
    #expect(!trace.importNotes.contains { $0.contains("cuts") })
  }

  /// The lines of a log, and a key that must not be read from them.
  struct Wrapped: Sendable {
    let lines: [String]
    let key: String
  }

  private static let start = "name = UIKeyboardWillShowNotification, userInfo = [AnyHashable("
  private static let swift = start + "\"UIKeyboard"
  private static let rest = "AnyHashable(\"UIKeyboardAnimationCurveUserInfoKey\"): 7])"
  private static let local = PrintedLog.local
  private static let duration = "UIKeyboardAnimationDurationUserInfoKey"

  @Test func aLineThatIsTooLongIsSkipped() throws {
    var importer = KeyboardLogImporter(file: "x", longestLine: 1000)
    for _ in 0..<5 { importer.feed(Data(repeating: UInt8(ascii: "x"), count: 700)) }
    importer.feed(Data("\n\(Self.show)\n".utf8))
    importer.feed(Data((String(repeating: "y", count: 1001) + "\n").utf8))
    let trace = try importer.finish().trace
    #expect(trace.types == ["willShow"])
    #expect(trace.importNotes.last == "skipped, since longer than 1000 bytes: lines 1, 5")
  }

  @Test func aLogOfOneLineThatIsTooLongIsAnError() {
    var importer = KeyboardLogImporter(file: "x", longestLine: 1000)
    importer.feed(Data(repeating: UInt8(ascii: "x"), count: 2000))
    let error = #expect(throws: KeyboardTraceError.self) { try importer.finish() }
    let message = "x, line 1: expected a line of at most 1000 bytes, found a longer one"
    #expect(error?.description == message)
  }

  @Test func aNoteNamesFiveLinesAndCountsTheOthers() throws {
    let log = Array(repeating: "[\n\(Self.frame)\n]", count: 8).joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.importNotes.last?.hasSuffix(": lines 2, 5, 8, 11, 14 and 3 more") == true)
  }
}
