#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool on what is not as it should be: one line explains the fault.
struct ToolMisbehavingTests {
  @Test(arguments: ["play", "check", "import"])
  func aMissingFile(_ verb: String) throws {
    let run = try ToolRun(verb, "/missing/a.jsonl")
    #expect(run == .message(66, "cannot read /missing/a.jsonl: no such file or directory"))
  }

  @Test func aDirectoryIsNoLog() throws {
    #expect(try ToolRun("import", ".") == .message(66, "cannot read .: is a directory"))
  }

  @Test(arguments: [
    ("", ": expected a header record, found the end of the file"),
    ("\0\u{1}", ", line 1: expected UTF-8 text, found a NUL byte"),
    (#"{"version":2,"kind":"header"}"#, ", line 1, version: expected version 1, found version 2"),
    (
      Traces.lines(Traces.header, #"{"version":1,"kind":"screen","payload":{"time":"x"}}"#),
      #", line 2, payload.time: expected a number, found the string "x""#
    ),
    (
      Traces.lines(Traces.header, Traces.expectation(#""time":2,"covered":0"#), earlier),
      ", line 3, payload.time: expected a time of at least 2, found 1"
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

  @Test func anEmptyLog() throws {
    let message = "a: expected a printed keyboard notification, found none in 0 lines"
    let run = try ToolRun("import", "a", files: ["a": ""])
    #expect(run == .message(65, "\(message); \(Self.help)"))
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
    let folder = try TemporaryFolder()
    let file = try folder.file("long", Traces.header + "\n")
    let handle = try FileHandle(forWritingTo: file)
    handle.seekToEndOfFile()
    let piece = Data(repeating: UInt8(ascii: "x"), count: 1_000_000)
    for _ in 0..<100 { handle.write(piece) }
    try handle.close()
    let message = "line 2: expected a line of at most 4194304 bytes, found a longer one"
    let run = try ToolRun("check", file.path)
    #expect(run == .message(65, "\(file.path), \(message)"))
  }

  @Test func theFirstFileThatIsMalformedEndsTheRun() throws {
    let files = ["bad": "{\n", "good": Traces.whole]
    let run = try ToolRun("check", "good", "bad", "good", files: files)
    #expect(run.output == "good: 2 of 2 expectations hold\n" && run.status == 65)
  }

  @Test(arguments: ["plya", "--wrong"])
  func anUnknownVerbOrOption(_ argument: String) throws {
    let run = try ToolRun(argument)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("keyboard-replay: unknown "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == 64)
  }

  @Test func aFileThatCannotBeWritten() throws {
    let log = "{name = UIKeyboardWillHideNotification; userInfo = {}}"
    let run = try ToolRun("import", "-o", "/missing/a.jsonl", text: log)
    #expect(run == .message(66, "cannot write /missing/a.jsonl: its folder does not exist"))
  }

  private static let help = "keyboard-replay import --help lists what is read"
  private static let earlier = Traces.expectation(#""time":1,"covered":0"#)
}
#endif
