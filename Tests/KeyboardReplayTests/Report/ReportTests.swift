#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

/// Runs the built tool.
@MainActor struct ReportTests {
  @Test func aTraceBecomesAPageOnStandardOutput() throws {
    let run = try ToolRun("report", "pinyin-growth")
    let page = ReportPage(traces: [try Reports.report(builtIn: "pinyin-growth")]).html
    #expect(run == ToolRun(output: page, errors: "", status: 0))
  }

  @Test func aPageBecomesAFile() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("report.html")
    let run = try ToolRun("report", "safe-area", "-o", output.path)
    let note = "wrote \(output.path), 1 trace"
    #expect(run == ToolRun(output: "", errors: "keyboard-replay: \(note)\n", status: 0))
    let page = ReportPage(traces: [try Reports.report(builtIn: "safe-area")]).html
    #expect(try String(contentsOf: output, encoding: .utf8) == page)
  }

  @Test func aPageReplacesTheOneBeforeIt() throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("report.html", "old").path
    #expect(try ToolRun("report", "safe-area", "show-and-hide", "-o", output).status == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aTraceWithoutTimesIsDrawnWithoutAny() throws {
    let text = Traces.whole.replacing(/"time":[0-9.]+,/, with: "")
    let report = try Reports.report(text)
    let page = ReportPage(traces: [report]).html
    #expect(!page.contains("0.000"))
    #expect(page.contains("<span class=\"when\"></span>"))
    #expect(page.contains("in points step by step, since the trace has no times, with"))
    #expect(page.contains(#""time":[null,null,"#))
  }

  @Test func withoutAFileAllBuiltInTracesAreDrawn() throws {
    let run = try ToolRun("report", "-o", "-")
    #expect(run.output.components(separatedBy: "<article ").count == 19)
    for trace in KeyboardBuiltInTrace.allCases {
      #expect(run.output.contains("<bdi>\(Escape.text(trace.trace.title))</bdi></h2>"))
    }
  }

  @Test func standardInputIsDrawn() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("report", "-", input: try folder.file("a", Traces.whole))
    #expect(run.output.contains("<code><bdi>-</bdi></code>"))
    #expect(run.output.contains("5 notifications, 3 changes; dropped: 1 duplicate"))
    #expect(run.output.contains("2 of 2 expectations hold."))
    #expect(run.status == 0)
  }

  @Test func aFileBesideABuiltInTraceComesFirst() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("pinyin-growth", Traces.whole)
    #expect(TraceReference.named(file.path) == .file(file.path))
    let pinyin = try #require(KeyboardBuiltInTrace(name: "pinyin-growth"))
    #expect(TraceReference.named("pinyin-growth") == .builtIn(pinyin))
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let text = try ToolRun("report", "show-and-hide").output
    for word in ["src=", "@import", "url(http", "<link", "xlink", "href=\"//"] {
      #expect(!text.contains(word))
    }
    let addresses = text.matches(of: /(https?:\/\/[^"<]+)/).map { String($0.output.1) }
    #expect(Set(addresses).isSubset(of: ["http://www.w3.org/2000/svg"]))
  }

  @Test func thePageAllowsItsOwnScriptAndStyleOnly() throws {
    let page = try ToolRun("report", "show-and-hide").output
    #expect(page.contains("default-src 'none'; style-src 'sha256-"))
    #expect(!page.contains("unsafe"))
    #expect(!page.contains(" style=\"") && !page.contains(" onclick="))
  }

  @Test func anExpectationThatFailsIsToldByItsLineWithExpectedAndFound() throws {
    let text = Traces.whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)
    let report = try Reports.report(text)
    let failure = "line 6: expected covered 260, found 258"
    #expect(report.steps.map(\.failures) == [[], [failure], [], [], []])
    let page = ReportPage(traces: [report]).html
    #expect(page.contains("<span data-is=\"failed\">\(failure)</span>"))
    #expect(page.contains("<strong class=\"failed\">1 of 2 expectations failed.</strong>"))
    let met = try Reports.report(Traces.whole)
    #expect(!ReportPage(traces: [met]).html.contains("<strong class=\"failed\">"))
  }

  /// Without its script, the page shows the step at which most is covered.
  @Test func thePageOpensOnTheFirstChange() throws {
    let dropped = Traces.notification("DidHide", y: 667, time: 0)
    let whole = Traces.whole.replacingOccurrences(
      of: Traces.view,
      with: Traces.view + "\n" + dropped
    )
    let page = ReportPage(traces: [try Reports.report(whole)]).html
    #expect(page.contains(#"max="6" step="1" value="2">"#))
    #expect(page.contains(#"data-is="place">2 of 6</output>"#))
    #expect(page.contains(#"<span data-is="outcome">resized +31.5</span><"#))
  }

  @Test func withoutAChangeThePageOpensOnTheFirstStep() throws {
    let text = Traces.lines(Traces.header, Traces.notification("DidHide", y: 667, time: 0))
    let page = ReportPage(traces: [try Reports.report(text + Traces.screen)]).html
    #expect(page.contains(#"value="1">"#))
  }

  @Test func severalTracesHaveAListThatNamesTheWorst() throws {
    let wrong = Traces.whole.replacingOccurrences(of: #""covered":"#, with: #""covered":1"#)
    let other = Traces.whole.replacingOccurrences(of: "A test", with: "Another")
    let traces = try [Reports.report(other), Reports.report(wrong)]
    let page = ReportPage(traces: traces).html
    #expect(page.contains("<summary>2 traces</summary>"))
    #expect(page.contains("<a href=\"#t0\"><bdi>Another</bdi></a>"))
    let failed = " <span class=\"failed\">2 failed</span>"
    #expect(page.contains("<a href=\"#t1\"><bdi>A test</bdi>\(failed)</a>"))
    #expect(!ReportPage(traces: [traces[0]]).html.contains("<nav"))
  }

  @Test func tracesOfOneTitleAreListedWithTheirFiles() throws {
    let traces = try ["a/1.jsonl", "<b>"].map { try Reports.report(Traces.whole, file: $0) }
    let page = ReportPage(traces: traces).html
    #expect(page.contains("<a href=\"#t0\"><bdi>A test</bdi> · <bdi>a/1.jsonl</bdi></a>"))
    #expect(page.contains("<a href=\"#t1\"><bdi>A test</bdi> · <bdi>&lt;b&gt;</bdi></a>"))
  }

  @Test func aFolderIsDrawn() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("b.jsonl", Traces.whole)
    _ = try folder.file("a.jsonl", Traces.whole)
    let run = try ToolRun("report", folder.url.path)
    let titles = run.output.components(separatedBy: "<code><bdi>").dropFirst()
    let files = ["a", "b"].map { "\(folder.url.path)/\($0).jsonl" }
    #expect(titles.map { String($0.prefix { $0 != "<" }) } == files)
    #expect(run.status == 0)
  }
}
#endif
