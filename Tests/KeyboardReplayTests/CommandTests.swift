import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

struct CommandTests {
  @Test(
    arguments: [
      ([], .overview),
      (["play"], .run(Play(files: []))),
      (["pinyin-growth"], .run(Play(files: ["pinyin-growth"]))),
      (["a.jsonl", "b/c"], .run(Play(files: ["a.jsonl", "b/c"]))),
      (["-"], .run(Play(files: ["-"]))),
      (["play", "check"], .run(Play(files: ["check"]))),
      (["--format", "jsonl", "-"], .run(Play(files: ["-"], format: .jsonl))),
      (["play", "a", "--format=jsonl"], .run(Play(files: ["a"], format: .jsonl))),
      (["play", "--", "--format"], .run(Play(files: ["--format"]))),
      (["check", "a", "-"], .run(Check(files: ["a", "-"]))),
      (["report"], .run(Report(files: []))),
      (["report", "a", "b", "-o", "c"], .run(Report(files: ["a", "b"], destination: "c"))),
      (["import"], .run(Import())),
      (
        ["import", "a", "-o", "b", "--screen", "375x667"],
        .run(Import(file: "a", destination: "b", screen: CGSize(width: 375, height: 667)))
      ),
      (["import", "--expect"], .run(Import(addsExpectations: true))),
      (["import", "--safe-area", "20.5"], .run(Import(safeAreaBottom: 20.5))),
      (["import", "--output=b=c"], .run(Import(destination: "b=c"))),
      (["traces"], .run(BuiltInTraces())),
      (
        ["traces", "pinyin-growth"],
        .run(BuiltInTraces(trace: KeyboardTrace.BuiltInName(rawValue: "pinyin-growth")))
      ),
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
      (["help", "check"], .help(Check.self)), (["play", "--help"], .help(Play.self)),
      (["import", "a", "b", "-h"], .help(Import.self)), (["--version"], .version),
    ] as [([String], Command)]
  )
  func aCommandLineIsACommand(_ arguments: [String], _ command: Command) throws {
    #expect("\(try Command(arguments: arguments))" == "\(command)")
  }

  @Test(
    arguments: [
      (["plya"], #"unknown subcommand, file or built-in trace "plya"; did you mean play?"#),
      (
        ["pinyin-grwth"],
        #"unknown subcommand, file or built-in trace "pinyin-grwth"; did you mean pinyin-growth?"#
      ),
      (
        ["frobnicate"],
        #"unknown subcommand, file or built-in trace "frobnicate"; see keyboard-replay --help"#
      ),
      (["--frmat", "x"], "unknown option --frmat for play; see keyboard-replay play --help"),
      (
        ["check", "--format", "x"],
        "unknown option --format for check; see keyboard-replay check --help"
      ),
      (["-x"], "unknown option -x for play; see keyboard-replay play --help"),
      (["--format", "xml"], #"--format should be table or jsonl, not "xml""#),
      (
        ["report", "--format", "svg"],
        "unknown option --format for report; see keyboard-replay report --help"
      ),
      (["import", "--expect=yes"], "--expect takes no value"),
      (["report", "-o", ""], "-o needs a value; see keyboard-replay report --help"),
      (["import", "-o", "a", "--output", "b"], Self.outputTwice),
      ([""], "an argument is empty; see keyboard-replay play --help"),
      (["check", "--", ""], "an argument is empty; see keyboard-replay check --help"),
      (["import", "-o"], "-o needs a value; see keyboard-replay import --help"),
      (
        ["import", "--screen", "wide"],
        #"--screen should be a size in points such as 375x667, not "wide""#
      ),
      (["import", "--safe-area", "-1"], Self.safeArea("-1")),
      (["import", "--safe-area", "34pt"], Self.safeArea("34pt")),
      (["import", "--safe-area", "inf"], Self.safeArea("inf")),
      (["import", "a", "b"], #"import takes one argument, so what is "b"?"#),
      (
        ["traces", "pinyin-grwth"],
        #"unknown built-in trace "pinyin-grwth"; did you mean pinyin-growth?"#
      ),
      (["traces", "zzz"], #"unknown built-in trace "zzz"; keyboard-replay traces lists them"#),
    ] as [([String], String)]
  )
  func aWrongCommandLineIsExplained(_ arguments: [String], _ message: String) {
    #expect(throws: ToolError(.usage, message)) { try Command(arguments: arguments) }
  }

  private static let outputTwice =
    "--output is given twice; see keyboard-replay import --help"

  private static func safeArea(_ found: String) -> String {
    "--safe-area should be a height in points such as 34, not \"\(found)\""
  }
}
