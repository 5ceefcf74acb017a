#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct PlayTests {
  @Test func aTableShowsWhatEachNotificationDid() throws {
    let run = try ToolRun("play", "-", text: Traces.whole)
    #expect(
      run.output == """
        A test
        -
            time  notification     end frame               what it did       covered
           0.000  willShow         (0, 409) 375×258        appeared +258         258  ███▉
           0.002  willChangeFrame  (0, 409) 375×258        × duplicate           258  ███▉
           0.300  didShow          (0, 409) 375×258        shown                 258  ███▉
           1.000  willShow         (0, 377.5) 375×289.5    resized +31.5       289.5  ████▍
           2.000  willHide         (0, 667) 375×289.5      disappeared -289.5      0

        1 trace, 5 notifications, 3 changes; dropped: 1 duplicate; 2 of 2 expectations hold

        shown        the keyboard has arrived
        × duplicate  repeats what is already known

        """
    )
    #expect(run.errors == "" && run.status == 0)
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
      lines[1]
        == #"""
        {"file":"-","line":5,"time":0.002,"name":"UIKeyboardWillChangeFrameNotification",\#
        "visibility":"showing","placement":"docked","frame":[0,409,375,258],"covered":258,\#
        "inset":224,"change":null,"heightIncrement":null,"appearanceIndex":null,\#
        "animation":null,"dropped":"duplicate","error":null}
        """#
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
    #expect(
      lines.first == #"""
        {"file":"-","line":2,"time":1.0,"name":"background","visibility":"hidden",\#
        "placement":"none","frame":null,"covered":0,"inset":0,"change":null,\#
        "heightIncrement":null,"appearanceIndex":null,"animation":null,"dropped":null,\#
        "error":null}
        """#
    )
    #expect(lines[1].contains(#""dropped":"inactive""#))
    #expect(lines[2].contains(#""name":"active""#))
    #expect(lines[2].contains(#""change":"appeared","heightIncrement":258"#))
  }

  @Test func whatCannotBeDecodedIsExplained() throws {
    let name = "UIKeyboardWillShowNotification"
    let text = Traces.lines(
      Traces.header,
      #"{"version":1,"kind":"notification","payload":{"name":"\#(name)","userInfo":{"#
        + #""UIKeyboardFrameEndUserInfoKey":[0,{"notANumber":true},1,1]}}}"#,
      #"{"version":1,"kind":"notification","payload":{"name":"Other","userInfo":{}}}"#
    )
    let run = try ToolRun("--format", "jsonl", "-", text: text)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""dropped":"malformed","error":"\#(name): UIKey"#) == true)
    #expect(lines.last?.contains(#""dropped":"notAKeyboard","error":null"#) == true)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func withoutFilesTheBuiltInTracesArePlayed() throws {
    let run = try ToolRun("play")
    for trace in KeyboardTrace.builtIn {
      #expect(run.output.contains("\n\(trace.title)\n") || run.output.hasPrefix(trace.title))
    }
    let count = KeyboardTrace.builtIn.count
    #expect(run.output.contains("\n\n\(count) traces, "))
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func theFileIsNamedAsItWasGiven() throws {
    let name = "./a \"b\".jsonl"
    let run = try ToolRun("--format", "jsonl", name, files: [name: Traces.whole])
    #expect(run.output.hasPrefix(#"{"file":"./a \"b\".jsonl","line":4,"#))
  }

  @Test func expectationsThatFailAreShownWhereTheyStand() throws {
    let text = Traces.whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)
    let run = try ToolRun("play", "-", text: text)
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
    let lines = try ToolRun("play", "-", "--format", "jsonl", text: text)
    #expect(lines.output.split(separator: "\n").count == 5)
    let failure = "line 6: expected covered 260, found 258"
    #expect(lines.notes == ["standard input, \(failure)"] && lines.status == 1)
  }

  @Test func aTraceWithoutAScreenIsSaidToHaveNone() throws {
    let show = Traces.notification("WillShow", y: 409, time: 0)
    let text = Traces.lines(Traces.header, show)
    let run = try ToolRun("play", "a", "b", files: ["a": text, "b": text])
    let meaning =
      "no screen is known, so that any keyboard that is not empty counts as docked"
      + " and covers its height; import --screen WxH gives one"
    #expect(run.notes == ["a and 1 other: \(meaning)"] && run.status == 0)
    let alone = try ToolRun("play", "-", text: text)
    #expect(alone.notes == ["standard input: \(meaning)"])
    #expect(alone.output.contains("; no expectations\n"))
    // Nothing depends on the screen as long as no keyboard was judged.
    let hide = Traces.lines(Traces.header, Traces.notification("WillHide", y: 667, time: 0))
    #expect(try ToolRun("play", "-", text: hide).errors == "")
  }

  @Test func aScreenThatWasInferredIsSaidAgain() throws {
    let screen = Traces.screen.replacingOccurrences(of: "667]", with: #"667],"inferred":true"#)
    let show = Traces.notification("WillShow", y: 409, time: 0)
    let text = Traces.lines(Traces.header, screen, show)
    let run = try ToolRun("play", "-", text: text)
    let note = "the screen is inferred from the frames; import --screen WxH gives the real one"
    #expect(run.notes == ["standard input: \(note)"] && run.status == 0)
    let page = try ToolRun("report", "-o", "-", "-", text: text)
    #expect(page.output.contains(#""isScreenInferred":true"#))
    // A screen that is given anew was not inferred.
    let real = Traces.lines(Traces.header, screen, Traces.screen, show)
    #expect(try ToolRun("play", "-", text: real).errors == "")
  }

  @Test func aTraceWithoutTimesShowsNone() throws {
    let text = Traces.whole.replacing(/"time":[0-9.]+,/, with: "")
    let run = try ToolRun("play", "-", text: text)
    let row = "willShow         (0, 409) 375×258        appeared +258         258  ███▉"
    #expect(run.output.contains("\n          \(row)\n"))
    let note = "standard input: no times are known, so that only the order is shown"
    #expect(run.notes == [note] && run.status == 0)
    let lines = try ToolRun("play", "--format", "jsonl", "-", text: text)
    #expect(lines.output.hasPrefix(#"{"file":"-","line":4,"time":0.0,"#))
    #expect(lines.errors == "")
    // One row has an order without a time.
    let show = Traces.notification("WillShow", y: 409, time: 0)
      .replacingOccurrences(of: #""time":0.0,"#, with: "")
    let one = Traces.lines(Traces.header, Traces.screen, show)
    #expect(try ToolRun("play", "-", text: one).errors == "")
  }

  @Test func theFrameIsNullWhileTheKeyboardIsHidden() throws {
    let hidden = Traces.notification("DidHide", y: 667, height: 289.5, time: 2.3)
    let run = try ToolRun("play", "--format", "jsonl", "-", text: Traces.whole + hidden + "\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines[4].contains(#""visibility":"hiding","placement":"offscreen","frame":[0,667,"#))
    #expect(lines[5].contains(#""visibility":"hidden","#))
    #expect(lines[5].contains(#""frame":null,"covered":0,"inset":0,"change":null,"#))
  }

  @Test func theCountsOfAllTracesAreAdded() throws {
    let run = try ToolRun("play", "a", "a", files: ["a": Traces.whole])
    let counts = "2 traces, 10 notifications, 6 changes; dropped: 2 duplicate"
    #expect(run.output.contains("\n\n\(counts); 4 of 4 expectations hold\n\n"))
    #expect(run.output.components(separatedBy: "× duplicate  repeats").count == 2)
  }
}
#endif
