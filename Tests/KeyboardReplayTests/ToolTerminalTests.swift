#if os(Linux)
import Foundation
import Testing
import TestSupport

@testable import keyboard_replay

/// Runs the built tool in a terminal.
struct ToolTerminalTests {
  /// Without a subcommand the tool prints its first screen.
  @Test(arguments: [80, 20], ["play", ""])
  func noLineOfATableWraps(_ width: Int, _ subcommand: String) throws {
    let trace = Traces.whole.replacingOccurrences(of: #""covered":258"#, with: #""covered":260"#)
    let folder = TemporaryFolder()
    let file = try folder.file("a trace with a long name.jsonl", trace)
    let command = subcommand.isEmpty ? "" : "play '\(file.path)' ipad-rotation password-prompt"
    guard let run = try ToolRun.inTerminal(width: width, command) else { return }
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 20)
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test(arguments: [(0, 80), (1, 1)])
  func aTerminalWithoutASizeHas80Columns(_ width: Int, _ columns: Int) throws {
    let title = String(repeating: "long ", count: 40)
    let trace = Traces.whole.replacingOccurrences(of: "A test", with: title)
    let folder = TemporaryFolder()
    let file = try folder.file("a", trace)
    guard let run = try ToolRun.inTerminal(width: width, "play '\(file.path)'") else { return }
    #expect(run.output.prefix { $0 != "\n" }.count == columns)
  }

  @Test func aPageIsNotWrittenToATerminal() throws {
    let command = "report show-and-hide"
    guard let run = try ToolRun.inTerminal(width: 200, command) else { return }
    let page = try ToolRun("report", "show-and-hide").output
    let size = "a page of \(page.utf8.count / 1000) kilobytes is not written to a terminal"
    #expect(run.output == "keyboard-replay: \(size); write it to a file with -o FILE\n")
    #expect(run.status == 64)
    let asked = try ToolRun.inTerminal(width: 200, command + " -o -")
    #expect(asked?.output == page && asked?.status == 0)
  }

  @Test func aRowAppearsInATerminalBeforeTheNextNote() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a", Traces.failing)
    let command = "play --format jsonl '\(file.path)'"
    guard let run = try ToolRun.inTerminal(width: 80, command) else { return }
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6 && lines[2].hasSuffix("line 6: expected covered 260, found 258"))
  }

  @Test func aNotePrecedesReadingFromTheTerminal() throws {
    guard let run = try ToolRun.inTerminal(width: 80, "check -") else { return }
    let note = "reading from the terminal; end it with Control-D on a line of its own"
    #expect(run.output.contains("keyboard-replay: \(note)\n"))
    #expect(run.status == 65)
  }
}

extension ToolRun {
  /// Runs the tool in a terminal of a width, by util-linux's `script`; `nil` without it.
  ///
  /// A terminal has one stream, so that output and errors come together, and lines end in CR LF.
  fileprivate static func inTerminal(width: Int, _ command: String) throws -> ToolRun? {
    let script = "/usr/bin/script"
    guard let tool, FileManager.default.isExecutableFile(atPath: script) else { return nil }
    let line = "stty cols \(width) rows 24; exec '\(tool.path)' \(command)"
    var run = try ToolRun(
      ["--quiet", "--return", "--command", line, "/dev/null"],
      of: script,
      environment: ["TERM": "xterm", "NO_COLOR": "1"]
    )
    run.output = run.output.replacingOccurrences(of: "\r\n", with: "\n")
    return run
  }
}
#endif
