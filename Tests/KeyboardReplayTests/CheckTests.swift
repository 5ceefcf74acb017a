#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct CheckTests {
  @Test func expectationsThatAreMetAreCounted() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("check", "-", input: try folder.file("a", Traces.whole))
    #expect(run.output == "-: 2 of 2 expectations met\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func anExpectationThatFailsIsNamedByFileAndLine() throws {
    let folder = try TemporaryFolder()
    let text = Traces.whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)
    let file = try folder.file("a.jsonl", text)
    let run = try ToolRun("check", file.path)
    #expect(
      run.output == """
        \(file.path), line 6: expected covered 260, found 258
        \(file.path): 1 of 2 expectations met

        """
    )
    #expect(
      run.errors == "keyboard-replay: 1 of 2 expectations failed: "
        + "\(file.path), line 6: expected covered 260, found 258\n"
    )
    #expect(run.status == 1)
  }

  @Test func afterAFailureTheOtherFilesAreChecked() throws {
    let folder = try TemporaryFolder()
    let wrong = Traces.whole.replacingOccurrences(of: #""inset":224"#, with: #""inset":1"#)
    let (bad, good) = (try folder.file("bad", wrong), try folder.file("good", Traces.whole))
    let run = try ToolRun("check", bad.path, good.path)
    #expect(run.output.hasSuffix("\(good.path): 2 of 2 expectations met\n"))
    #expect(run.status == 1)
  }

  @Test func aTraceWithoutExpectationsIsFine() throws {
    let folder = try TemporaryFolder()
    let text = Traces.lines(Traces.header, #"{"version":1,"kind":"future","payload":0}"#)
    let run = try ToolRun("check", "-", input: try folder.file("a", text))
    #expect(run.output == "-: no expectations, 1 record of unknown kind skipped\n")
    #expect(run.status == 0)
  }

  @Test func withoutFilesTheBuiltInTracesAreChecked() throws {
    let run = try ToolRun("check")
    #expect(run.output.split(separator: "\n").count == KeyboardTrace.builtIn.count)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func inputThatIsNotReadIsMentioned() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("check", input: try folder.file("a", Traces.whole))
    #expect(run.output.split(separator: "\n").count == KeyboardTrace.builtIn.count)
    let note = "no file given: checking the built-in traces; use - for standard input"
    #expect(run.errors == "keyboard-replay: \(note)\n")
    #expect(run.status == 0)
  }

  @Test func oneExpectationIsNotMany() throws {
    let folder = try TemporaryFolder()
    let text = Traces.lines(Traces.header, Traces.expectation(#""covered":0"#))
    let file = try folder.file("a", text)
    #expect(try ToolRun("check", "-", input: file).output == "-: 1 of 1 expectation met\n")
    #expect(try ToolRun("play", "-", input: file).output.hasSuffix("; 1 of 1 expectation met\n"))
  }
}
#endif
