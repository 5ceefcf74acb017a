#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct CheckTests {
  @Test func aTraceWithoutExpectationsIsFine() throws {
    let text = Traces.lines(Traces.header, #"{"version":1,"kind":"future","payload":0}"#)
    let run = try ToolRun("check", "-", text: text)
    #expect(run.output == "-: no expectations, 1 record of unknown kind skipped\n")
    let advice = "import --expect writes expectations to start from"
    #expect(run.notes == ["standard input: nothing was checked; \(advice)"] && run.status == 0)
  }

  @Test func ofSeveralTracesThoseWithoutExpectationsAreNamed() throws {
    let files = ["good": Traces.whole, "empty": Traces.header]
    let run = try ToolRun("check", "empty", "good", "empty", files: files)
    #expect(run.output.hasSuffix("\n3 traces: 2 of 2 expectations hold\n"))
    #expect(run.errors.hasPrefix("keyboard-replay: empty and 1 other: nothing was checked; "))
    #expect(run.status == 0)
  }

  @Test(arguments: ["check", "play", "report"])
  func inputThatIsNotReadIsMentioned(_ subcommand: String) throws {
    let (run, alone) = (try ToolRun(subcommand, text: Traces.whole), try ToolRun(subcommand))
    #expect(run.output == alone.output && alone.errors == "" && alone.status == 0)
    let count = "\(KeyboardTrace.builtIn.count) traces"
    #expect(run.output.contains(count) == (subcommand != "report"))
    let note = "no file given: taking the built-in traces; use - for standard input"
    #expect(run.notes == [note] && run.status == 0)
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
    let run = try ToolRun(subcommand, ".", files: ["a.txt": ""])
    #expect(run == .message(66, "cannot read .: expected traces, *.jsonl, found none"))
  }

  // MARK: - The built-in traces

  @Test func tracesAreListedByNameAndTitle() throws {
    let run = try ToolRun("traces")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == KeyboardTrace.BuiltInName.allCases.count)
    for (line, trace) in zip(lines, KeyboardTrace.BuiltInName.allCases) {
      #expect(line.hasPrefix(trace.rawValue + " "))
      #expect(line.hasSuffix("  " + trace.trace.title))
    }
    #expect(run.status == 0)
  }

  @Test func aTraceIsPrintedAsItsTrace() throws {
    let run = try ToolRun("traces", "pinyin-growth")
    #expect(run.output == KeyboardTrace.BuiltInName(rawValue: "pinyin-growth")?.jsonLines)
    #expect(run.status == 0)
  }
}
#endif
