import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

#if canImport(CoreGraphics)
import CoreGraphics
#endif

struct CommandTests {
  @Test(
    arguments: [
      ([], .play(files: [], format: .table)),
      (["play"], .play(files: [], format: .table)),
      (["a.jsonl", "b/c"], .play(files: ["a.jsonl", "b/c"], format: .table)),
      (["-"], .play(files: ["-"], format: .table)),
      (["play", "check"], .play(files: ["check"], format: .table)),
      (["--format", "jsonl", "-"], .play(files: ["-"], format: .jsonl)),
      (["play", "a", "--format=jsonl"], .play(files: ["a"], format: .jsonl)),
      (["play", "--", "--format"], .play(files: ["--format"], format: .table)),
      (["check", "a", "-"], .check(files: ["a", "-"])),
      (["import"], .importLog(file: "-", destination: nil, screen: nil)),
      (
        ["import", "a", "-o", "b", "--screen", "375x667"],
        .importLog(file: "a", destination: "b", screen: CGSize(width: 375, height: 667))
      ),
      (["import", "--output=b=c"], .importLog(file: "-", destination: "b=c", screen: nil)),
      (["samples"], .samples(nil, directory: nil)),
      (["samples", "pinyin-growth"], .samples(.pinyinGrowth, directory: nil)),
      (["samples", "--write", "d"], .samples(nil, directory: "d")),
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
      (["help", "check"], .help(.check)), (["play", "--help"], .help(.play)),
      (["import", "a", "b", "-h"], .help(.import)), (["--version"], .version),
    ] as [([String], Command)]
  )
  func aCommandLineIsACommand(_ arguments: [String], _ command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
  }

  @Test(
    arguments: [
      (["plya"], #"unknown verb "plya"; did you mean play?"#),
      (["frobnicate"], #"unknown verb "frobnicate"; see keyboard-replay --help"#),
      (["--frmat", "x"], "unknown option --frmat for play; did you mean --format?"),
      (
        ["check", "--format", "x"],
        "unknown option --format for check; see keyboard-replay check --help"
      ),
      (["-x"], "unknown option -x for play; see keyboard-replay play --help"),
      (["--format", "xml"], #"--format should be table or jsonl, not "xml""#),
      (["import", "-o"], "-o needs a value; see keyboard-replay import --help"),
      (
        ["import", "--screen", "wide"],
        #"--screen should be a size in points such as 375x667, not "wide""#
      ),
      (["import", "a", "b"], #"import takes one argument, so what is "b"?"#),
      (
        ["samples", "pinyin-grwth"], #"unknown sample "pinyin-grwth"; did you mean pinyin-growth?"#
      ),
      (["samples", "zzz"], #"unknown sample "zzz"; keyboard-replay samples lists them"#),
    ] as [([String], String)]
  )
  func aWrongCommandLineIsExplained(_ arguments: [String], _ message: String) {
    #expect(throws: ToolError(.usage, message)) { try Command(arguments: arguments) }
  }
}
