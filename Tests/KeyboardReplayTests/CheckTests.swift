#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct CheckTests {
  @Test func expectationsThatAreMetAreCounted() throws {
    let run = try ToolRun("check", "-", text: Traces.whole)
    #expect(run.output == "-: 2 of 2 expectations hold\n")
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func anExpectationThatFailsIsNamedByFileAndLine() throws {
    let folder = try TemporaryFolder()
    let text = Traces.whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)
    let file = try folder.file("a.jsonl", text)
    let run = try ToolRun("check", file.path)
    #expect(
      run.output == """
        \(file.path), line 6: expected covered 260, found 258
        \(file.path): 1 of 2 expectations hold

        """
    )
    #expect(run.errors == "keyboard-replay: 1 of 2 expectations failed\n")
    #expect(run.status == 1)
  }

  @Test func aTraceWithoutExpectationsIsFine() throws {
    let text = Traces.lines(Traces.header, #"{"version":1,"kind":"future","payload":0}"#)
    let run = try ToolRun("check", "-", text: text)
    #expect(run.output == "-: no expectations, 1 record of unknown kind skipped\n")
    let advice = "import --expect writes expectations to start from"
    #expect(run.errors == "keyboard-replay: standard input: nothing was checked; \(advice)\n")
    #expect(run.status == 0)
  }

  @Test func ofSeveralTracesThoseWithoutExpectationsAreNamed() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good", Traces.whole).path
    let empty = try folder.file("empty", Traces.header).path
    let run = try ToolRun("check", empty, good, empty)
    #expect(run.output.hasSuffix("\n3 traces: 2 of 2 expectations hold\n"))
    #expect(run.errors.hasPrefix("keyboard-replay: \(empty) and 1 other: nothing was checked; "))
    #expect(run.status == 0)
  }

  @Test func withoutFilesTheBuiltInTracesAreChecked() throws {
    let run = try ToolRun("check")
    #expect(run.output.split(separator: "\n").count == KeyboardTrace.builtIn.count + 1)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test(arguments: ["check", "play", "report"])
  func inputThatIsNotReadIsMentioned(_ subcommand: String) throws {
    let run = try ToolRun(subcommand, text: Traces.whole)
    #expect(run.output == (try ToolRun(subcommand)).output)
    let note = "no file given: taking the built-in traces; use - for standard input"
    #expect(run.errors == "keyboard-replay: \(note)\n")
    #expect(run.status == 0)
  }

  @Test func oneExpectationIsNotMany() throws {
    let text = Traces.lines(Traces.header, Traces.expectation(#""covered":0"#))
    #expect(try ToolRun("check", "-", text: text).output == "-: 1 of 1 expectation holds\n")
    #expect(try ToolRun("play", "-", text: text).output.hasSuffix("; 1 of 1 expectation holds\n"))
  }

  @Test func aFolderIsCheckedTraceByTrace() throws {
    let folder = try TemporaryFolder()
    let wrong = Traces.whole.replacingOccurrences(of: #""covered":"#, with: #""covered":1"#)
    let below = folder.url.appendingPathComponent("below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    try Data(wrong.utf8).write(to: below.appendingPathComponent("z.jsonl"))
    let half = Traces.whole.replacingOccurrences(of: #""inset":224"#, with: #""inset":1"#)
    _ = try folder.file("a.jsonl", half)
    _ = try folder.file("m.jsonl", Traces.whole)
    let path = folder.url.path
    let run = try ToolRun("check", path + "/")
    #expect(
      run.output == """
        \(path)/a.jsonl, line 6: expected inset 1, found 224
        \(path)/a.jsonl: 1 of 2 expectations hold
        \(path)/below/z.jsonl, line 6: expected covered 1258, found 258
        \(path)/below/z.jsonl, line 10: expected covered 10, found 0
        \(path)/below/z.jsonl: 0 of 2 expectations hold
        \(path)/m.jsonl: 2 of 2 expectations hold
        3 traces: 3 of 6 expectations hold

        """
    )
    #expect(run.errors == "keyboard-replay: 3 of 6 expectations failed\n")
    #expect(run.status == 1)
  }

  @Test(arguments: ["check", "play", "report"])
  func aFolderWithoutTracesIsAnError(_ subcommand: String) throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(subcommand, folder.url.path)
    let message = "cannot read \(folder.url.path): expected traces, *.jsonl, found none"
    #expect(run == .message(66, message))
  }
}
#endif
