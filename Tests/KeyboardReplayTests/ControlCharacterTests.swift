import Foundation
import Testing

@testable import keyboard_replay

#if os(macOS) || os(Linux)
/// Texts of others that the built tool prints, which a terminal could obey.
struct ControlCharacterTests {
  private let wild = #"\u001b[2J\u009b\u2028\u202e\n"#
  private let tame = #"\u{1b}[2J\u{9b}\u{2028}\u{202e}\u{a}"#

  @Test func aTableSpellsOutControlCharacters() throws {
    let run = try ToolRun("play", "a", files: ["a": trace])
    #expect(run.output.hasPrefix("T\(tame)\na · D\(tame) · Y\(tame) · S\(tame)\n"))
    #expect(run.output.contains("  N\(tame)"))
    #expect(isTame(run.output))
  }

  @Test func checkSpellsOutTheFilesName() throws {
    let text = Traces.lines(Traces.header, Traces.expectation(#""covered":1"#))
    let run = try ToolRun("check", "a\u{1B}\u{9B}", files: ["a\u{1B}\u{9B}": text])
    #expect(run.output.contains(#"a\u{1b}\u{9b}, line 2: "#))
    #expect(isTame(run.output) && isTame(run.errors))
    #expect(run.status == 1)
  }

  @Test(arguments: ["./\u{1B}]0;\n", "--\u{202E}\r"])
  func errorsSpellOutTheArgument(_ argument: String) throws {
    let run = try ToolRun("play", argument)
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

struct PrintableTests {
  @Test(
    arguments: [
      ("\u{1B}[2J", #"\u{1b}[2J"#), ("a\nb\r\n", #"a\u{a}b\u{d}\u{a}"#),
      ("e\u{301}\u{1B}\u{2028}", "e\u{301}" + #"\u{1b}\u{2028}"#),
    ]
  )
  func controlCharactersAreSpeltOut(_ text: String, _ expected: String) {
    #expect(Printable.text(text) == expected)
  }

  @Test(arguments: ["", "a b", "é — ≠ ·", "拼音", "👩‍👩‍👧", #"\u{1b}"#, "\u{A0}", "\u{2027}\u{202F}"])
  func otherTextStaysAsItIs(_ text: String) {
    #expect(Printable.text(text) == text)
  }
}
