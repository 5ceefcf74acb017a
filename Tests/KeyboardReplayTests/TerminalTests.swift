import Testing

@testable import keyboard_replay

struct TerminalTests {
  @Test func onlyATerminalHasColor() {
    #expect(Terminal.hasColor(isTerminal: true, [:]))
    #expect(!Terminal.hasColor(isTerminal: false, [:]))
  }

  @Test func whoeverWantsNoColorGetsNone() {
    #expect(!Terminal.hasColor(isTerminal: true, ["NO_COLOR": "1"]))
    #expect(Terminal.hasColor(isTerminal: true, ["NO_COLOR": ""]))
    #expect(!Terminal.hasColor(isTerminal: true, ["TERM": "dumb"]))
  }

  @Test func withoutColorATextStaysAsItIs() {
    #expect(Style(hasColor: false)("x", .red) == "x")
    #expect(Style(hasColor: true)("x", .red) == "\u{1B}[31mx\u{1B}[0m")
    #expect(Style(hasColor: true)("", .red) == "")
  }
}
