import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

struct CommandTests {
  /// A command line, and the parts that it has.
  struct Parsed: Sendable {
    var line: [String]
    var subcommand: String?
    var operands: [String] = []
    var values: [String: String] = [:]
    var flags: Set<String> = []
  }

  private static let commandLines = [
    Parsed(line: []),
    Parsed(line: ["play"], subcommand: "play"),
    Parsed(line: ["-"], operands: ["-"]),
    Parsed(line: ["pinyin-growth"], operands: ["pinyin-growth"]),
    Parsed(line: ["a.jsonl", "b/c"], operands: ["a.jsonl", "b/c"]),
    Parsed(line: ["b/c"], operands: ["b/c"]),
    Parsed(line: ["play", "check"], subcommand: "play", operands: ["check"]),
    Parsed(line: ["--format", "jsonl", "-"], operands: ["-"], values: ["--format": "jsonl"]),
    Parsed(line: ["--format=jsonl"], values: ["--format": "jsonl"]),
    Parsed(line: ["play", "--", "--format"], subcommand: "play", operands: ["--format"]),
    Parsed(line: ["report", "-o", "c"], subcommand: "report", values: ["--output": "c"]),
    Parsed(line: ["import", "--output=b=c"], subcommand: "import", values: ["--output": "b=c"]),
    Parsed(line: ["import", "--expect"], subcommand: "import", flags: ["--expect"]),
    Parsed(line: ["-h"], flags: ["--help"]),
    Parsed(line: ["help"], flags: ["--help"]),
    Parsed(line: ["help", "check"], subcommand: "check", flags: ["--help"]),
    Parsed(line: ["play", "--help"], subcommand: "play", flags: ["--help"]),
    Parsed(line: ["--version"], flags: ["--version"]),
  ]

  @Test(arguments: commandLines)
  func aCommandLineHasASubcommandOperandsAndOptions(_ parsed: Parsed) throws {
    let command = try Command(arguments: parsed.line)
    #expect(command.namedSubcommand?.name == parsed.subcommand)
    #expect(command.arguments.operands == parsed.operands)
    #expect(command.arguments.values == parsed.values)
    #expect(command.arguments.flags == parsed.flags)
  }

  @Test func valuesAreConverted() throws {
    let arguments = try Command(
      arguments: ["import", "--screen", "375x667", "--safe-area", "0.5"]
    ).arguments
    #expect(try arguments.size("--screen") == CGSize(width: 375, height: 667))
    #expect(try arguments.height("--safe-area") == 0.5)
    #expect(try arguments.singleOperand() == nil)
  }

  @Test(
    arguments: [
      ["playing"]: unknown("playing", "did you mean play?"),
      ["pinyin-growths"]: unknown("pinyin-growths", "did you mean pinyin-growth?"),
      ["frobnicate"]: unknown("frobnicate", "see keyboard-replay --help"),
      ["--frmat", "x"]: "unknown option --frmat for play" + see("play"),
      ["check", "--format", "x"]: "unknown option --format for check" + see("check"),
      ["--format", "xml"]: #"--format should be table or jsonl, not "xml""#,
      ["import", "--expect=yes"]: "--expect takes no value",
      ["import", "--expect="]: "--expect takes no value",
      ["report", "-o", ""]: "-o needs a value" + see("report"),
      ["import", "-o", "a", "--output", "b"]: "--output is given twice" + see("import"),
      [""]: "an argument is empty" + see("play"),
      ["check", "--", ""]: "an argument is empty" + see("check"),
      ["import", "-o"]: "-o needs a value" + see("import"),
      ["import", "--screen", "wide"]:
        #"--screen should be a size in points such as 375x667, not "wide""#,
      ["import", "--safe-area", "-1"]: safeArea("-1"),
      ["import", "--safe-area", "34pt"]: safeArea("34pt"),
      ["import", "--safe-area", "inf"]: safeArea("inf"),
      ["import", "a", "b"]: #"import takes one argument, so what is "b"?"#,
      ["traces", "pinyin-growths"]:
        #"unknown built-in trace "pinyin-growths"; did you mean pinyin-growth?"#,
      ["traces", "zzz"]: #"unknown built-in trace "zzz"; keyboard-replay traces lists them"#,
    ] as [[String]: String]
  )
  @MainActor func aWrongCommandLineIsExplained(_ arguments: [String], _ message: String) {
    #expect(throws: ToolError(.usage, message)) {
      try Command(arguments: arguments).run(Output(descriptor: -1))
    }
  }

  private static func unknown(_ word: String, _ hint: String) -> String {
    "unknown subcommand, file or built-in trace \"\(word)\"; \(hint)"
  }

  private static func see(_ subcommand: String) -> String {
    "; see keyboard-replay \(subcommand) --help"
  }

  private static func safeArea(_ found: String) -> String {
    "--safe-area should be a height in points such as 34, not \"\(found)\""
  }

  @Test func eachWordForAnOutcomeIsExplained() {
    let words =
      KeyboardVisibility.allCases.map(\.rawValue) + KeyboardDropReason.allCases.map(\.rawValue)
    #expect(words.filter { OutcomeWord.meaning(of: $0) == nil } == [])
  }
}
