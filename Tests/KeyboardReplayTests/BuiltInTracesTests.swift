#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct BuiltInTracesTests {
  @Test func tracesAreListedByNameAndTitle() throws {
    let run = try ToolRun("traces")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == KeyboardBuiltInTrace.allCases.count)
    for (line, trace) in zip(lines, KeyboardBuiltInTrace.allCases) {
      #expect(line.hasPrefix(trace.name + " "))
      #expect(line.hasSuffix("  " + trace.trace.title))
    }
    #expect(run.status == 0)
  }

  @Test func aTraceIsPrintedAsItsTrace() throws {
    let run = try ToolRun("traces", "pinyin-growth")
    #expect(run.output == KeyboardBuiltInTrace(name: "pinyin-growth")?.jsonLines)
    #expect(run.status == 0)
  }

  @Test func tracesAreWrittenToADirectoryThatIsMade() throws {
    let folder = try TemporaryFolder()
    let directory = folder.url.appendingPathComponent("a/b")
    let run = try ToolRun("traces", "--write", directory.path)
    let count = KeyboardBuiltInTrace.allCases.count
    #expect(run.output == "\(count) traces written to \(directory.path)\n")
    let file = directory.appendingPathComponent("other-app.jsonl")
    #expect(try ToolRun("check", file.path).output == "\(file.path): 4 of 4 expectations met\n")
  }

  @Test func aDirectoryThatCannotBeMadeIsExplained() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a").path
    let path = file + "/b"
    let message = "cannot make the directory \(path): \(file) is not a directory"
    #expect(
      try ToolRun("traces", "--write", path)
        == ToolRun(output: "", errors: "keyboard-replay: \(message)\n", status: 66)
    )
  }

  @Test func aTraceThatWasChangedIsWrittenOverByForceOnly() throws {
    let folder = try TemporaryFolder()
    let changed = try folder.file("other-app.jsonl", Traces.whole)
    let run = try ToolRun("traces", "--write", folder.url.path)
    let message = "cannot write \(changed.path): it holds expectations; --force writes over it"
    #expect(run == ToolRun(output: "", errors: "keyboard-replay: \(message)\n", status: 66))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["other-app.jsonl"])
    #expect(try ToolRun("traces", "--write", folder.url.path, "--force").status == 0)
    // Now all files are the same.
    #expect(try ToolRun("traces", "--write", folder.url.path).status == 0)
    #expect(try String(contentsOf: changed, encoding: .utf8) != Traces.whole)
  }

  @Test func aDirectoryThatExistsIsFine() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("traces", "pinyin-growth", "--write", folder.url.path + "/")
    #expect(run.output == "1 trace written to \(folder.url.path)/\n")
    #expect(run.status == 0)
  }
}
#endif
