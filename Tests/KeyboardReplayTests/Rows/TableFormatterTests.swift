import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct TableFormatterTests {
  @Test(arguments: [200, 80, 60, 40, 20])
  func noLineOfABuiltInTraceIsWiderThanTheTerminal(_ width: Int) throws {
    for reference in try TraceReference.all([]) {
      let text = try table(of: reference, width: width)
      for line in text.split(separator: "\n") {
        #expect(TextLayout.width(of: line) <= width, "\(line)")
      }
    }
  }

  @Test func aNarrowTerminalGivesUpTheFrameThenTheTimeThenTheHeight() throws {
    let folder = try TemporaryFolder()
    let trace = TraceReference.file(try folder.file("a", Traces.whole).path)
    func row(_ width: Int?) throws -> String? {
      try table(of: trace, width: width).split(separator: "\n").first { $0.contains("willShow") }
        .map(String.init)
    }
    #expect(
      try row(nil)
        == "   0.000  willShow         (0, 409) 375×258        appeared +258         258  ███▉"
    )
    #expect(
      try row(80) == "   0.000  willShow         (0, 409) 375×258        appeared +258         258"
    )
    #expect(try row(60) == "   0.000  willShow         appeared +258         258  ██▍")
    #expect(try row(40) == "willShow        appeared +258        258")
    #expect(try row(32) == "willShow        appeared +258")
    #expect(try row(20) == "willShow        app…")
  }

  @Test func anErrorIsWrappedBelowItsRow() throws {
    let folder = try TemporaryFolder()
    let text = Traces.lines(
      Traces.header,
      #"{"version":1,"kind":"notification","payload":{"name":"UIKeyboardWillShowNotification","#
        + #""userInfo":{"UIKeyboardFrameEndUserInfoKey":"#
        + #""a frame that was printed in a way which nobody could foresee"}}}"#
    )
    let file = TraceReference.file(try folder.file("a", text).path)
    let lines = try table(of: file, width: 60).split(separator: "\n")
    let error = try #require(lines.firstIndex { $0.contains("× malformed") }) + 1
    #expect(lines[error].hasPrefix("          UIKeyboardWillShowNotification:"))
    #expect(lines[error + 1].hasPrefix("          "))
  }

  /// What `play` prints of a trace on a terminal without colour.
  private func table(of reference: TraceReference, width: Int?) throws -> String {
    let formatter = TableFormatter(width: width, hasColor: false)
    let replay = Replay()
    var input = try reference.open()
    var summary = ReplaySummary()
    var text = ""
    while let entry = try input.next() {
      if case .header(let header) = entry.content {
        text += formatter.title(header, file: input.name)
      }
      guard let step = replay.play(entry), step.subject != .setting else { continue }
      summary.add(step)
      text += formatter.line(step)
    }
    summary.addTrace(skippedRecords: 0)
    return text + formatter.summary(summary)
  }
}
