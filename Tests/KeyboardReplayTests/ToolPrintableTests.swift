#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool on text that would move a terminal: none of it is printed as it is.
struct ToolPrintableTests {
  private let wild = #"\u001b[2J\u009b\u2028\u202e\n"#
  private let tame = #"\u{1b}[2J\u{9b}\u{2028}\u{202e}\u{a}"#

  @Test func aTableSpellsOutWhatATraceSays() throws {
    let run = try ToolRun("play", "a", files: ["a": trace])
    #expect(run.output.hasPrefix("T\(tame)\na · D\(tame) · Y\(tame) · S\(tame)\n"))
    #expect(run.output.contains("  N\(tame)"))
    #expect(isTame(run.output))
  }

  @Test func checkSpellsOutTheFile() throws {
    let text = Traces.lines(Traces.header, Traces.expectation(#""covered":1"#))
    let run = try ToolRun("check", "a\u{1B}\u{9B}", files: ["a\u{1B}\u{9B}": text])
    #expect(run.output.contains(#"a\u{1b}\u{9b}, line 2: "#))
    #expect(isTame(run.output) && isTame(run.errors))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ["play", "./\u{1B}]0;\n"], ["\u{1B}\n"], ["--\u{202E}\r"], ["import", "\u{9B}"],
  ])
  func errorsSpellOutTheArgument(_ arguments: [String]) throws {
    let run = try ToolRun(arguments[0], arguments.count > 1 ? arguments[1] : "--version")
    #expect(run.errors.hasPrefix("keyboard-replay: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(isTame(run.errors))
  }

  private var trace: String {
    Traces.lines(
      #"{"version":1,"kind":"header","payload":{"title":"T\#(wild)","device":"D\#(wild)","#
        + #""system":"Y\#(wild)","source":"S\#(wild)"}}"#,
      #"{"version":1,"kind":"notification","payload":{"name":"N\#(wild)","userInfo":{}}}"#
    )
  }

  private func isTame(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { Printable.text(String($0)) == String($0) }
  }
}
#endif
