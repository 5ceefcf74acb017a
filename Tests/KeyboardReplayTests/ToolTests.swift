#if os(macOS) || os(Linux)
import Foundation
import Testing

@testable import keyboard_replay

/// Runs the built tool.
struct ToolTests {
  @Test(arguments: [nil] + Command.subcommands.indices.map(Optional.some))
  func helpExplainsTheToolAndEachSubcommand(_ index: Int?) throws {
    let subcommand = index.map { Command.subcommands[$0] }
    let run = try subcommand.map { try ToolRun($0.name, "--help") } ?? ToolRun("--help")
    #expect(run.output == Command.help(for: subcommand))
    #expect(run.output.contains("usage: keyboard-replay"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func theHelpNamesEachOptionOfEachSubcommand() throws {
    let help = try ToolRun("--help").output
    for subcommand in Command.subcommands {
      #expect(help.contains("\n\(subcommand.name) "))
      for option in subcommand.options + subcommand.flags {
        #expect(help.contains(option) && subcommand.help.contains(option), "\(option)")
      }
    }
  }

  @Test func theHelpSaysHowTheToolIsRunFromAClone() throws {
    #expect(try ToolRun("--help").output.contains("\nswift run keyboard-replay runs"))
  }

  /// A number is for the first version that is tagged.
  @Test func theVersionIsPrinted() throws {
    let run = try ToolRun("--version")
    #expect(run.output == "keyboard-replay unreleased\n")
    #expect(run.status == 0)
  }

  /// As with `keyboard-replay | head -1`.
  @Test func aReaderThatStopsReadingIsNoFault() throws {
    let process = Process()
    let tool: URL = try #require(ToolRun.tool)
    process.executableURL = tool
    process.arguments = ["play"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // Nobody can read what is written, from the start.
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    try errors.fileHandleForWriting.close()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
#endif
