#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing
import TestSupport

@testable import keyboard_replay

/// Runs the built tool.
struct PlayTests {
  @Test func aTableShowsWhatEachNotificationDid() throws {
    let run = try ToolRun("play", "-", text: Traces.whole)
    #expect(
      run.output == """
        A test
        standard input · screen 375×667 · view 375×667, safe area 34
            time  notification     end frame               what it did       covered
           0.000  willShow         (0, 409) 375×258        appeared +258         258  ███▉
           0.002  willChangeFrame  (0, 409) 375×258        × duplicate           258  ███▉
           0.300  didShow          (0, 409) 375×258        shown                 258  ███▉
           1.000  willShow         (0, 377.5) 375×289.5    resized +31.5       289.5  ████▍
           2.000  willHide         (0, 667) 375×289.5      disappeared -289.5      0

        1 trace, 5 notifications, 3 changes; dropped: 1 duplicate; 2 of 2 expectations hold

        Times are in s, frames and heights in pt. A number with a sign is the change of the covered height.

        appeared     a keyboard came on screen
        resized      the keyboard has another size
        disappeared  the keyboard left the screen
        shown        the keyboard has arrived
        × duplicate  repeats what is already known

        """
    )
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func theTitleNamesTheScreensOfARotation() throws {
    let text = Traces.lines(
      Traces.header,
      Traces.screen,
      Traces.notification("WillShow", y: 409, time: 0),
      Traces.screen.replacingOccurrences(of: "375,667", with: "667,375"),
      Traces.screen
    )
    let run = try ToolRun("play", "-", text: text)
    #expect(run.output.contains("· screen 375×667 and 667×375 · the view is the whole screen\n"))
  }

  @Test func jsonLinesHaveAllKeysInOrder() throws {
    let run = try ToolRun("play", "--format", "jsonl", "-", text: Traces.whole)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0] == #"""
        {"file":"-","line":4,"time":0.0,"name":"UIKeyboardWillShowNotification",\#
        "visibility":"showing","placement":"docked","frame":[0,409,375,258],"covered":258,\#
        "inset":224,"change":"appeared","heightIncrement":258,"appearanceIndex":0,\#
        "animation":{"duration":0.25,"curve":7},"dropped":null,"error":null}
        """#
    )
    #expect(
      lines[1].hasSuffix(
        #""heightIncrement":null,"appearanceIndex":null,"animation":null,"dropped":"duplicate","#
          + #""error":null}"#
      )
    )
    #expect(lines[3].contains(#""covered":289.5,"inset":255.5,"change":"resized""#))
    #expect(lines.count == 5 && run.errors == "" && run.status == 0)
  }

  @Test func aChangeOfTheApplicationIsALineToo() throws {
    let text = Traces.lines(
      Traces.header,
      Traces.application("background", time: 1),
      Traces.notification("WillShow", y: 409, time: 2),
      Traces.application("active", time: 3)
    )
    let run = try ToolRun("--format=jsonl", "-", text: text)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].contains(#""time":1.0,"name":"background","visibility":"hidden""#))
    #expect(lines[1].contains(#""dropped":"inactive""#))
    #expect(lines[2].contains(#""change":"appeared","heightIncrement":258"#))
  }

  /// Three numbers are no frame, and a misspelled name has no effect.
  private static let mistakes = Traces.lines(
    Traces.header,
    Traces.notification("WillShow", y: 409, time: 0)
      .replacingOccurrences(of: ",375.0,258.0]", with: ",375]")
      .replacingOccurrences(of: ",375,258.0]", with: ",375]"),
    Traces.notification("WilShow", y: 409, time: 1),
    Traces.expectation(#""covered":0"#)
  )
  private static let listError =
    "UIKeyboardWillShowNotification: UIKeyboardFrameEndUserInfoKey should hold a rectangle of finite "
    + "numbers, but holds a list of 3 numbers."

  private static let nameError =
    "UIKeyboardWilShowNotification is not the name of a system notification"

  @Test func aMistakeIsShownWithItsLine() throws {
    let run = try ToolRun("play", "-", text: Self.mistakes)
    #expect(run.output.contains("× malformed             0\n          line 2: \(Self.listError)\n"))
    #expect(run.output.contains("× malformed     0\n          line 3: \(Self.nameError)\n"))
    #expect(run.output.contains("; dropped: 2 malformed; ") && run.status == 0)
  }

  @Test func aMistakeIsTheErrorOfItsJSONLine() throws {
    let lines = try ToolRun("--format", "jsonl", "-", text: Self.mistakes).output
      .split(separator: "\n")
    #expect(lines[0].contains(#""dropped":"malformed","error":"\#(Self.listError)""#))
    #expect(lines[1].contains(#""dropped":"malformed","error":"\#(Self.nameError)""#))
  }

  @Test func aCheckNamesTheLineOfAMistake() throws {
    let run = try ToolRun("check", "a", files: ["a": Self.mistakes])
    let name = #""UIKeyboardWilShowNotification""#
    #expect(
      run.notes == [
        "a, line 2: \(Self.listError)",
        "a: line 3: \(name) is not the name of a system notification",
      ]
    )
    #expect(run.output == "a: 1 of 1 expectation holds\n" && run.status == 0)
  }

  @Test func expectationsThatFailAreShownWhereTheyStand() throws {
    let run = try ToolRun("play", "-", text: Traces.failing)
    #expect(
      run.output.contains(
        """
        \("")   0.002  willChangeFrame  (0, 409) 375×258        × duplicate           258  ███▉
                  line 6: expected covered 260, found 258
           0.300  didShow
        """
      )
    )
    #expect(run.output.contains("; 1 of 2 expectations hold\n"))
    #expect(run.errors == "" && run.status == 1)
    let lines = try ToolRun("play", "-", "--format", "jsonl", text: Traces.failing)
    #expect(lines.output.split(separator: "\n").count == 5)
    let failure = "line 6: expected covered 260, found 258"
    #expect(lines.notes == ["standard input, \(failure)"] && lines.status == 1)
  }

  private static let show = Traces.notification("WillShow", y: 409, time: 0)
  private static let inferred = Traces.screen
    .replacingOccurrences(of: "667]", with: #"667],"inferred":true"#)
  private static let noScreen =
    "no screen is known, so any keyboard that is not empty counts as docked"
    + " and covers its height; to set the screen, import the log with --screen WxH"
  private static let inference =
    "the screen is inferred from the frames; to set it, import the log with --screen WxH"

  @Test(
    arguments: [
      ([show], noScreen), ([inferred, show], inference), ([inferred, Traces.screen, show], nil),
      ([Traces.screen, show.replacingOccurrences(of: #""time":0.0,"#, with: "")], nil),
    ] as [([String], String?)]
  )
  func aScreenThatIsUnknownOrInferredIsNoted(_ lines: [String], _ note: String?) throws {
    let text = ([Traces.header] + lines).joined(separator: "\n")
    let run = try ToolRun("play", "-", text: text)
    let notes = [note].compactMap(\.self)
    #expect(run.notes == notes.map { "standard input: \($0)" } && run.status == 0)
    #expect(run.output.contains("; no expectations\n"))
  }

  @Test func aNoteOnSeveralTracesIsPrintedOnce() throws {
    let text = Traces.lines(Traces.header, Self.show)
    let run = try ToolRun("play", "a", "b", files: ["a": text, "b": text])
    #expect(run.notes == ["a and 1 other: \(Self.noScreen)"] && run.status == 0)
  }

  @Test func aTraceWithoutTimesShowsNone() throws {
    let text = Traces.whole.replacing(/"time":[0-9.]+,/, with: "")
    let run = try ToolRun("play", "-", text: text)
    let row = "willShow         (0, 409) 375×258        appeared +258         258  ███▉"
    #expect(run.output.contains("\n          \(row)\n"))
    let note = "standard input: no times are known, so only the order is shown"
    #expect(run.notes == [note] && run.status == 0)
    let lines = try ToolRun("play", "--format", "jsonl", "-", text: text)
    #expect(lines.output.hasPrefix(#"{"file":"-","line":4,"time":0.0,"#))
    #expect(lines.errors == "")
  }

  @Test func theCountsOfAllTracesAreAdded() throws {
    let run = try ToolRun("play", "a", "a", files: ["a": Traces.whole])
    let counts = "2 traces, 10 notifications, 6 changes; dropped: 2 duplicate"
    #expect(run.output.contains("\n\n\(counts); 4 of 4 expectations hold\n\n"))
    #expect(run.output.components(separatedBy: "× duplicate  repeats").count == 2)
  }

  // MARK: - Without arguments

  @Test func withoutArgumentsThreeTracesAreComparedWithHandWrittenCode() throws {
    let run = try ToolRun()
    let sentence = """
      These three keyboards post 22 notifications. The sequences come from public
      reports. Code that moves a view at each of them moves it 22 times, 3 times to a
      wrong place (the rows with a !). The package reports 8 changes.


      """
    let traces = try ToolRun("play", "ipad-undock-and-dock", "pinyin-growth", "password-prompt")
    var table = traces.output
    for row in [
      " 2.310  willChangeFrame", " 2.600  didChangeFrame", " 0.300  didShow          (0, 508)",
    ] {
      table = table.replacingOccurrences(of: "  \(row)", with: " !\(row)")
    }
    #expect(table.components(separatedBy: "!").count == 4)
    let end = """

      21 traces come with the package: 10 contain notifications of logs that somebody
      has published, 5 of them with synthetic parts, and 11 were made from reports.
      Each says where it comes from. keyboard-replay play prints them, report -o
      FILE.html draws them, and --help lists everything else.

      """
    #expect(run == ToolRun(output: sentence + table + end, errors: "", status: 0))
  }

  /// Without a view the keyboard is judged in the window.
  @Test func aWindowIsNamedInPlaceOfAView() throws {
    let heading = try ToolRun("play", "other-app").output.split(separator: "\n")[1]
    #expect(heading.hasSuffix("screen 1024×768 · view 507×768"))
  }

  @Test func withoutArgumentsInputIsNotRead() throws {
    let run = try ToolRun(text: Traces.whole)
    #expect(run.errors == "keyboard-replay: to play standard input: keyboard-replay -\n")
    #expect(run.output == (try ToolRun()).output)
  }

  // MARK: - Checking

  /// Otherwise a test could pass without comparing anything.
  @Test func aTraceWithoutExpectationsFailsTheCheck() throws {
    let empty = Traces.lines(Traces.header)
    let run = try ToolRun("check", "a", "b", files: ["a": Traces.whole, "b": empty])
    #expect(
      run.output == """
        a: 2 of 2 expectations hold
        b: no expectations
        2 traces: 2 of 2 expectations hold

        """
    )
    let note =
      "b: nothing was checked, because the trace expects nothing. Below a notification write "
    #expect(run.notes.map { $0.hasPrefix(note) } == [true] && run.status == 1)
    #expect(try ToolRun("play", "-", text: empty).status == 0)
  }

  private static let builtInNote =
    "no file is named, so the built-in traces are used; name - for standard input"

  @Test(arguments: ["check", "report"])
  func withoutAFileTheBuiltInTracesAreUsed(_ subcommand: String) throws {
    let alone = try ToolRun(subcommand)
    #expect(alone.errors == "" && alone.status == 0)
    let names = KeyboardTrace.BuiltInName.allCases.map(\.rawValue)
    #expect(alone.output == (try ToolRun([subcommand] + names)).output)
    let run = try ToolRun(subcommand, text: "\n")
    #expect(run.output == alone.output && run.notes == [Self.builtInNote] && run.status == 0)
  }

  @Test func aFileThatIsNotReadIsLeftForTheNextProgram() throws {
    let command = #""$TOOL" check >/dev/null 2>&1; cat"#
    #expect(try ToolRun.shell(command, text: "a text").output == "a text")
  }

  @Test func aFolderIsCheckedTraceByTrace() throws {
    let wrong = Traces.whole.replacingOccurrences(of: #""covered":"#, with: #""covered":1"#)
    let half = Traces.whole.replacingOccurrences(of: #""inset":224"#, with: #""inset":1"#)
    let run = try ToolRun("check", "./", files: ["a.jsonl": half, "z.jsonl": wrong])
    #expect(
      run.output == """
        ./a.jsonl, line 6: expected inset 1, found 224
        ./a.jsonl: 1 of 2 expectations hold
        ./z.jsonl, line 6: expected covered 1258, found 258
        ./z.jsonl, line 10: expected covered 10, found 0
        ./z.jsonl: 0 of 2 expectations hold
        2 traces: 1 of 4 expectations hold

        """
    )
    #expect(run.errors == "keyboard-replay: 3 of 4 expectations failed\n")
    #expect(run.status == 1)
  }

  // MARK: - The built-in traces

  @Test func tracesAreListedByNameAndTitle() throws {
    let run = try ToolRun("traces")
    let lines = run.output.split(separator: "\n").map(String.init)
    let titleColumn = 2 + (KeyboardTrace.BuiltInName.allCases.map(\.rawValue.count).max() ?? 0)
    let expected = KeyboardTrace.BuiltInName.allCases.map { name in
      let space = String(repeating: " ", count: titleColumn - name.rawValue.count)
      return name.rawValue + space + KeyboardTrace.builtIn(name).title
    }
    #expect(lines == expected && run.status == 0)
  }

  @Test func aBuiltInTraceIsPrinted() throws {
    let run = try ToolRun("traces", "pinyin-growth")
    #expect(run.output == KeyboardTrace.BuiltInName(rawValue: "pinyin-growth")?.jsonLines)
    #expect(run.status == 0)
  }
}
#endif
