#if os(macOS) || os(Linux)
import Foundation
import KeyboardTesting
import Testing
import TestSupport

@testable import keyboard_replay

@MainActor struct ReportTests {
  /// Plays a trace that is given line by line, or whole.
  private func report(_ lines: String..., file: String = "a.jsonl") throws -> ReportTrace {
    ReportTrace(try KeyboardTrace(jsonLines: lines.joined(separator: "\n")), file: file)
  }

  private func page(_ lines: String...) throws -> String {
    ReportPage(traces: [try report(lines.joined(separator: "\n"))]).html
  }

  /// Returns the parts of a page from one text up to another.
  private func parts(of page: String, from start: String, to end: String) -> [String] {
    page.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  // MARK: - Text of others

  private nonisolated static let hostile =
    "</style></title><script>alert(1)</script><img src=x onerror=alert(2)>\"'`]]>\u{2028}\u{7}<!--"

  /// A text stands wherever a trace can have one.
  @Test(arguments: [
    hostile, "\u{0}\u{1B}[31m", "&lt;b&gt;", "", "https://a.example/\"onclick=x <b>",
    "javascript:alert(1)",
  ])
  func noTextBreaksOutOfAPage(_ text: String) throws {
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let page = try page(
      #"{"version":1,"kind":"header","payload":{"title":\#(json),"source":\#(json),"#
        + #""device":\#(json),"system":\#(json)}}"#,
      Traces.screen,
      Traces.notification("WillShow", y: 409, time: 0),
      #"{"version":1,"kind":"notification","payload":{"name":\#(json),"userInfo":{\#(json):1}}}"#,
      #"{"version":1,"kind":"notification","payload":{"name":"UIKeyboardWillShowNotification","#
        + #""userInfo":{"UIKeyboardFrameEndUserInfoKey":\#(json)}}}"#
    )
    for markup in ["<script", "<img", "\"onclick=x", "href=\"javascript"] {
      #expect(!page.contains(markup), "\(markup)")
    }
    for tag in ["<title>", "</title>", "<style>", "</style>", "</html>", "<body>"] {
      #expect(page.components(separatedBy: tag).count == 2, "\(tag)")
    }
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!page.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{7F}" })
  }

  @Test func aPageRefusesContentFromElsewhere() throws {
    let policy = "content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; "
    #expect(try page(Traces.header).contains(policy))
  }

  @Test func anAddressOfTheWebIsALink() throws {
    let source = "after https://example.com/a?b=1&c=2, and b"
    let header = #"{"version":1,"kind":"header","payload":{"title":"T","source":"\#(source)"}}"#
    let link = """
      after <a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">\
      example.com/a?b=1&amp;c=2</a>, and b
      """
    #expect(try page(header).contains(link))
  }

  // MARK: - Rows and pictures

  @Test func aRowHasAPictureTheNotificationAndItsOutcome() throws {
    let page = try page(Traces.whole)
    let rows = parts(of: page, from: "<tr class=\"", to: "</tr>")
    #expect(
      rows.map { $0.prefix { $0 != "\"" } } == ["change", "dropped", "noted", "change", "change"]
    )
    let keyboard = "<use href=\"#keys\" x=\"0\" y=\"377.5\" width=\"375\" height=\"289.5\"/>"
    let cover = "<use href=\"#cover\" x=\"0\" y=\"377.5\" width=\"375\" height=\"289.5\"/>"
    let safeArea = "<rect class=\"s-safe\" x=\"0\" y=\"633\" width=\"375\" height=\"34\"/>"
    for part in [
      keyboard, cover, safeArea, "class=\"s-view s-own\"", "Keyboard showing, docked, covers 289.5",
      ">1.000</td>", "<bdi>willShow</bdi><small>(0, 377.5) 375×289.5</small><small>line 8</small>",
      "resized +31.5", "0.25 s, the keyboard's own curve",
      "<td class=\"covered number\">289.5</td>",
      "<td class=\"inset number\">255.5</td>",
    ] {
      #expect(rows[3].contains(part), "\(part)")
    }
    #expect(rows[1].contains("duplicate<small>repeats what is already known</small>"))
    #expect(page.contains("at most 289.5 points, at the end 0"))
  }

  @Test func aFailureStandsInItsRowAndInTheHeading() throws {
    let traces = [try report(Traces.failing), try report(Traces.whole, file: "b.jsonl")]
    let page = ReportPage(traces: traces).html
    let rows = parts(of: page, from: "<tr class=\"", to: "</tr>")
    let failure = "<small class=\"failed\">line 6: expected covered 260, found 258</small>"
    #expect(rows.map { $0.contains(failure) } == [false, true] + Array(repeating: false, count: 8))
    #expect(page.contains("<strong class=\"failed\">1 of 2 expectations failed.</strong>"))
    // Traces with the same title are listed with their files.
    #expect(
      parts(of: page, from: "<li><a ", to: "</a>") == [
        "href=\"#t0\"><bdi>A test</bdi> · <bdi>a.jsonl</bdi> <span class=\"failed\">1 failed</span>",
        "href=\"#t1\"><bdi>A test</bdi> · <bdi>b.jsonl</bdi>",
      ]
    )
  }

  /// A setting before the first notification has no row; a later one may change the covered height.
  @Test func aSettingIsARowAfterTheFirstNotification() throws {
    let window = #"{"version":1,"kind":"window","payload":{"frame":[0,0,375,500]}}"#
    let show = Traces.notification("WillShow", y: 409, time: 0)
    let page = try page(Traces.header, Traces.screen, show, window)
    let rows = parts(of: page, from: "<tr class=\"", to: "</tr>")
    #expect(rows.count == 2 && rows[1].contains("window 375×500") && rows[1].contains("covers 91"))
    #expect(
      rows[1].contains("<rect class=\"s-window\" x=\"0\" y=\"0\" width=\"375\" height=\"500\"/>")
    )
  }

  @Test func theApplicationsTimeInTheBackgroundIsMarked() throws {
    let trace = KeyboardTrace.builtIn(.backgroundAndReturn)
    let page = ReportPage(traces: [ReportTrace(trace, file: "a")]).html
    #expect(page.contains("class=\"c-idle\"") && page.contains("app background"))
  }

  @Test(arguments: [
    (Traces.screen, "", ""),
    (
      Traces.screen.replacingOccurrences(of: "667]", with: #"667],"inferred":true"#),
      " · screen inferred from the frames", ""
    ),
    // Without a screen the picture has room for all frames of the keyboard.
    (
      #"{"version":1,"kind":"policy","payload":{"otherApps":"include"}}"#, " · no screen known",
      "viewBox=\"0 0 375 667\""
    ),
  ])
  func aScreenThatIsGuessedOrUnknownIsNoted(_ record: String, _ note: String, _ box: String) throws
  {
    let page = try page(Traces.header, record, Traces.notification("WillShow", y: 409, time: 0))
    #expect(page.contains("<bdi>a.jsonl</bdi></code>\(note)</p>"))
    #expect(box.isEmpty || page.contains(box))
  }

  /// A picture has no coordinates in which a browser gets lost.
  @Test(arguments: ["[0,1e300,375,258]", "[0,409,0,258]", "[-1e9,409,375,1e12]"])
  func aFrameThatCannotBeDrawnIsLeftOut(_ frame: String) throws {
    let show = Traces.notification("WillShow", y: 409, time: 0)
      .replacingOccurrences(of: "[0,409.0,375,258.0]", with: frame)
    let page = try page(Traces.header, Traces.screen, show)
    #expect(!page.contains("<use href=\"#keys\" x=\"0\""))
    for number in ["=\"nan", "=\"inf", "=\"-inf", "=\"1e"] { #expect(!page.contains(number)) }
  }

  /// The marks of a chart that stand in a place, by its left edge in percent.
  @Test func marksWithNearlyTheSameTimeLieBelowEachOther() throws {
    let lines = [0, 0.002, 0.004, 1, 2, 2.001].map {
      Traces.notification("WillShow", y: 409, time: $0)
    }
    let text = ([Traces.header, Traces.screen] + lines).joined(separator: "\n")
    let html = ReportChart(try report(text).rows).html
    let marks = parts(of: html, from: "<use href=\"#m-", to: "/>")
    let heights = marks.map { $0.components(separatedBy: "y=\"")[1] }
    #expect(heights == ["176.0\"", "188.0\"", "200.0\"", "176.0\"", "176.0\"", "188.0\""])
    // The times stand below the lowest mark.
    #expect(html.contains("height=\"233\"") && html.contains("y=\"225.0\">0 s"))
  }

  @Test func moreMarksThanEightShareTheLastLane() throws {
    let lines = (0..<50).map { _ in Traces.notification("WillShow", y: 409, time: 0) }
    let later = Traces.notification("WillShow", y: 409, time: 1)
    let text = ([Traces.header, Traces.screen] + lines + [later]).joined(separator: "\n")
    #expect(ReportChart(try report(text).rows).html.contains("height=\"293\""))
  }

  @Test func aTraceWithoutTimesIsDrawnRowByRow() throws {
    let page = try page(Traces.whole.replacing(/"time":[0-9.]+,/, with: ""))
    #expect(page.contains("row by row: no times are known") && !page.contains("c-middle\" x"))
    #expect(!page.contains("class=\"time"))
  }

  private func legend(_ page: String) -> [String] {
    let items = parts(of: page, from: "aria-label=\"Legend\">", to: "</ul>")
    return parts(of: items.joined(), from: "</svg>", to: "</li>")
  }

  @Test func theLegendHasTheSymbolsThatOccur() throws {
    let show = Traces.notification("WillShow", y: 409, time: 0)
    let page = try page(Traces.header, Traces.screen, show)
    #expect(legend(page) == ["keyboard", "covered part of the view", "change delivered"])
    let all = ReportPage(
      traces: [
        try report(Traces.failing),
        ReportTrace(KeyboardTrace.builtIn(.backgroundAndReturn), file: "b"),
        ReportTrace(KeyboardTrace.builtIn(.iPadRotation), file: "c"),
      ]
    ).html
    #expect(
      legend(all) == [
        "keyboard", "covered part of the view", "safe area", "change delivered", "no change",
        "dropped",
        "app", "setting", "expectation failed",
      ]
    )
  }

  @Test func aDecreaseHasAMinusSign() throws {
    let page = try page(
      Traces.header,
      Traces.screen,
      Traces.notification("WillShow", y: 409, time: 0),
      Traces.notification("WillShow", y: 440, height: 227, time: 1)
    )
    #expect(page.contains("resized −31") && !page.contains("-31"))
  }

  @Test func aTraceWithoutNotificationsHasNoTable() throws {
    let page = try page(Traces.header)
    #expect(page.contains("0 notifications, 0 changes; no expectations.</p>"))
    #expect(!page.contains("<table"))
  }

  @Test func aTraceThatIsTooLongIsCut() throws {
    let post = #"{"version":1,"kind":"notification","payload":{"name":"A","userInfo":null}}"#
    let lines = [Traces.header] + Array(repeating: post, count: 2_005)
    let report = try report(lines.joined(separator: "\n"))
    #expect(report.rows.count == 2_000)
    #expect(report.notes.last == "the first 2000 of 2005 rows")
    #expect(report.summary.details.hasPrefix("2005 notifications"))
  }

  // MARK: - The subcommand

  @Test func aTraceBecomesAPageOnStandardOutputOrInAFile() throws {
    let trace = ReportTrace(KeyboardTrace.builtIn(.pinyinGrowth), file: "pinyin-growth")
    let page = ReportPage(traces: [trace]).html
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(try ToolRun("report", "pinyin-growth").output == page)
    let folder = TemporaryFolder()
    let output = try folder.file("report.html", "old")
    let run = try ToolRun("report", "pinyin-growth", "-o", output.path)
    #expect(run == .message(0, "wrote \(output.path), 1 trace"))
    #expect(try String(contentsOf: output, encoding: .utf8) == page)
  }

  @Test func noPageIsWrittenAfterAFault() throws {
    let folder = TemporaryFolder()
    let output = folder.url.appendingPathComponent("a.html").path
    #expect(try ToolRun("report", "/missing/a.jsonl", "-o", output).status == 66)
    let malformed = try folder.file("b", "{\n").path
    #expect(try ToolRun("report", "safe-area", malformed, "-o", output).status == 65)
    #expect(!FileManager.default.fileExists(atPath: output))
  }
}
#endif
