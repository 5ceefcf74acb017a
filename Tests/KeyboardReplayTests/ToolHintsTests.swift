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
    let run = try ToolRun(subcommand, "a.log", "safe-area", files: ["a.log": log])
    #expect(run == .message(65, "a.log: \(Self.words) a.log -o a.jsonl makes a trace of it"))
    let input = try ToolRun(subcommand, "-", "safe-area", text: log)
    let hint = "standard input: \(Self.words) - -o trace.jsonl makes a trace of it"
    #expect(input == .message(65, hint))
  }

  @Test(arguments: [
    "{name = UIKeyboardWillHideNotification; userInfo = {}}",
    #" LOG  {"duration":250,"endCoordinates":{"height":336}}"#,
  ])
  func aLogIsKnownHoweverItBegins(_ text: String) throws {
    #expect(try ToolRun("check", "-", text: text).errors.contains(Self.words))
  }

  @Test(arguments: [
    ("\n" + Traces.whole + "{\n", 12), (#"{ "kind": "header" }"# + "\nUIKeyboardWillShow\n", 1),
    ("# UIKeyboard\n" + Traces.whole, 1), ("Dear diary\n", 1),
  ])
  func aFaultOfATraceIsNotTakenForALog(_ text: String, _ line: Int) throws {
    let run = try ToolRun("check", "a", files: ["a": text])
    #expect(run.errors.contains("a, line \(line)") && !run.errors.contains("import"))
    #expect(run.status == 65)
  }

  @Test func aTraceIsForPlay() throws {
    let message = "a, line 1: expected a console log, found a record of a trace"
    let hint = "it is a trace already: keyboard-replay play a"
    let run = try ToolRun("import", "a", files: ["a": Traces.whole])
    #expect(run == .message(65, "\(message); \(hint)"))
    let input = try ToolRun("import", text: Traces.whole)
    #expect(input.errors.hasSuffix("; it is a trace already: keyboard-replay play -\n"))
  }

  @Test func anImportDoesNotSendToItself() throws {
    let run = try ToolRun("import", "a.log", files: ["a.log": "UIKeyboard is all that is said\n"])
    #expect(!run.errors.contains("import a.log"))
    #expect(run.errors.hasSuffix("; keyboard-replay import --help lists what is read\n"))
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
    for (verb, text, place) in [("check", Traces.whole, ", line 1"), ("import", log, "")] {
      let file = try folder.file("a", try #require(text.data(using: encoding))).path
      let run = try ToolRun(verb, file)
      let message = "expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
      #expect(run == .message(65, "\(file)\(place): \(message)"))
    }
  }
}
#endif
