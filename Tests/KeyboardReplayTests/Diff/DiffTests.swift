#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool.
struct DiffTests {
  @Test func theSameTraceDiffersNowhere() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (try folder.file("a", Traces.whole).path, try folder.file("b", Traces.whole).path)
    let run = try ToolRun("diff", a, b)
    #expect(
      run.output == """
        < \(a)
        > \(b)
               time  notification     a                             b
          … 5 rows the same

        no difference in 5 rows

        """
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func twoPoliciesPartWays() throws {
    let run = try ToolRun("diff", "other-app", "--other-apps", "ignore,include")
    #expect(
      run.output == """
        < other-app, other apps ignored
        > other-app, other apps included
               time  notification     other apps ignored            other apps included
        ≠     0.000  willShow         × otherApp, 0 covered         appeared +391, 391 covered
                    visibility hidden | showing; placement none | docked; frame none | \
        [0,377,1024,391]; covered 0 | 391; inset 0 | 391; change none | appeared; heightIncrement none \
        | 391; appearanceIndex none | 0; animation none | 0.25 s, curve 7; dropped otherApp | no
        ≠     0.300  didShow          × otherApp, 0 covered         shown, 391 covered
                    visibility hidden | shown; placement none | docked; frame none | \
        [0,377,1024,391]; covered 0 | 391; inset 0 | 391; dropped otherApp | no
        ≠     2.000  willShow         appeared +391, 391 covered    × duplicate, 391 covered
                    visibility showing | shown; change appeared | none; heightIncrement 391 | none; \
        appearanceIndex 0 | none; animation 0.25 s, curve 7 | none; dropped no | duplicate
        ≠     2.300  didShow          shown, 391 covered            × duplicate, 391 covered
                    dropped no | duplicate
              5.000  willHide         disappeared -391, 0 covered   disappeared -391, 0 covered
              5.300  didHide          hidden, 0 covered             hidden, 0 covered

        2 the same, 4 different; the first difference is at line 4

        """
    )
    #expect(run.status == 1)
  }

  @Test func thePolicyForCrossFadesIsTheSidesNotTheTraces() throws {
    let run = try ToolRun("diff", "cross-fade", "--cross-fade", "off,on")
    #expect(
      run.output.hasPrefix("< cross-fade, cross-fade off\n> cross-fade, cross-fade on\n")
    )
    #expect(run.output.contains("\n≠     3.000  willChangeFrame  × dragging, 336 covered"))
    #expect(run.status == 1)
    #expect(try ToolRun("diff", "safe-area", "--cross-fade", "off,on").status == 0)
  }

  @Test func rowsOfOneSideAreSetAside() throws {
    let folder = try TemporaryFolder()
    let shared = [Traces.header, Traces.screen, Traces.notification("WillShow", y: 409, time: 0)]
    let end = [Traces.notification("WillHide", y: 667, time: 2)]
    let extra = [Traces.notification("DidShow", y: 409, time: 0.3)]
    let left = try folder.file("a", (shared + extra + end).joined(separator: "\n")).path
    let right = try folder.file("b", (shared + end).joined(separator: "\n"))
    let run = try ToolRun("diff", left, "-", input: right)
    #expect(
      run.output == """
        < \(left)
        > standard input
               time  notification     a                             standard input
              0.000  willShow         appeared +258, 258 covered    appeared +258, 258 covered
        <     0.300  didShow          shown, 258 covered
              2.000  willHide         disappeared -258, 0 covered   disappeared -258, 0 covered

        2 the same, 1 only in a; the first difference is at line 4 of a

        """
    )
    #expect(run.status == 1)
  }

  @Test func programsReadTheRowsThatDiffer() throws {
    let policies = "--other-apps=ignore,include"
    let run = try ToolRun("diff", "other-app", policies, "--format=jsonl")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    for (index, line) in lines.enumerated() {
      let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(row?["row"] as? String == "different")
      #expect(row?["first"] as? Bool == (index == 0))
      #expect((row?["left"] as? [String: Any])?["file"] as? String == "other-app")
    }
    #expect(run.status == 1)
  }

  @Test func oneTraceUnderTwoPoliciesMayBeStandardInput() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("a", Traces.whole)
    let run = try ToolRun("diff", "-", "--other-apps", "ignore,include", input: input)
    #expect(run.output.hasSuffix("\nno difference in 5 rows\n"))
    #expect(run.status == 0)
  }

  @Test func tracesWithoutRowsHaveAHeadingToo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.header)
    let run = try ToolRun("diff", file.path, "-", input: file)
    #expect(run.output.hasPrefix("< \(file.path)\n> standard input\n"))
    #expect(run.output.hasSuffix("\nno difference in 0 rows\n"))
  }

  @Test func wrongUsageIsExplained() throws {
    let run = try ToolRun("diff", "safe-area")
    let hint = "diff needs a second trace, or a policy for each side such as"
    #expect(run.errors == "keyboard-replay: \(hint) --other-apps ignore,include\n")
    #expect(run.status == 64)
  }

  @Test func aMissingFileAndAMalformedOne() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", "{").path
    #expect(try ToolRun("diff", "safe-area", "/missing/a").status == 66)
    for sides in [(file, "safe-area"), ("safe-area", file)] {
      let run = try ToolRun("diff", sides.0, sides.1)
      #expect(run.output == "")
      #expect(run.status == 65)
    }
  }
}
#endif
