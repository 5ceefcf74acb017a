#if os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool in a terminal.
struct ToolTerminalTests {
  @Test(arguments: [80, 60, 40])
  func nothingThatIsPrintedWraps(_ width: Int) throws {
    for command in ["play", "diff other-app --other-apps ignore,include"] {
      guard let run = try ToolRun.inTerminal(width: width, command) else { return }
      #expect(run.text.split(separator: "\n").count > 10)
      for line in run.text.split(separator: "\n") {
        #expect(TextLayout.width(of: line) <= width, "\(line)")
      }
    }
  }

  @Test func whoeverGivesNoFileIsToldOfTheHelp() throws {
    let hint = "\nThese are the built-in traces; keyboard-replay --help says what else there is.\n"
    guard let run = try ToolRun.inTerminal(width: 80, "") else { return }
    #expect(run.text.hasSuffix(hint))
    #expect(run.status == 0)
    let named = try ToolRun.inTerminal(width: 80, "pinyin-growth")
    #expect(named?.text.contains("--help") == false)
    #expect(try !ToolRun().output.contains("--help"))
  }

  @Test func aPageIsNotWrittenToATerminal() throws {
    let command = "report show-and-hide"
    guard let run = try ToolRun.inTerminal(width: 200, command) else { return }
    #expect(run.text.hasPrefix("keyboard-replay: a page of "))
    let advice = "write it to a file with -o FILE, or look at it with --open\n"
    #expect(run.text.hasSuffix("kilobytes is not written to a terminal; \(advice)"))
    #expect(run.status == 64)
    let asked = try ToolRun.inTerminal(width: 200, command + " -o -")
    #expect(asked?.text.hasPrefix("<!DOCTYPE html>") == true)
    #expect(asked?.status == 0)
  }

  @Test func whereTheTerminalIsReadTheToolSaysSo() throws {
    guard let run = try ToolRun.inTerminal(width: 80, "check -") else { return }
    let note = "reading from the terminal; end it with Control-D on a line of its own"
    #expect(run.text.contains("keyboard-replay: \(note)\n"))
    #expect(run.status == 65)
  }
}
#endif
