#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool.
struct ToolTests {
  @Test func theHelpIsThatOfTheSubcommand() throws {
    let run = try ToolRun("help", "import")
    #expect(run.output == Arguments.help(of: .import) && run.errors == "" && run.status == 0)
  }

  @Test func theVersionIsPrinted() throws {
    let run = try ToolRun("--version")
    #expect(run.output == "keyboard-replay unreleased\n")
    #expect(run.status == 0)
  }

  /// As in `keyboard-replay check FOLDER | grep -q holds`, which closes the pipe early.
  @Test(arguments: [true, false])
  func theVerdictDoesNotDependOnAReader(_ holds: Bool) throws {
    let trace = holds ? Traces.whole : Traces.failing
    // The tool writes when the reader has ended.
    let command = #"{ sleep 0.1; "$TOOL" check a; } | true; exit ${PIPESTATUS[0]}"#
    let run = try ToolRun.shell(command, files: ["a": trace])
    #expect(run.status == (holds ? 0 : 1))
    #expect(run.errors.isEmpty == holds)
  }

  @Test(arguments: [("0<&-", 1), (">&-", 1), ("2>&-", 1), (">/dev/full", 66)])
  func aClosedStreamChangesNoVerdict(_ redirection: String, _ status: Int32) throws {
    let command = "\"$TOOL\" check a \(redirection)"
    #expect(try ToolRun.shell(command, files: ["a": Traces.failing]).status == status)
  }

  @Test func resultsComeBeforeNotes() throws {
    let run = try ToolRun.shell(#""$TOOL" check a 2>&1"#, files: ["a": Traces.failing])
    let lines = run.output.split(separator: "\n")
    #expect(lines.last == "keyboard-replay: 1 of 2 expectations failed" && lines.count == 3)
  }
}
#endif
