#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct ReportPageTests {
  private nonisolated static let hostile =
    "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'`]]>\u{2028}\u{7}<!--"

  /// A trace that has a text wherever it can have one.
  private nonisolated static func trace(_ text: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return Traces.lines(
      #"{"version":1,"kind":"header","payload":{"title":\#(text),"source":\#(text),"#
        + #""device":\#(text),"system":\#(text)}}"#,
      Traces.screen,
      Traces.notification("WillShow", y: 409, time: 0),
      #"{"version":1,"kind":"notification","payload":{"name":\#(text),"userInfo":{"#
        + #"\#(text):\#(text)}}}"#,
      #"{"version":1,"kind":"notification","payload":{"name":"UIKeyboardWillShowNotification","#
        + #""userInfo":{"UIKeyboardFrameEndUserInfoKey":\#(text)}}}"#
    )
  }

  @Test(arguments: [
    hostile, "\u{0}\u{1B}[31m", "&lt;b&gt;", "", "/*SCRIPT*/", "/*STYLE*/ /*DATA*/", "$&$1\\0",
  ])
  func noTextBreaksOutOfAPage(_ text: String) throws {
    let page = try ReportPage(traces: [try Reports.report(try Self.trace(text))]).html()
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<img") && !page.contains("onerror=alert(2)>"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    #expect(!page.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
    let trace = try #require(try Reports.traces(in: page).first)
    #expect(trace["title"] as? String == text)
    let steps = try #require(trace["steps"] as? [[String: Any]])
    #expect(steps[1]["name"] as? String == text)
  }

  @Test func aTraceWithoutNotificationsIsDrawn() throws {
    let report = try Reports.report(Traces.header + "\n")
    #expect(report.steps.isEmpty)
    #expect(report.summary == "0 notifications, 0 changes; no expectations")
    #expect(try ReportPage(traces: [report]).html().contains(report.summary))
  }

  @Test func aPageRefusesContentFromElsewhere() throws {
    let page = try ReportPage(traces: []).html()
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
    #expect(page.contains("base-uri 'none'; form-action 'none'\""))
  }

  /// After a change of style or script, put the digest that fails here into `report.html`.
  @Test(arguments: ["style", "script"])
  func thePolicyHasTheDigestOfEachPart(_ tag: String) throws {
    let page = try ReportPage(traces: []).html()
    let start = try #require(page.range(of: "<\(tag)>")).upperBound
    let end = try #require(page.range(of: "</\(tag)>", range: start..<page.endIndex)).lowerBound
    #expect(page.contains("\(tag)-src 'sha256-\(try digest(of: String(page[start..<end])))'"))
  }

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

  @Test func noPageIsWrittenAfterAFault() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.html").path
    #expect(try ToolRun("report", "/missing/a.jsonl", "-o", output).status == 66)
    let malformed = try folder.file("b", "{\n").path
    #expect(try ToolRun("report", "safe-area", malformed, "-o", output).status == 65)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  /// Returns the SHA-256 digest in base 64, by the system's own tool.
  private func digest(of text: String) throws -> String {
    let tools = [["/usr/bin/sha256sum"], ["/usr/bin/shasum", "-a", "256"]]
    let tool = try #require(
      tools.first { FileManager.default.isExecutableFile(atPath: $0[0]) },
      "There is neither sha256sum nor shasum."
    )
    let hex = try ToolRun(Array(tool.dropFirst()), of: tool[0], text: text).output
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { index in
      UInt8(hex.dropFirst(index).prefix(2), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
#endif
