#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

/// Runs the built tool.
@MainActor struct ReportTests {
  @Test func aTraceBecomesAPageOnStandardOutput() throws {
    let run = try ToolRun("report", "pinyin-growth")
    let page = try ReportPage(traces: [try Reports.report(builtIn: "pinyin-growth")]).html()
    #expect(run == ToolRun(output: page, errors: "", status: 0))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  @Test func aPageBecomesAFile() throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("report.html", "old")
    let run = try ToolRun("report", "safe-area", "-o", output.path)
    let note = "wrote \(output.path), 1 trace"
    #expect(run == .message(0, note))
    let page = try ReportPage(traces: [try Reports.report(builtIn: "safe-area")]).html()
    #expect(try String(contentsOf: output, encoding: .utf8) == page)
  }

  @Test func withoutAFileAllBuiltInTracesAreDrawn() throws {
    let titles = try Reports.traces(in: try ToolRun("report", "-o", "-").output)
      .map { $0["title"] as? String }
    #expect(titles == KeyboardTrace.BuiltInName.allCases.map(\.trace.title))
  }

  @Test func standardInputIsDrawn() throws {
    let run = try ToolRun("report", "-", text: Traces.whole)
    let trace = try #require(try Reports.traces(in: run.output).first)
    #expect(trace["file"] as? String == "-")
    let summary = "5 notifications, 3 changes; dropped: 1 duplicate; 2 of 2 expectations hold"
    #expect(trace["summary"] as? String == summary)
    #expect(run.status == 0)
  }

  @Test func aMissingFileAndAMalformedOne() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.html").path
    #expect(try ToolRun("report", "/missing/a.jsonl", "-o", output).status == 66)
    let malformed = try folder.file("b", "{\n").path
    #expect(try ToolRun("report", "safe-area", malformed, "-o", output).status == 65)
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(try ToolRun("report", "safe-area", "-o", "/missing/a.html").status == 66)
  }
}
#endif
