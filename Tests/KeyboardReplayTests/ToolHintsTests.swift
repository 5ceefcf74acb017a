#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Runs the built tool in ways that are nearly right: the error suggests what was meant, or what to do.
struct ToolHintsTests {
  private let log = """
    2018-12-19 21:05:51.338 App {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
    }}

    """

  private static let words = "expected a trace, found a console log; keyboard-replay import"

  @Test(arguments: ["play", "check", "report"])
  func aConsoleLogIsForImport(_ subcommand: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.log", log)
    let run = try ToolRun(subcommand, file.path, "safe-area")
    let message = "\(file.path): \(Self.words) \(file.path) -o a.jsonl makes a trace of it"
    #expect(run == .message(65, message))
    let input = try ToolRun(subcommand, "-", "safe-area", input: file)
    let hint = "standard input: \(Self.words) - -o trace.jsonl makes a trace of it"
    #expect(input == .message(65, hint))
  }

  @Test(arguments: [
    "{name = UIKeyboardWillHideNotification; userInfo = {}}",
    #" LOG  {"duration":250,"endCoordinates":{"height":336}}"#,
  ])
  func aLogIsKnownHoweverItBegins(_ text: String) throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("check", try folder.file("a.log", text).path)
    #expect(run.errors.contains(Self.words))
  }

  @Test(arguments: [
    ("\n" + Traces.whole + "{\n", 12), (#"{ "kind": "header" }"# + "\nUIKeyboardWillShow\n", 1),
    ("# UIKeyboard\n" + Traces.whole, 1),
  ])
  func aFaultOfATraceIsNotTakenForALog(_ text: String, _ line: Int) throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("check", try folder.file("a", text).path)
    #expect(run.errors.contains("a, line \(line)"))
    #expect(!run.errors.contains("import"))
  }

  @Test func aTraceIsForPlay() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.jsonl", Traces.whole)
    let message = "\(file.path), line 1: expected a console log, found a record of a trace"
    let hint = "it is a trace already: keyboard-replay play \(file.path)"
    let run = try ToolRun("import", file.path)
    #expect(run == .message(65, "\(message); \(hint)"))
    let input = try ToolRun("import", input: file)
    #expect(input.errors.hasSuffix("; it is a trace already: keyboard-replay play -\n"))
  }

  @Test func anImportDoesNotSendToItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.log", "UIKeyboard is all that is said\n").path
    let run = try ToolRun("import", file)
    #expect(!run.errors.contains("import \(file)"))
    #expect(run.errors.hasSuffix("; keyboard-replay import --help lists what is read\n"))
    #expect(run.status == 65)
  }

  @Test func anotherTextIsNotTakenForALog() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun("play", try folder.file("a.txt", "Dear diary\n").path)
    #expect(!run.errors.contains("import"))
    #expect(run.status == 65)
  }

  @Test(
    arguments: ["play", "check", "report"],
    ["pinyin-grwth.jsonl", "./pinyin-growth.jsonl", "/missing/pinyin-growth", "pinyin"]
  )
  func aFileThatIsNotThereMayBeABuiltInTrace(_ verb: String, _ name: String) throws {
    let fault = "cannot read \(name): no such file or directory"
    let message = "\(fault); did you mean the built-in pinyin-growth?"
    #expect(try ToolRun(verb, name) == .message(66, message))
  }

  @Test func withoutASubcommandAPartOfANameIsEnoughToo() throws {
    let run = try ToolRun("pinyin")
    #expect(run.errors.hasSuffix("\"pinyin\"; did you mean pinyin-growth?\n"))
    #expect(run.status == 64)
    #expect(try ToolRun("traces", "pinyin").errors.hasSuffix("; did you mean pinyin-growth?\n"))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func anotherEncodingIsNamed(_ encoding: String.Encoding) throws {
    let folder = try TemporaryFolder()
    let data = try #require(Traces.whole.data(using: encoding))
    let file = try folder.file("a.jsonl", data)
    let run = try ToolRun("check", file.path)
    let message = "expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
    #expect(run.errors == "keyboard-replay: \(file.path), line 1: \(message)\n")
    #expect(run.status == 65)
  }

  @Test func aLogInAnotherEncodingIsNamedToo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.log", try #require(log.data(using: .utf16LittleEndian)))
    let run = try ToolRun("import", file.path)
    #expect(run.errors.contains("found UTF-16; iconv"))
    #expect(run.output == "")
    #expect(run.status == 65)
  }
}
#endif
