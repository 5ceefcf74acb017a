#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct SamplesTests {
  @Test func samplesAreListedByNameAndTitle() throws {
    let run = try ToolRun("samples")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == KeyboardBuiltInTrace.allCases.count)
    for (line, sample) in zip(lines, KeyboardBuiltInTrace.allCases) {
      #expect(line.hasPrefix(sample.name + " "))
      #expect(line.hasSuffix("  " + sample.trace.title))
    }
    #expect(run.status == 0)
  }

  @Test func aSampleIsPrintedAsItsTrace() throws {
    let run = try ToolRun("samples", "pinyin-growth")
    #expect(run.output == KeyboardBuiltInTrace(name: "pinyin-growth")?.jsonLines)
    #expect(run.status == 0)
  }

  @Test func samplesAreWrittenToADirectoryThatIsMade() throws {
    let folder = try TemporaryFolder()
    let directory = folder.url.appendingPathComponent("a/b")
    let run = try ToolRun("samples", "--write", directory.path)
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
      try ToolRun("samples", "--write", path)
        == ToolRun(output: "", errors: "keyboard-replay: \(message)\n", status: 66)
    )
  }

  @Test func aDirectoryThatExistsIsFine() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("samples", "pinyin-growth", "--write", folder.url.path + "/")
    #expect(run.output == "1 trace written to \(folder.url.path)/\n")
    #expect(run.status == 0)
  }
}
#endif
