#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool.
struct ImportTests {
  private let log = """
    # A keyboard
    # Device: iPhone, 375x667
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}

    """

  private let trace = """
    {"version":1,"kind":"header","payload":{"title":"A keyboard","device":"iPhone, 375x667"}}
    {"version":1,"kind":"screen","payload":{"time":0,"frame":[0,0,375,667]}}
    {"version":1,"kind":"notification","payload":{"time":0,"name":"UIKeyboardWillShowNotification",\
    "userInfo":{"UIKeyboardFrameEndUserInfoKey":[0,451,375,216],"UIKeyboardIsLocalUserInfoKey":1}}}

    """

  @Test func aLogBecomesAFile() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let file = try folder.file("log", log).path
    let run = try ToolRun("import", file, "-o", output.path)
    #expect(run.errors.hasPrefix("keyboard-replay: \(file): 1 notification on a screen of "))
    #expect(run.errors.hasSuffix("\nkeyboard-replay: wrote \(output.path)\n"))
    #expect(run.output == "" && run.status == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == trace)
    #expect(try ToolRun("play", output.path).output.contains("appeared +216"))
  }

  @Test func theScreenCanBeGiven() throws {
    let run = try ToolRun("import", "-", "--screen", "414x736", text: log)
    #expect(run.output == trace.replacingOccurrences(of: "375,667", with: "414,736"))
    #expect(
      run.notes == [
        "standard input: 1 notification on a screen of 414×736 points, as given",
        "standard input: the log says 375×667, not 414×736 as given",
      ]
    )
  }

  /// The screens of a log's notifications, and how the note names them.
  @Test(
    arguments: [
      (["{390, 844}"], "on a screen of 390×844 points, "),
      (["{390, 844}", "{844, 390}"], "on a screen of 390×844 points, which turns, "),
      (["{390, 844}", "{768, 1024}"], "on screens of 390×844 and 768×1024 points, "),
    ]
  )
  func onlyAScreenOfTheSameSidesTurns(_ sizes: [String], _ words: String) throws {
    let log = sizes.map { size in
      """
      NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; object = <UIScreen: 0x1; \
      bounds = {{0, 0}, \(size)}>; userInfo = {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 200}, \(size)}";
      }}

      """
    }
    let run = try ToolRun("import", text: log.joined())
    #expect(run.notes.first?.contains(words) == true, "\(run.notes)")
  }

  private static let hide = "{name = UIKeyboardWillHideNotification; userInfo = {}}\n"
  private static let active =
    "{name = UIApplicationDidBecomeActiveNotification; userInfo = (null)}\n"
  private static let frames = """
    [AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 667}, {375, 216}}, \
    AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 451}, {375, 216}}]

    """
  private static let noScreen =
    "1 notification; no screen is known, since the frames do not show it; --screen WxH gives one"
  private static let guess = "1 notification with no name, read as a change of frame: line 1"
  private static let inferred =
    "1 notification on a screen of 375×667 points, inferred from the frames"
  private static let given = "1 notification on a screen of 375×812 points, as given"
  private static let other =
    "the frames are of a screen of 375×667 points, not of 375×812 as given"
  private static let noExpectations = "no expectations are written, since the screen is in doubt"

  /// A log that is imported with some options, and the notes that standard error has.
  struct NotedImport: Sendable {
    var log: String
    var options: [String] = []
    var notes: [String]
  }

  private static let notedImports = [
    NotedImport(
      log: active,
      options: ["--screen", "390x844"],
      notes: ["0 notifications on a screen of 390×844 points, as given"]
    ),
    NotedImport(log: hide, notes: [noScreen]),
    NotedImport(log: frames, options: ["--expect"], notes: [inferred, guess]),
    NotedImport(
      log: frames,
      options: ["--expect", "--screen", "375x812"],
      notes: [given, other, guess, noExpectations]
    ),
    NotedImport(
      log: hide,
      options: ["--expect", "--safe-area", "34"],
      notes: [noScreen, "the safe area is left out, since no screen is known"]
    ),
  ]

  @Test(arguments: notedImports)
  func guessesAndOmissionsAreNoted(_ noted: NotedImport) throws {
    let run = try ToolRun(["import"] + noted.options, text: noted.log)
    #expect(run.notes == noted.notes.map { "standard input: " + $0 } && run.status == 0)
    let isInferred = noted.notes.contains(Self.inferred)
    #expect(run.output.contains(#""inferred":true"#) == isInferred)
    let isUncertain = noted.notes.contains(Self.noExpectations)
    let hasExpectations = noted.options.contains("--expect") && !isUncertain
    #expect(run.output.contains("expectation") == hasExpectations)
  }

  @Test func resultsAreWrittenAsExpectations() throws {
    let folder = try TemporaryFolder()
    let hide = log.split(separator: "\n").dropFirst(2).joined(separator: "\n")
      .replacingOccurrences(of: "WillShow", with: "WillHide")
      .replacingOccurrences(of: "{0, 451}", with: "{0, 667}")
    let twice =
      log + log.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n" + hide
    let output = folder.url.appendingPathComponent("a.jsonl").path
    let input = try folder.file("log", twice)
    let run = try ToolRun("import", "--expect", "-o", output, input: input)
    #expect(run.errors.hasSuffix("\nkeyboard-replay: wrote \(output), with 3 expectations\n"))
    #expect(run.status == 0)
    let expectations = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("expectation") }
    let start = #"{"version":1,"kind":"expectation","payload":{"visibility":"#
    let up = start + #""showing","placement":"docked","covered":216,"inset":216,"written":true}}"#
    let down = start + #""hiding","placement":"offscreen","covered":0,"inset":0,"written":true}}"#
    #expect(expectations.map(String.init) == [up, up, down])
    #expect(try ToolRun("check", output).output == "\(output): 3 of 3 expectations hold\n")
  }

  /// The key that is cut could have named another app.
  @Test func noExpectationFollowsAnIncompleteNotification() throws {
    let cut = log.replacingOccurrences(of: "LocalUserInfoKey = 1;", with: "LocalUserInfo")
    let run = try ToolRun("import", "--expect", text: cut)
    #expect(run.output.contains("UIKeyboardWillShowNotification"))
    #expect(!run.output.contains("expectation"))
    let note = "standard input: a key or a number that the end of a line cuts: line 5"
    #expect(run.notes.contains(note))
  }

  @Test func aMissingSafeAreaOfAHomeIndicatorIsNoted() throws {
    let hide = "# 390x844\n\(Self.hide)"
    let note = "standard input: no safe area is known, so that each inset is the covered height; "
    #expect(try ToolRun("import", "--expect", text: hide).errors.contains(note))
    #expect(try !ToolRun("import", text: hide).errors.contains(note))
  }

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
    let run = try ToolRun("import", "--expect", text: Self.recording)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 9)
    #expect(lines[3].contains(#""visibility":"showing","placement":"docked","covered":258"#))
    #expect(lines[5].contains(#""visibility":"shown""#) && lines[8].contains(#""covered":0"#))
    #expect(lines.filter { $0.contains(#""written":true"#) }.count == 3)
    #expect(run.notes == ["standard input: 3 notifications"] && run.status == 0)
    let check = try ToolRun("check", "-", text: run.output)
    #expect(check.output == "-: 3 of 3 expectations hold\n" && check.status == 0)
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

  @Test func aTraceHasItsOwnScreen() throws {
    let run = try ToolRun("import", "--screen", "390x844", text: Self.recording)
    let message = "a trace has its screen and its view; --screen and --safe-area are for logs"
    #expect(run == .message(64, message))
  }

  @Test func aTraceThatIsMalformedIsNamedByItsLine() throws {
    let run = try ToolRun("import", "--expect", text: Self.recording + "{\n")
    #expect(run.errors.hasPrefix("keyboard-replay: standard input, line 8: expected a JSON object"))
    #expect(run.status == 65)
  }

  @Test func aSafeAreaReducesTheInsets() throws {
    let run = try ToolRun("import", "--expect", "--safe-area", "34", text: log)
    let view = #"{"version":1,"kind":"view","payload":{"time":0,"frame":[0,0,375,667],"#
    #expect(run.output.contains(#"[0,0,375,667]}}"# + "\n" + view + #""safeAreaBottom":34}}"#))
    #expect(run.output.contains(#""covered":216,"inset":182"#))
    #expect(!run.errors.contains("safe area"))
  }

  @Test func aFileThatExistsIsWrittenOver() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("log", log)
    let longer = String(repeating: "not this\n", count: 1_000)
    let output = try folder.file("a.jsonl", longer)
    #expect(try ToolRun("import", "-o", output.path, input: input).status == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == trace)
    #expect(try ToolRun("import", "-o", "/dev/null", input: input).status == 0)
  }

  @Test func aLogWithoutANotificationMakesNoFile() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.jsonl")
    let run = try ToolRun("import", "log", "-o", output.path, files: ["log": "nothing\nto see\n"])
    let message = "log: expected a printed keyboard notification, found none in 2 lines"
    #expect(run == .message(65, "\(message); keyboard-replay import --help lists what is read"))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
#endif
