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
    #expect(help.contains("\nswift run keyboard-replay runs"))
    for subcommand in Command.subcommands {
      #expect(help.contains("\n\(subcommand.name) "))
      for option in subcommand.options + subcommand.flags {
        #expect(help.contains(option) && subcommand.help.contains(option), "\(option)")
      }
    }
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

  // MARK: - Files that are named twice, or break off

  @Test(arguments: ["report", "import"])
  func aFileIsNotWrittenOverItself(_ verb: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.whole)
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    for output in [file.path, link, folder.url.path + "/./a"] {
      let run = try ToolRun(verb, file.path, "-o", output)
      #expect(run == .message(64, "cannot write \(output): it is the file that is read"))
    }
    #expect(try ToolRun(verb, "-", "-o", file.path, input: file).status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  @Test func aFileComesBeforeTheBuiltInTraceOfItsName() throws {
    let run = try ToolRun("check", "pinyin-growth", files: ["pinyin-growth": Traces.whole])
    #expect(run.output == "pinyin-growth: 2 of 2 expectations hold\n")
    let builtIn = try ToolRun("check", "pinyin-growth")
    #expect(builtIn.output == "pinyin-growth: 3 of 3 expectations hold\n")
  }

  @Test(arguments: ["play", "check", "report"])
  func aLastLineThatBreaksOffIsLeftOutWithANote(_ verb: String) throws {
    let broken = Traces.whole + Traces.notification("WillShow", y: 1, time: 9).dropLast(9)
    let run = try ToolRun(verb, "-", text: broken)
    #expect(run.output == (try ToolRun(verb, "-", text: Traces.whole)).output)
    let note = "standard input: the last line breaks off, and is left out"
    #expect(run.notes == [note] && run.status == 0)
  }

  @Test(arguments: ["", "/"])
  func aFileOfAFolderThatIsReadIsNotWritten(_ end: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Traces.whole)
    let run = try ToolRun("report", folder.url.path + end, "-o", file.path)
    #expect(run.errors.hasSuffix("it is the file that is read\n"))
    #expect(run.status == 64)
    #expect(try String(contentsOf: file, encoding: .utf8) == Traces.whole)
  }

  // MARK: - One line explains a fault

  @Test(arguments: [
    ("play", "/missing/a.jsonl", "no such file or directory"),
    ("check", "/missing/a.jsonl", "no such file or directory"),
    ("import", "/missing/a.jsonl", "no such file or directory"), ("import", ".", "is a directory"),
  ])
  func aFileThatCannotBeRead(_ verb: String, _ file: String, _ fault: String) throws {
    #expect(try ToolRun(verb, file) == .message(66, "cannot read \(file): \(fault)"))
  }

  @Test(arguments: [
    ("", ": expected a header record, found the end of the file"),
    (
      Traces.lines(Traces.header, #"{"version":1,"kind":"screen","payload":{"time":"x"}}"#),
      #", line 2, payload.time: expected a number, found the string "x""#
    ),
  ])
  func whatIsWrongInATraceIsNamed(_ text: String, _ message: String) throws {
    #expect(try ToolRun("check", "a", files: ["a": text]) == .message(65, "a" + message))
    #expect(try ToolRun("play", "-", text: text).errors.contains("standard input" + message))
  }

  @Test(arguments: [
    Data((0...255).map { UInt8($0) }), Data([0x47, 0x49, 0x46, 0, 1]), Data([0x41, 0xE4, 0x6C]),
  ])
  func bytesThatAreNoTextAreNoLog(_ bytes: Data) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", bytes).path
    let message = "\(file): expected a console log, found bytes that are not UTF-8 text"
    #expect(try ToolRun("import", file) == .message(65, "\(message); \(Self.help)"))
  }

  /// The part of a file that is looked at may end within a character.
  @Test func aLongTextIsText() throws {
    for start in 0..<4 {
      let text = String(repeating: "x", count: start) + String(repeating: "🎹", count: 20_000)
      #expect(try ToolRun("import", text: text).errors.contains("in 1 line;"))
    }
  }

  @Test func whatCameBeforeTheFaultIsPrinted() throws {
    let whole = Traces.lines(
      Traces.header,
      Traces.notification("WillShow", y: 409, time: 0),
      Traces.notification("WillHide", y: 667, time: 1)
    )
    let half = whole.dropLast(20) + "\n"
    let run = try ToolRun("--format", "jsonl", "half", files: ["half": String(half)])
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("keyboard-replay: half, line 3: expected a JSON object, "))
    #expect(run.status == 65)
  }

  @Test func aLineOfAHundredMegabytes() throws {
    let text = Traces.header + "\n" + String(repeating: "x", count: 100_000_000)
    let message = "line 2: expected a line of at most 4194304 bytes, found a longer one"
    #expect(try ToolRun("check", "a", files: ["a": text]) == .message(65, "a, \(message)"))
  }

  @Test func theFirstFileThatIsMalformedEndsTheRun() throws {
    let files = ["bad": "{\n", "good": Traces.whole]
    let run = try ToolRun("check", "good", "bad", "good", files: files)
    #expect(run.output == "good: 2 of 2 expectations hold\n" && run.status == 65)
  }

  @Test func aFileThatCannotBeWritten() throws {
    let log = "{name = UIKeyboardWillHideNotification; userInfo = {}}"
    let run = try ToolRun("import", "-o", "/missing/a.jsonl", text: log)
    #expect(run == .message(66, "cannot write /missing/a.jsonl: its folder does not exist"))
  }

  private static let help = "keyboard-replay import --help lists what is read"
}
#endif
