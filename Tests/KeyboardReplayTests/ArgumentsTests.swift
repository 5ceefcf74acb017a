import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import keyboard_replay

struct ArgumentsTests {
  /// A command line, and the parts that it has.
  struct Parsed: Sendable {
    var line: [String]
    var subcommand = Arguments.Subcommand.play
    var operands: [String] = []
    var values: [String: String] = [:]
    var flags: Set<String> = []
  }

  private static let commandLines = [
    Parsed(line: [], subcommand: .overview),
    Parsed(line: ["-"], operands: ["-"]),
    Parsed(line: ["b/c"], operands: ["b/c"]),
    Parsed(line: ["play", "check"], subcommand: .play, operands: ["check"]),
    Parsed(line: ["--format", "jsonl", "-"], operands: ["-"], values: ["--format": "jsonl"]),
    Parsed(line: ["play", "--", "--format"], subcommand: .play, operands: ["--format"]),
    Parsed(line: ["report", "-o", "c"], subcommand: .report, values: ["--output": "c"]),
    Parsed(line: ["import", "--output=b=c"], subcommand: .import, values: ["--output": "b=c"]),
    Parsed(line: ["import", "--expect"], subcommand: .import, flags: ["--expect"]),
    Parsed(line: ["-h"], subcommand: .overview, flags: ["--help"]),
    Parsed(line: ["help"], subcommand: .overview, flags: ["--help"]),
    Parsed(line: ["help", "check"], subcommand: .check, flags: ["--help"]),
    Parsed(line: ["play", "--help"], subcommand: .play, flags: ["--help"]),
    Parsed(line: ["--version"], subcommand: .overview, flags: ["--version"]),
    Parsed(line: ["version"], subcommand: .overview, flags: ["--version"]),
  ]

  @Test(arguments: commandLines)
  func aCommandLineHasASubcommandOperandsAndOptions(_ parsed: Parsed) throws {
    let arguments = try Arguments(parsed.line)
    #expect(arguments.subcommand == parsed.subcommand)
    #expect(arguments.operands == parsed.operands)
    #expect(arguments.values == parsed.values)
    #expect(arguments.flags == parsed.flags)
  }

  @Test(arguments: ["375x667", "375X667", "375×667"])
  func aSizeIsWidthByHeight(_ size: String) throws {
    let arguments = try Arguments(["import", "--screen", size])
    #expect(try arguments.size("--screen") == CGSize(width: 375, height: 667))
    #expect(try arguments.singleOperand() == nil)
  }

  @Test(
    arguments: [("0.5", 0.5, nil), ("34,21", 34, 21), ("0,0", 0, 0)]
      as [(String, CGFloat, CGFloat?)]
  )
  func aSafeAreaIsThatOfPortraitAndLandscape(
    _ text: String,
    _ first: CGFloat,
    _ landscape: CGFloat?
  ) throws {
    let heights = try Arguments(["import", "--safe-area", text]).heights("--safe-area")
    #expect(heights?.0 == first && heights?.landscape == landscape)
  }

  @Test(
    arguments: [
      ["help", "bogus"]: unknown("bogus", see + "."),
      ["rep"]: unknown("rep", "; did you mean report?"),
      ["PLAY"]: unknown("PLAY", "; did you mean play?"),
      ["Safe-Aera"]: unknown("Safe-Aera", "; did you mean safe-area?"),
      ["--frmat", "x"]: "unknown option --frmat; did you mean --format?",
      ["--bogus"]: "unknown option --bogus" + see,
      ["import", "--expct"]: "unknown option --expct for import; did you mean --expect?",
      ["check", "--format", "x"]: "unknown option --format for check" + see,
      ["--format", "xml"]: #"--format should be table or jsonl, not "xml""#,
      ["import", "--expect=yes"]: "--expect takes no value",
      ["import", "-o", "a", "--output", "b"]: "--output is given twice" + see,
      ["play", "--format", "jsonl", "--format=table"]: "--format is given twice" + see,
      [""]: "an argument is empty" + see,
      ["import", "-o"]: "-o needs a value" + see,
      ["import", "--safe-area", "-o", "a"]: "--safe-area needs a value, but -o follows" + see,
      ["import", "--screen", "wide"]:
        #"--screen should be the size of a screen in points such as 375x667, not "wide""#,
      ["import", "--safe-area", "-1"]: safeArea("-1"),
      ["import", "--safe-area", "34pt"]: safeArea("34pt"),
      ["import", "--safe-area", "34,21,0"]: safeArea("34,21,0"),
      ["import", "a", "b"]: #"import takes one argument, but "b" is a second one"#,
      ["traces", "zzz"]: #"unknown built-in trace "zzz". \#(names)"#,
      ["traces", "safe-aera"]: #"unknown built-in trace "safe-aera"; did you mean safe-area?"#,
    ] as [[String]: String]
  )
  @MainActor func aWrongCommandLineIsExplained(_ arguments: [String], _ message: String) {
    #expect(throws: ToolError(.usage, message)) {
      try Tool.run(Arguments(arguments), Output(descriptor: -1))
    }
  }

  private static let see = "; see keyboard-replay --help"
  private static let names = TraceList.sentence

  private static func unknown(_ word: String, _ advice: String) -> String {
    "unknown subcommand, file or built-in trace \"\(word)\"\(advice)"
      + " The subcommands are play, check, report, import, traces"
  }

  private static func safeArea(_ found: String) -> String {
    "--safe-area should be a height in points such as 34, or two such as 34,21 for portrait and "
      + "landscape, not \"\(found)\""
  }

  @Test func aHelpNamesEachOptionAndFitsInATerminal() {
    let whole = Arguments.help(of: .overview).split(separator: "\n")
    #expect(whole.allSatisfy { $0.count <= 80 })
    for subcommand in Arguments.Subcommand.allCases where subcommand != .overview {
      #expect(whole.contains { $0.hasPrefix("\(subcommand.rawValue) ") })
      let help = Arguments.help(of: subcommand)
      for option in subcommand.options.values + subcommand.options.flags {
        #expect(help.contains(option), "\(option)")
      }
    }
  }

  @Test func theHelpOfASubcommandIsItsOwn() {
    let help = Arguments.help(of: .check)
    #expect(help.hasPrefix("usage: keyboard-replay check [FILE|-]...\n\ncheck    verify"))
    #expect(!help.contains("import") && !help.contains("--format"))
  }

  @Test func eachWordForAnOutcomeIsExplained() {
    let words =
      KeyboardVisibility.allCases.map(\.rawValue) + KeyboardDropReason.allCases.map(\.rawValue)
    #expect(words.filter { OutcomeWord.meaning(of: $0) == nil } == [])
  }
}
