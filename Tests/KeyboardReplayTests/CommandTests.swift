import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

struct CommandTests {
  @Test(
    arguments: [
      ([], .run(Play(files: []))),
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
      (["report", "a", "--format", "svg"], .run(Report(files: ["a"], format: .svg))),
      (["report", "a", "--open"], .run(Report(files: ["a"], isOpened: true))),
      (["diff", "a", "b"], Self.diff("a", "b")),
      (["diff", "a", "-", "--format", "jsonl"], Self.diff("a", "-", format: .jsonl)),
      (
        ["diff", "a", "--other-apps", "ignore,include"],
        Self.diff("a", "a", right: ReplayPolicy(otherApps: .include))
      ),
      (
        ["diff", "a", "--cross-fade=on,off"],
        Self.diff(
          "a",
          "a",
          left: ReplayPolicy(crossFade: true),
          right: ReplayPolicy(crossFade: false)
        )
      ),
      (
        ["diff", "a", "b", "--cross-fade", "on"],
        Self.diff(
          "a",
          "b",
          left: ReplayPolicy(crossFade: true),
          right: ReplayPolicy(crossFade: true)
        )
      ),
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
        .run(BuiltInTraces(trace: KeyboardBuiltInTrace(name: "pinyin-growth")))
      ),
      (["traces", "--write", "d"], .run(BuiltInTraces(directory: "d"))),
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
      (["help", "check"], .help(Check.self)), (["play", "--help"], .help(Play.self)),
      (["import", "a", "b", "-h"], .help(Import.self)), (["--version"], .version),
    ] as [([String], Command)]
  )
  func aCommandLineIsACommand(_ arguments: [String], _ command: Command) throws {
    #expect(try Command(arguments: arguments) == command)
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
      (["--frmat", "x"], "unknown option --frmat for play; did you mean --format?"),
      (
        ["check", "--format", "x"],
        "unknown option --format for check; see keyboard-replay check --help"
      ),
      (["-x"], "unknown option -x for play; see keyboard-replay play --help"),
      (["--format", "xml"], #"--format should be table or jsonl, not "xml""#),
      (["report", "--format", "pdf"], #"--format should be html or svg, not "pdf""#),
      (
        ["report", "a", "b", "--format", "svg"],
        "--format svg draws one trace, so name one; see keyboard-replay report --help"
      ),
      (["diff"], Self.needsTraces),
      (["diff", "a", "b", "c"], Self.needsTraces),
      (["diff", "-", "-"], "standard input can be one side of diff, not both"),
      (["diff", "a", "--other-apps", "ignore"], Self.needsPolicies),
      (["diff", "a"], Self.needsPolicies),
      (
        ["diff", "a", "--other-apps", "some,ignore"],
        "--other-apps should be ignore or include, or two of them such as ignore,include, "
          + #"not "some,ignore""#
      ),
      (
        ["diff", "a", "--cross-fade", "on,off,on"],
        "--cross-fade should be off or on, or two of them such as off,on, "
          + #"not "on,off,on""#
      ),
      (["play", "--truncated=yes"], "--truncated takes no value"),
      (
        ["import", "--truncated"],
        "unknown option --truncated for import; see keyboard-replay import --help"
      ),
      (["traces", "--write", ""], "--write needs a value; see keyboard-replay traces --help"),
      (["traces", "--write=", "d"], "--write needs a value; see keyboard-replay traces --help"),
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

  private static let needsTraces =
    "diff takes two traces, or one and a policy; see keyboard-replay diff --help"
  private static let needsPolicies =
    "diff needs a second trace, or a policy for each side such as --other-apps ignore,include"

  private static let outputTwice =
    "--output is given twice; see keyboard-replay import --help"

  private static func safeArea(_ found: String) -> String {
    "--safe-area should be a height in points such as 34, not \"\(found)\""
  }

  @Test(arguments: [
    ["a.b"], ["play", "a"], ["check", "a"], ["report", "a"], ["diff", "a", "b"],
  ])
  func aLastLineThatBreaksOffIsLeftOutOnRequest(_ arguments: [String]) throws {
    for (expected, flags) in [(false, []), (true, ["--truncated"])] {
      guard case .run(let subcommand) = try Command(arguments: arguments + flags) else {
        Issue.record("\(arguments) run nothing.")
        return
      }
      let tolerates =
        (subcommand as? Play)?.toleratesTruncation ?? (subcommand as? Check)?.toleratesTruncation
        ?? (subcommand as? Report)?.toleratesTruncation
        ?? (subcommand as? Diff)?.toleratesTruncation
      #expect(tolerates == expected)
    }
  }

  private static func diff(
    _ left: String,
    _ right: String,
    left leftPolicy: ReplayPolicy = ReplayPolicy(),
    right rightPolicy: ReplayPolicy = ReplayPolicy(),
    format: OutputFormat = .table
  ) -> Command {
    .run(
      Diff(
        sides: DiffSides(
          left: DiffSides.Side(file: left, policy: leftPolicy),
          right: DiffSides.Side(file: right, policy: rightPolicy)
        ),
        format: format
      )
    )
  }
}
