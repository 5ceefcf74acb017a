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

  @Test(arguments: ["0<&-", ">&-", "2>&-"])
  func aClosedStreamChangesNoVerdict(_ redirection: String) throws {
    let command = "\"$TOOL\" check a \(redirection)"
    #expect(try ToolRun.shell(command, files: ["a": Traces.failing]).status == 1)
  }

  /// Makes a pipe of which one end does not wait for the other, as Node gives it to a child.
  private func pipe(notBlockingAt end: KeyPath<Pipe, FileHandle>) -> Pipe {
    let pipe = Pipe()
    let descriptor = pipe[keyPath: end].fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    return pipe
  }

  private func process(_ path: URL?, _ arguments: String...) -> Process {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// A pipe is full after 65,536 bytes.
  @Test func aReaderOfAFullPipeIsAwaited() throws {
    let pipe = pipe(notBlockingAt: \.fileHandleForWriting)
    let tool = process(ToolRun.tool, "report")
    tool.standardOutput = pipe
    try tool.run()
    usleep(200_000)
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    tool.waitUntilExit()
    #expect(tool.terminationStatus == 0)
    #expect(output.count > 65_536)
    #expect(String(decoding: output, as: UTF8.self).hasSuffix("</html>\n"))
  }

  @Test func aWriterOfAnEmptyPipeIsAwaited() throws {
    let pipe = pipe(notBlockingAt: \.fileHandleForReading)
    let shell = URL(fileURLWithPath: "/bin/bash")
    let writer = process(shell, "-c", "sleep 0.2; echo '\(Traces.whole)'")
    writer.standardOutput = pipe
    let tool = process(ToolRun.tool, "check", "-")
    tool.standardInput = pipe
    tool.standardOutput = FileHandle.nullDevice
    try tool.run()
    try writer.run()
    tool.waitUntilExit()
    #expect(tool.terminationStatus == 0)
  }

  @Test func resultsComeBeforeNotes() throws {
    let run = try ToolRun.shell(#""$TOOL" check a 2>&1"#, files: ["a": Traces.failing])
    let lines = run.output.split(separator: "\n")
    #expect(lines.last == "keyboard-replay: 1 of 2 expectations failed" && lines.count == 3)
  }
}
#endif
