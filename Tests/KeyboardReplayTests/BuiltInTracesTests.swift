#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

/// Runs the built tool.
struct BuiltInTracesTests {
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
