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
    #expect(run.output == KeyboardBuiltInTrace.pinyinGrowth.jsonLines)
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
}
#endif
