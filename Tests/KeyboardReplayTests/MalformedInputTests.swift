#if os(macOS) || os(Linux)
import Foundation
import Testing
import TestSupport

/// Input of the built tool that is no trace, or no log.
struct MalformedInputTests {
  @Test func aFaultInATraceIsNamed() throws {
    let screen = #"{"version":1,"kind":"screen","payload":{"time":"x"}}"#
    let text = Traces.lines(Traces.header, screen)
    let message = #", line 2, payload.time: expected a finite number, found the string "x""#
    #expect(try ToolRun("check", "a", files: ["a": text]) == .message(65, "a" + message))
    #expect(try ToolRun("play", "-", text: text).errors.contains("standard input" + message))
  }

  @Test func theFilesAfterOneThatIsMalformedArePlayed() throws {
    let files = ["bad": "{\n", "good": Traces.whole, "wrong": Traces.failing]
    let run = try ToolRun("check", "good", "bad", "missing", "good", "wrong", files: files)
    let hold = "good: 2 of 2 expectations hold\n"
    #expect(run.output.hasPrefix(hold + hold + "wrong, line 6: expected covered 260, found 258\n"))
    #expect(run.output.hasSuffix("3 traces: 5 of 6 expectations hold\n"))
    #expect(
      run.notes[0].hasPrefix("bad, line 1: ") && run.notes[1].hasPrefix("cannot read missing")
    )
    // The status is that of the first error.
    #expect(run.status == 65)
  }

  @Test(arguments: ["check", "report"])
  func omittedLinesAreNoted(_ verb: String) throws {
    let unknown = #"{"version":1,"kind":"expectaton","payload":{}}"# + "\n"
    let torn = Traces.notification("WillShow", y: 1, time: 9).dropLast(9)
    let run = try ToolRun(verb, "-", text: Traces.whole + unknown + torn)
    let skipped = #"line 11: skipped a record of the unknown kind "expectaton""#
    let notes = [skipped, "line 12 breaks off and is left out"]
    #expect(run.notes == notes.map { "standard input: \($0)" } && run.status == 0)
  }

  private static let help = "keyboard-replay import --help lists what is read"

  @Test(arguments: [
    Data((0...255).map { UInt8($0) }), Data([0x47, 0x49, 0x46, 0, 1]), Data([0x41, 0xE4, 0x6C]),
  ])
  func bytesThatAreNoTextAreAnError(_ bytes: Data) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a", bytes).path
    let run = try ToolRun("import", file)
    let found =
      bytes.contains(0) && !bytes.contains(0xFF) ? "a NUL byte" : "bytes that are not UTF-8"
    #expect(run.errors.contains("\(file): expected a console log, found \(found)"))
    #expect(run.errors.hasSuffix("; \(Self.help)\n") && run.status == 65)
  }

  /// As saved on Windows from a mail, whose typographic quotes are single bytes.
  @Test func aLogInAnotherEncodingIsNamed() throws {
    let curly = log.replacingOccurrences(of: "\"", with: "\u{201D}")
    let bytes = try #require(curly.data(using: .windowsCP1252))
    let folder = TemporaryFolder()
    let file = try folder.file("a", bytes).path
    let found = "expected a console log, found bytes that are not UTF-8 text"
    let advice = "iconv -f CP1252 -t UTF-8 converts a text of Windows"
    #expect(
      try ToolRun("import", file) == .message(65, "\(file): \(found); \(advice); \(Self.help)")
    )
  }

  @Test(arguments: [["play"], ["check"], ["report"], ["import"], ["import", "--expect"]])
  func anEmptyFileIsNamed(_ command: [String]) throws {
    let file = try ToolRun(command + ["a.jsonl"], files: ["a.jsonl": ""])
    #expect(file == .message(65, "a.jsonl: the file is empty"))
    #expect(try ToolRun(command + ["-"], text: "") == .message(65, "standard input is empty"))
  }

  // MARK: - Advice

  private let log = """
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
    }}

    """

  private static let words = "expected a trace, found a console log; keyboard-replay import"

  @Test func aConsoleLogIsForImport() throws {
    let run = try ToolRun("check", "a.log", files: ["a.log": log])
    #expect(run == .message(65, "a.log: \(Self.words) a.log -o a.jsonl makes a trace of it"))
    let input = try ToolRun("check", "-", text: log)
    let hint = "standard input: \(Self.words) - -o trace.jsonl makes a trace of it"
    #expect(input == .message(65, hint))
  }

  @Test(arguments: [
    ("\n" + Traces.whole + "{\n", 12), (#"{ "kind": "header" }"# + "\nUIKeyboardWillShow\n", 1),
    ("# UIKeyboard\n" + Traces.whole, 1),
  ])
  func aFaultyTraceIsNotReadAsALog(_ text: String, _ line: Int) throws {
    let run = try ToolRun("check", "a", files: ["a": text])
    #expect(run.errors.contains("a, line \(line)") && !run.errors.contains("import"))
    #expect(run.status == 65)
  }

  @Test(arguments: ["hello world\n", "{\"event\":\"keyboardWillShow\"}\n", "[1]"])
  func aTextThatMayBeALogIsForImport(_ text: String) throws {
    let run = try ToolRun("play", "x.txt", files: ["x.txt": text])
    let advice = "if it is a console log, keyboard-replay import makes a trace of it"
    let message = "x.txt, line 1: expected a trace, found other text; \(advice)"
    #expect(run == .message(65, message))
  }

  @Test func recordsThatAreNotOneInEachLineAreForJQ() throws {
    let run = try ToolRun("check", "a", files: ["a": "[\(Traces.header)]"])
    let advice = "; a trace has one object per line, and jq -c '.[]' makes it so\n"
    #expect(run.errors.hasSuffix(advice) && run.status == 65)
  }

  @Test func anotherEncodingIsNamed() throws {
    let folder = TemporaryFolder()
    for (verb, text, place) in [("check", Traces.whole, ", line 1"), ("import", log, "")] {
      let file = try folder.file("a", try #require(text.data(using: .utf16))).path
      let run = try ToolRun(verb, file)
      let message = "expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
      #expect(run == .message(65, "\(file)\(place): \(message)"))
    }
  }
}
#endif
