#if os(macOS) || os(Linux)
import Foundation
import Testing
import TestSupport

/// Runs the built tool.
struct ImportTests {
  private let log = """
    # A keyboard
    # Device: iPhone, 375x667
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}

    """

  private let trace = """
    {"version":1,"kind":"header","payload":{"title":"A keyboard","device":"iPhone, 375x667"}}
    {"version":1,"kind":"screen","payload":{"time":0,"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification",\
    "userInfo":{"UIKeyboardAnimationDurationUserInfoKey":0.25,\
    "UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}

    """

  @Test func aLogBecomesAFile() throws {
    let folder = TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let file = try folder.file("log", log).path
    let run = try ToolRun("import", file, "-o", output.path)
    #expect(
      run.errors == """
        keyboard-replay: \(file): 1 notification; screen 375×667, as the log says
        keyboard-replay: wrote \(output.path)

        """
    )
    #expect(run.output == "" && run.status == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == trace)
    #expect(try ToolRun("play", output.path).output.contains("appeared +216"))
  }

  private static let bare = """
    keyboardWillHide
    [AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 844}, {390, 336}}, \
    AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0.25, \
    AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1]

    """
  private static let noScreen =
    "1 notification; no screen is known, because the frames, 390 points wide, do not show it; "
    + "import with --screen WxH"

  private static let inDoubt =
    "no expectation was written after 1 notification, because its result is in doubt: "

  /// A log that is imported with some options, and the notes that standard error has.
  struct NotedImport: Sendable {
    var log = bare
    var options: [String] = []
    var notes: [String]
    var expectations = 0
  }

  @Test(arguments: [
    NotedImport(
      options: ["--expect", "--safe-area", "34"],
      notes: [
        noScreen, "--safe-area has no effect, because no screen is known",
        inDoubt + "no screen is known",
      ]
    ),
    NotedImport(
      options: ["--expect", "--screen", "390x844", "--safe-area", "34"],
      notes: ["1 notification; screen 390×844, as given"],
      expectations: 1
    ),
    NotedImport(
      options: ["--expect", "--screen", "390x844"],
      notes: [
        "1 notification; screen 390×844, as given",
        "no safe area is known, so each inset is the covered height; --safe-area 34,21 is that of an "
          + "iPhone without a home button",
      ],
      expectations: 1
    ),
    NotedImport(
      log: bare.replacingOccurrences(of: "keyboardWillHide", with: ""),
      options: ["--expect", "--screen", "375x667"],
      notes: [
        "1 notification; screen 375×667, as given",
        "1 notification without a name, read as a change of the frame: line 2; write its name, such "
          + "as keyboardWillShow, on the line above, and import again",
        inDoubt + "a notification without a name, read as a change of the frame",
      ]
    ),
  ])
  func guessesAndOmissionsAreNoted(_ noted: NotedImport) throws {
    let run = try ToolRun(["import"] + noted.options, text: noted.log)
    #expect(run.notes == noted.notes.map { "standard input: " + $0 } && run.status == 0)
    let expectations = run.output.components(separatedBy: #""expectation""#).count - 1
    #expect(expectations == noted.expectations)
  }

  /// An iPad of 1024 points by 1366 may have a home button or not.
  @Test(
    arguments: [
      ("852x393", "--safe-area 34,21 is that of an iPhone without a home button"),
      ("568x320", nil), ("820x1180", ipad), ("1366x1024", ipad), ("768x1024", nil),
      ("1112x834", nil),
    ] as [(String, String?)]
  )
  func theSafeAreaThatIsNamedIsThatOfTheDevice(_ screen: String, _ advice: String?) throws {
    let run = try ToolRun("import", "--expect", "--screen", screen, text: Self.bare)
    let note = "no safe area is known, so each inset is the covered height; "
    let notes = run.notes.filter { $0.contains("safe area") }
    #expect(notes == (advice.map { ["standard input: \(note)\($0)"] } ?? []))
  }

  private static let ipad = "--safe-area 20,20 is that of an iPad without a home button"

  // MARK: - Recordings

  private static let recording = Traces.lines(
    Traces.header,
    Traces.screen,
    Traces.notification("WillShow", y: 409, time: 0),
    Traces.notification("DidShow", y: 409, time: 0.3),
    Traces.application("active", time: 1),
    Traces.notification("WillHide", y: 667, time: 2),
    #"{"version":1,"kind":"end","payload":{"time":3,"reason":"stopped"}}"#
  )

  @Test func aRecordingBecomesATest() throws {
    let folder = TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl").path
    let run = try ToolRun("import", "--expect", "-o", output, text: Self.recording)
    let notes = ["standard input: 3 notifications", "wrote \(output), with 3 expectations"]
    #expect(run.notes == notes && run.status == 0)
    let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
    let up = #""placement":"docked","covered":258,"inset":258,"written":true}}"#
    let down = #""placement":"offscreen","covered":0,"inset":0,"written":true}}"#
    #expect(lines[3].hasSuffix(#"{"visibility":"showing",\#(up)"#))
    #expect(lines[5].hasSuffix(#"{"visibility":"shown",\#(up)"#))
    #expect(lines[8].hasSuffix(#"{"visibility":"hiding",\#(down)"#))
    #expect(try ToolRun("check", output).output == "\(output): 3 of 3 expectations hold\n")
  }

  /// An expectation without the mark is kept in place of a written one.
  @Test func writtenExpectationsAreWrittenAnew() throws {
    let written = try ToolRun("import", "--expect", text: Self.recording).output
    #expect(try ToolRun("import", "--expect", text: written).output == written)
    let corrected = written.replacingOccurrences(of: #","inset":258,"written":true"#, with: "")
    let run = try ToolRun("import", "--expect", text: corrected)
    #expect(run.output == corrected)
    #expect(run.output.contains(#""covered":258}}"#))
  }

  /// Its keyboard is unknown until it moves.
  @Test func aRecordingThatContinuesHasNoExpectationBeforeAShow() throws {
    let recording = Traces.lines(
      Traces.header,
      #"{"version":1,"kind":"cut","payload":{"time":0,"continues":"a.jsonl","keyboard":true}}"#,
      Traces.screen,
      Traces.notification("DidChangeFrame", y: 409, time: 0),
      Traces.notification("WillShow", y: 377, height: 290, time: 1)
    )
    let run = try ToolRun("import", "--expect", text: recording)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.contains("expectation") } == 1)
    #expect(lines.last?.contains(#""visibility":"showing""#) == true)
  }

  // Trace format: without a screen any frame that is not empty counts as docked.
  @Test func aTraceWithoutAScreenHasWrittenExpectations() throws {
    let text = Self.recording.replacingOccurrences(of: Traces.screen + "\n", with: "")
    let run = try ToolRun("import", "--expect", text: text)
    let check = try ToolRun("check", "-", text: run.output)
    #expect(check.output == "standard input: 3 of 3 expectations hold\n")
  }

  @Test func anImportWithoutExpectKeepsWrittenExpectations() throws {
    let written = try ToolRun("import", "--expect", text: Self.recording).output
    #expect(try ToolRun("import", text: written).output == written)
  }

  /// The keyboard that the recording continues is unknown in the trace, too.
  @Test func aContinuedRecordingIsImportedTheSameAgain() throws {
    let cut = #"{"version":1,"kind":"cut","payload":{"time":0,"keyboard":true}}"#
    let change = Traces.notification("WillChangeFrame", y: 409, time: 0)
    let recording = Traces.lines(Traces.header, cut, Traces.screen, change)
    let first = try ToolRun("import", "--expect", text: recording)
    let second = try ToolRun("import", "--expect", text: first.output)
    #expect(!first.output.contains("expectation") && second.output == first.output)
    #expect(second.errors == first.errors)
  }

  @Test func aTraceHasItsOwnScreen() throws {
    let run = try ToolRun("import", "--screen", "390x844", text: Self.recording)
    let message = "--screen and --safe-area are for logs; a trace contains its screen and view"
    #expect(run == .message(64, message))
  }

  /// A keyboard in portrait, and after a rotation in landscape.
  private let rotation = [
    ("UIKeyboardWillShow", 516, 393, 336), ("UIKeyboardWillShow", 193, 852, 200),
  ]
  .map { name, top, width, height in
    """
    {name = \(name)Notification; userInfo = {
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, \(top)}, {\(width), \(height)}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}

    """
  }.joined()

  private func importRotation(safeArea: String) throws -> ToolRun {
    try ToolRun(
      "import",
      "--expect",
      "--screen",
      "393x852",
      "--safe-area",
      safeArea,
      text: rotation
    )
  }

  @Test func twoSafeAreasAreThoseOfPortraitAndLandscape() throws {
    let run = try importRotation(safeArea: "34,21")
    let screen = #"{"version":1,"kind":"screen","payload":{"frame":[0,0,393,852]}}"#
    let view = #"{"version":1,"kind":"view","payload":{"frame":[0,0,393,852],"safeAreaBottom":34}}"#
    #expect(run.output.contains("\(screen)\n\(view)\n"))
    #expect(run.output.contains(#""covered":336,"inset":302"#))
    #expect(run.output.contains(#""covered":200,"inset":179"#))
    #expect(!run.errors.contains("safe"))
  }

  /// The landscape has another one, which nobody has given.
  @Test func oneSafeAreaIsThatOfTheFirstScreen() throws {
    let run = try importRotation(safeArea: "34")
    #expect(run.output.contains(#""covered":336,"inset":302"#))
    #expect(run.output.contains(#""frame":[0,0,852,393],"safeAreaBottom":0"#))
    #expect(run.output.components(separatedBy: #""expectation""#).count == 2)
    #expect(
      run.notes.suffix(2) == [
        "standard input: the screen rotates, and --safe-area has one height, that of the first "
          + "screen; give two, such as --safe-area 34,21 for portrait and landscape",
        "standard input: \(Self.inDoubt)the safe area of the rotated screen is unknown",
      ]
    )
  }

  @Test func aSafeAreaHigherThanItsScreenIsRefused() throws {
    let run = try importRotation(safeArea: "34,394")
    let message =
      "--safe-area should be at most the height of the screen, 393 points in landscape"
    #expect(run == .message(64, message))
  }

  @Test(arguments: ["target.jsonl", "missing/../target.jsonl"])
  func aLinkLeadsToTheFileThatIsWritten(_ target: String) throws {
    let run = try ToolRun.shell(
      "mkdir missing; ln -s \(target) link; ln -s link link2; \"$TOOL\" import log -o link2; "
        + "readlink link link2; cat target.jsonl",
      files: ["log": log]
    )
    #expect(run.output == "\(target)\nlink\n\(trace)")
    #expect(run.notes.last == "wrote link2")
  }

  @Test func aLinkToItselfIsNotReplaced() throws {
    let run = try ToolRun.shell(
      "ln -s link link; \"$TOOL\" import log -o link; echo $?; readlink link",
      files: ["log": log]
    )
    #expect(run.output == "66\nlink\n")
    #expect(run.notes.last?.hasPrefix("cannot write link: ") == true)
  }

  @Test func aLogWithoutANotificationMakesNoFile() throws {
    let folder = TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let run = try ToolRun("import", "log", "-o", output.path, files: ["log": "nothing\nto see\n"])
    let message = "log: expected a printed keyboard notification, found none in 2 lines"
    #expect(run == .message(65, "\(message); keyboard-replay import --help lists what is read"))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
#endif
