import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

struct CommandTests {
  /// What is left out of a command line is empty.
  @Test(
    arguments: [
      ([], ""), (["play"], "play"), (["pinyin-growth"], "pinyin-growth"),
      (["a.jsonl", "b/c"], "a.jsonl b/c"), (["-"], "-"), (["play", "check"], "play check"),
      (["--format", "jsonl", "-"], "- --format=jsonl"),
      (["play", "a", "--format=jsonl"], "play a --format=jsonl"),
      (["play", "--", "--format"], "play --format"), (["check", "a", "-"], "check a -"),
      (["report"], "report"), (["report", "a", "b", "-o", "c"], "report a b --output=c"),
      (["import"], "import"),
      (
        ["import", "a", "-o", "b", "--screen", "375x667"],
        "import a --output=b --screen=375x667"
      ),
      (["import", "--expect"], "import --expect"),
      (["import", "--safe-area", "20.5"], "import --safe-area=20.5"),
      (["import", "--output=b=c"], "import --output=b=c"), (["traces"], "traces"),
      (["traces", "pinyin-growth"], "traces pinyin-growth"),
      (["--help"], "--help"), (["-h"], "--help"), (["help"], "--help"),
      (["help", "check"], "check --help"), (["play", "--help"], "play --help"),
      (["import", "a", "b", "-h"], "import a b --help"), (["--version"], "--version"),
    ] as [([String], String)]
  )
  func aCommandLineIsACommand(_ line: [String], _ expected: String) throws {
    let command = try Command(arguments: line)
    let arguments = command.arguments
    let name = command.namedSubcommand.map { [$0.name] } ?? []
    let values = arguments.values.map { "\($0)=\($1)" }.sorted() + arguments.flags.sorted()
    let parts = name + arguments.operands + values
    #expect(parts.joined(separator: " ") == expected)
  }

  @Test func valuesAreReadAsWhatTheyAre() throws {
    let arguments = try Command(
      arguments: ["import", "--screen", "375x667", "--safe-area", "20.5"]
    ).arguments
    #expect(try arguments.size("--screen") == CGSize(width: 375, height: 667))
    #expect(try arguments.height("--safe-area") == 20.5)
    #expect(try arguments.singleOperand() == nil)
  }

  @Test(
    arguments: [
      ["playing"]: unknown("playing", "did you mean play?"),
      ["pinyin-growths"]: unknown("pinyin-growths", "did you mean pinyin-growth?"),
      ["frobnicate"]: unknown("frobnicate", "see keyboard-replay --help"),
      ["--frmat", "x"]: "unknown option --frmat for play" + see("play"),
      ["check", "--format", "x"]: "unknown option --format for check" + see("check"),
      ["-x"]: "unknown option -x for play" + see("play"),
      ["--format", "xml"]: #"--format should be table or jsonl, not "xml""#,
      ["report", "--format", "svg"]: "unknown option --format for report" + see("report"),
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
