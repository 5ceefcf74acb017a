import Testing

@testable import keyboard_replay

struct TextColorTests {
  @Test func onlyATerminalThatAllowsItHasColor() {
    #expect(Terminal.hasColor(isTerminal: true, [:]))
    #expect(Terminal.hasColor(isTerminal: true, ["NO_COLOR": ""]))
    #expect(!Terminal.hasColor(isTerminal: false, [:]))
    #expect(!Terminal.hasColor(isTerminal: true, ["NO_COLOR": "1"]))
    #expect(!Terminal.hasColor(isTerminal: true, ["TERM": "dumb"]))
  }

  @Test func withoutColorATextStaysAsItIs() {
    #expect(TextColor.paint("x", .red, if: false) == "x")
    #expect(TextColor.paint("x", nil, if: true) == "x")
    #expect(TextColor.paint("x", .red, if: true) == "\u{1B}[31mx\u{1B}[0m")
    #expect(TextColor.paint("", .red, if: true) == "")
  }
}
