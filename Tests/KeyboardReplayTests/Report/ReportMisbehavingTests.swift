#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Draws what is not as it should be.
@MainActor struct ReportMisbehavingTests {
  private nonisolated static let hostile =
    "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'`]]>\u{2028}\u{7}<!--"

  private nonisolated static let traces = [hostile, "\u{0}\u{1B}[31m", "&lt;b&gt;", ""].map(trace)

  /// A trace that has a text wherever it can have one.
  private nonisolated static func trace(_ text: String) -> String {
    let text = Escape.script(text)
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

  @Test(arguments: traces)
  func noTextBreaksOutOfAPage(_ trace: String) throws {
    let page = ReportPage(traces: [try Reports.report(trace)]).html
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<img") && !page.contains("onerror=alert(2)>"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    _ = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
  }

  @Test func halfACharacterIsNoFault() throws {
    let folder = try TemporaryFolder()
    let header = #"{"version":1,"kind":"header","payload":{"title":"half \ud83d a character"}}"#
    let run = try ToolRun("report", "-", input: try folder.file("a", header + "\n"))
    #expect([0, 65].contains(run.status))
    #expect(!run.output.contains("\u{0}"))
  }

  /// Screens without area, frames beyond any screen, and numbers that are none.
  @Test(arguments: [
    "[0,0,0,0]", "[0,0,-5,10]", "[1e300,0,1e300,1e300]", "[0,0,1e-9,1e-9]", "[0,0,1,99999]",
    #"[0,{"notANumber":true},375,{"infinity":1}]"#, "[-1e9,-1e9,2e9,2e9]", "null",
    "[0,409,375,258]",
  ])
  func noFrameIsTooStrange(_ frame: String) throws {
    let screen = frame.contains("{") || frame == "null" ? "[0,0,1e308,1e308]" : frame
    let trace = Traces.lines(
      Traces.header,
      #"{"version":1,"kind":"screen","payload":{"frame":\#(screen)}}"#,
      #"{"version":1,"kind":"view","payload":{"frame":\#(screen),"safeAreaBottom":1e308}}"#,
      Traces.notification("WillShow", y: 409, time: 0),
      #"{"version":1,"kind":"notification","payload":{"time":1e300,"#
        + #""name":"UIKeyboardWillShowNotification","userInfo":{"UIKeyboardAnimationCurveUserInfoKey""#
        + #":-9e15,"UIKeyboardAnimationDurationUserInfoKey":1e300,"#
        + #""UIKeyboardFrameEndUserInfoKey":\#(frame)}}}"#,
      Traces.screen
    )
    let report = try Reports.report(trace)
    #expect(ReportPage(traces: [report]).html.hasSuffix("</html>\n"))
  }

  @Test func aTraceWithoutNotificationsIsDrawn() throws {
    let report = try Reports.report(Traces.header + "\n")
    #expect(report.steps.isEmpty)
    let summary = "0 notifications, 0 changes; no expectations."
    #expect(ReportPage(traces: [report]).html.contains(summary))
  }

  @Test func tenThousandNotificationsFitInFiveMegabytes() throws {
    let steps = (0..<10_000).map { number in
      let type = ["WillShow", "DidShow", "WillChangeFrame", "WillHide"][number % 4]
      let height = Double(200 + number * 37 % 200) + 1 / 3
      return Traces.notification(type, y: 667 - height, height: height, time: Double(number) * 0.7)
    }
    let lines = [Traces.header, Traces.screen] + steps
    let report = try Reports.report(lines.joined(separator: "\n"))
    let page = ReportPage(traces: [report]).html
    #expect(page.utf8.count < 5_000_000)
    #expect(page.contains("24 of \(report.changes.count) changes, evenly sampled"))
    #expect(page.contains("Rows 1 to 100 of 10000"))
  }

  @Test func aTraceThatIsTooLongIsCutAndThePageSaysSo() throws {
    let hides = (0..<ReportRecorder.limit + 5).map { _ in
      #"{"version":1,"kind":"notification","payload":{"name":"A","userInfo":null}}"#
    }
    let report = try Reports.report(([Traces.header] + hides).joined(separator: "\n"))
    #expect(report.steps.count == ReportRecorder.limit)
    #expect(report.summary.details.hasPrefix("20005 notifications"))
    let page = ReportPage(traces: [report]).html
    #expect(page.contains("This page shows the first 20000 of 20005 rows."))
  }

  @Test func aMissingFileAndAMalformedOne() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.html").path
    let missing = try ToolRun("report", "/missing/a.jsonl", "-o", output)
    #expect(missing.status == 66)
    let malformed = try ToolRun(
      "report",
      "safe-area",
      try folder.file("b", "{\n").path,
      "-o",
      output
    )
    #expect(malformed.status == 65)
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(try ToolRun("report", "safe-area", "-o", "/missing/a.html").status == 66)
  }
}
#endif
