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

  @Test func aScreenThatIsGivenIsSaidWithoutAKeyboardToo() throws {
    let text = "{name = UIApplicationDidBecomeActiveNotification; userInfo = (null)}\n"
    let run = try ToolRun("import", "--screen", "390x844", text: text)
    let note = "standard input: 0 notifications on a screen of 390×844 points, as given"
    #expect(run.notes == [note])
  }

  @Test func withoutAScreenTheToolSaysHowToGiveOne() throws {
    let text = "{name = UIKeyboardWillHideNotification; userInfo = {}}\n"
    let run = try ToolRun("import", text: text)
    let note = "standard input: 1 notification; no screen is known, since the frames do not tell it"
    #expect(run.notes == ["\(note); --screen WxH gives one"] && run.status == 0)
  }

  @Test func aScreenThatIsInferredAndWhatIsGuessedAreSaid() throws {
    let text = """
      [AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 667}, {375, 216}}, \
      AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 451}, {375, 216}}]

      """
    let run = try ToolRun("import", text: text)
    #expect(run.output.contains(#""frame":[0,0,375,667],"inferred":true"#))
    #expect(
      run.errors == """
        keyboard-replay: standard input: 1 notification on a screen of 375×667 points, inferred from \
        the frames
        keyboard-replay: standard input: 1 notification with no name, read as a change of frame: line 1

        """
    )
  }

  @Test func whatThePackageMakesOfALogCanBeWrittenAsExpectations() throws {
    let folder = try TemporaryFolder()
    let hide = log.split(separator: "\n").dropFirst(2).joined(separator: "\n")
      .replacingOccurrences(of: "WillShow", with: "WillHide")
      .replacingOccurrences(of: "{0, 451}", with: "{0, 667}")
    let twice = log + log.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n" + hide
    let output = folder.url.appendingPathComponent("a.jsonl").path
    let input = try folder.file("log", twice)
    let run = try ToolRun("import", "--expect", "-o", output, input: input)
    #expect(run.errors.hasSuffix("\nkeyboard-replay: wrote \(output), with 2 expectations\n"))
    #expect(run.status == 0)
    let expectations = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("expectation") }
    #expect(
      expectations == [
        #"{"version":1,"kind":"expectation","payload":{"visibility":"showing","#
          + #""placement":"docked","covered":216,"inset":216}}"#,
        #"{"version":1,"kind":"expectation","payload":{"visibility":"hiding","#
          + #""placement":"offscreen","covered":0,"inset":0}}"#,
      ]
    )
    #expect(try ToolRun("check", output).output == "\(output): 2 of 2 expectations hold\n")
  }

  @Test func aSafeAreaMakesTheInsetsThoseOfTheDevice() throws {
    let run = try ToolRun("import", "--expect", "--safe-area", "34", text: log)
    let view = #"{"version":1,"kind":"view","payload":{"time":0,"frame":[0,0,375,667],"#
    #expect(run.output.contains(#"[0,0,375,667]}}"# + "\n" + view + #""safeAreaBottom":34}}"#))
    #expect(run.output.contains(#""covered":216,"inset":182"#))
    #expect(!run.errors.contains("safe area"))
  }

  @Test func expectationsWithoutASafeAreaAreSaidToBeSo() throws {
    let note = """
      keyboard-replay: standard input: no safe area is known, so that each inset is the covered \
      height; --safe-area 34 gives that of the home indicator of an iPhone in portrait

      """
    #expect(try ToolRun("import", "--expect", text: log).errors.hasSuffix("\n" + note))
    #expect(try !ToolRun("import", text: log).errors.contains("safe area"))
    let given = try ToolRun("import", "--expect", "--safe-area=0", text: log)
    #expect(!given.errors.contains("safe area"))
  }

  @Test func aSafeAreaWithoutAScreenIsSaidToBeLeftOut() throws {
    let text = "{name = UIKeyboardWillHideNotification; userInfo = {}}\n"
    let run = try ToolRun("import", "--expect", "--safe-area", "34", text: text)
    #expect(run.errors.hasSuffix(": the safe area is left out, since no screen is known\n"))
    #expect(!run.output.contains("safeArea"))
    #expect(run.status == 0)
  }

  /// So that an import can be repeated, with a screen for instance.
  @Test func aFileThatExistsIsWrittenOver() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("log", log)
    for output in [try folder.file("a.jsonl", "not this").path, "/dev/null"] {
      #expect(try ToolRun("import", "-o", output, input: input).status == 0)
    }
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

extension ToolRun {
  init(output: String, errors: String, status: Int32) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}
#endif
