#if os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool in a terminal.
struct ToolTerminalTests {
  @Test(arguments: [80, 60, 40])
  func noRowWraps(_ width: Int) throws {
    guard let run = try ToolRun.inTerminal(width: width, "play pinyin-growth safe-area") else {
      return
    }
    let rows = run.text.split(separator: "\n").filter { $0.contains("will") }
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.count <= width })
  }

  @Test func aPageIsNotWrittenToATerminal() throws {
    let command = "report show-and-hide"
    guard let run = try ToolRun.inTerminal(width: 200, command) else { return }
    #expect(run.text.hasPrefix("keyboard-replay: a page of "))
    let advice = "write it to a file with -o FILE\n"
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

extension ToolRun {
  /// Runs the tool in a terminal of a width, by util-linux's `script`; `nil` where there is none.
  ///
  /// A terminal has one stream, so that output and errors come together, and lines end in CR LF.
  fileprivate static func inTerminal(
    width: Int,
    _ command: String
  ) throws -> (text: String, status: Int32)? {
    let script = URL(fileURLWithPath: "/usr/bin/script")
    guard let tool, FileManager.default.isExecutableFile(atPath: script.path) else { return nil }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = script
    let line = "stty cols \(width) rows 24; exec '\(tool.path)' \(command)"
    process.arguments = ["--quiet", "--return", "--command", line, "/dev/null"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = try folder.file("output")
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return (text.replacingOccurrences(of: "\r\n", with: "\n"), process.terminationStatus)
  }
}
#endif
