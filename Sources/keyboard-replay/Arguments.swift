import Foundation
import KeyboardTesting

// Written by hand, because the package has no dependencies.

/// Command line: the subcommand with its options and operands.
struct Arguments {
  enum Subcommand: String, CaseIterable {
    case play, check, report, `import`, traces
    /// The tool without arguments.
    case overview = ""

    /// The options that have a value, and those that have none, by their long names.
    var options: (values: [String], flags: [String]) {
      switch self {
      case .play: (["--format"], [])
      case .report: (["--output"], [])
      case .import: (["--output", "--screen", "--safe-area"], ["--expect"])
      case .check, .traces, .overview: ([], [])
      }
    }
  }

  let subcommand: Subcommand
  /// False if the command line leaves the subcommand out.
  private let isSubcommandNamed: Bool
  /// The files and names, in their order.
  private(set) var operands: [String] = []
  /// The values of options, by the options' long names.
  private(set) var values: [String: String] = [:]
  /// The options without a value that are given, by their long names.
  private(set) var flags: Set<String> = []

  /// Parses a command line, without the tool's name.
  init(_ arguments: [String]) throws(ToolError) {
    var rest = arguments[...]
    // `help check` is the same as `check --help`.
    if rest.first == "help" { rest = rest.dropFirst() + ["--help"] }
    if rest.first == "version" { rest = ["--version"] + rest.dropFirst() }
    let named = rest.first.flatMap { $0.isEmpty ? nil : Subcommand(rawValue: $0) }
    if named == nil, let word = rest.first, !word.isEmpty, !word.hasPrefix("-") {
      let isTrace = KeyboardTrace.BuiltInName(rawValue: word) != nil
      guard isTrace || word.contains("/") || word.contains(".") || InputFile(path: word).exists
      else {
        let message = "unknown subcommand, file or built-in trace \(JSONText.string(word))"
        let verbs = Subcommand.allCases.filter { $0 != .overview }.map(\.rawValue)
        let advice = Spelling.question(word, verbs + TraceList.names) ?? "see \(Tool.name) --help."
        let list = "The subcommands are \(verbs.joined(separator: ", "))"
        throw ToolError(.usage, "\(message); \(advice) \(list)")
      }
    }
    let isAboutTool = ["-h", "--help", "--version"].contains(rest.first)
    subcommand = named ?? (arguments.isEmpty || isAboutTool ? .overview : .play)
    isSubcommandNamed = named != nil
    if named != nil { rest = rest.dropFirst() }
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        for argument in rest { try addOperand(argument) }
        return
      case "-h", "--help": flags.insert("--help")
      case "--version": flags.insert("--version")
      case _ where argument.hasPrefix("-") && argument != "-":
        try addOption(argument, valueFrom: &rest)
      default: try addOperand(argument)
      }
    }
  }

  /// Adds a file or a name; a shell passes an empty one for a variable that is not set.
  private mutating func addOperand(_ argument: String) throws(ToolError) {
    guard !argument.isEmpty else { throw Self.usageError("an argument is empty") }
    operands.append(argument)
  }

  /// Adds an option and its value, in either spelling: `--format jsonl` or `--format=jsonl`.
  private mutating func addOption(
    _ argument: String,
    valueFrom rest: inout ArraySlice<String>
  ) throws(ToolError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let spelling = parts[0]
    let name = spelling == "-o" ? "--output" : spelling
    if subcommand.options.flags.contains(name) {
      guard parts.count == 1 else { throw ToolError(.usage, "\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard subcommand.options.values.contains(name) else {
      let place = isSubcommandNamed ? " for \(subcommand.rawValue)" : ""
      let message = "unknown option \(spelling)\(place)"
      let options = subcommand.options.values + subcommand.options.flags + ["--help", "--version"]
      guard let advice = Spelling.question(name, options) else { throw Self.usageError(message) }
      throw ToolError(.usage, "\(message); \(advice)")
    }
    let value = parts.count > 1 ? parts[1] : rest.popFirst()
    guard let value, !value.isEmpty else { throw Self.usageError("\(spelling) needs a value") }
    if parts.count == 1, value.hasPrefix("--") || value == "-o" {
      throw Self.usageError("\(spelling) needs a value, but \(value) follows")
    }
    guard values[name] == nil else {
      throw Self.usageError("\(spelling) is given twice")
    }
    values[name] = value
  }

  private static func usageError(_ message: String) -> ToolError {
    ToolError(.usage, "\(message); see \(Tool.name) --help")
  }
}

// MARK: - Values

extension Arguments {
  /// Returns the operand of a subcommand that has at most one; `nil` if none is given.
  func singleOperand() throws(ToolError) -> String? {
    guard operands.count > 1 else { return operands.first }
    let extra = JSONText.string(operands[1])
    throw ToolError(
      .usage,
      "\(subcommand.rawValue) takes one argument, but \(extra) is a second one"
    )
  }

  /// The file that `--output` names; `nil` for standard output, which `-` names too.
  var outputPath: String? {
    let path = values["--output"]
    return path == "-" ? nil : path
  }

  /// Returns the value of an option that has one of some words; `nil` if the option is not given.
  func word<Word: RawRepresentable<String>>(
    _ option: String,
    of words: [Word]
  ) throws(ToolError) -> Word? {
    try value(of: option, expected: words.map(\.rawValue).joined(separator: " or ")) { text in
      words.first { $0.rawValue == text }
    }
  }

  /// Returns the value of an option that has a size in points; `nil` if the option is not given.
  func size(_ option: String) throws(ToolError) -> CGSize? {
    try value(of: option, expected: "the size of a screen in points such as 375x667") { text in
      CGSize(description: text)
    }
  }

  /// Returns the heights in points that an option has for portrait and landscape.
  ///
  /// A single value has no landscape. Without the option the result is `nil`.
  func heights(_ option: String) throws(ToolError) -> (CGFloat, landscape: CGFloat?)? {
    let expected = "a height in points such as 34, or two such as 34,21 for portrait and landscape"
    return try value(of: option, expected: expected) { text in
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let heights = words.compactMap { Double($0) }.filter { $0 >= 0 && $0.isFinite }
      guard heights.count == words.count, heights.count <= 2 else { return nil }
      return (CGFloat(heights[0]), heights.count == 2 ? CGFloat(heights[1]) : nil)
    }
  }

  private func value<Value>(
    of option: String,
    expected: String,
    _ parse: (String) -> Value?
  ) throws(ToolError) -> Value? {
    guard let text = values[option] else { return nil }
    if let value = parse(text) { return value }
    throw ToolError(.usage, "\(option) should be \(expected), not \(JSONText.string(text))")
  }
}

// MARK: - Help

extension Arguments {
  /// Returns the help of a subcommand; of all for the overview.
  static func help(of subcommand: Subcommand) -> String {
    let usages = Subcommand.allCases.compactMap { $0.help?.usage }
    guard let help = subcommand.help else {
      let parts = Subcommand.allCases.compactMap { $0.help?.text }
      return """
        Plays recordings of keyboard notifications, and shows what the keyboard did.

        \(indented(usages))

        \(files)

        In a clone of the package, run the tool by swift run keyboard-replay.

        \(parts.joined(separator: "\n\n"))

        \(words)

        \(status)

        """
    }
    let parts = [help.text] + (help.readsTraces ? [files] : []) + (help.printsRows ? [words] : [])
    return "\(indented([help.usage]))\n\n\(parts.joined(separator: "\n\n"))\n\n\(status)\n"
  }

  private static func indented(_ usages: [String]) -> String {
    "usage: " + usages.joined(separator: "\n").replacingOccurrences(of: "\n", with: "\n       ")
  }

  private static let files = """
    For play, check and report, FILE is a trace, a folder of traces, or the name of
    a built-in trace such as pinyin-growth. Without a FILE they use all built-in
    traces. - is standard input.
    """

  private static let words = """
    Each row says what a notification did, in one of these words. A number with a
    sign is the change of the covered height, in points:

    \(OutcomeWord.explanations().map { "  " + $0 }.joined(separator: "\n"))
    """

  private static let status = """
    Exit status: 0 success, 1 an expectation failed, or check found none in a trace,
    64 wrong usage, 65 a malformed trace or log, 66 a file that cannot be read or
    written.
    """
}

extension Arguments.Subcommand {
  fileprivate typealias Help = (usage: String, text: String, readsTraces: Bool, printsRows: Bool)

  /// The help of one subcommand; `nil` for the overview.
  fileprivate var help: Help? {
    switch self {
    case .play:
      (
        "keyboard-replay [play] [--format table|jsonl] [FILE|-]...",
        """
        play     post a trace's notifications again, and print what each one did
          --format table        print a table (the default); a narrow terminal shows
                                fewer columns, and NO_COLOR turns off the colors
          --format jsonl        print one JSON object per line, for each notification
                                and each change of the app's state
        """,
        true, true
      )
    case .check:
      (
        "keyboard-replay check [FILE|-]...",
        """
        check    verify the expectations of traces; each one that fails is printed with
                 its file and line, and a trace without an expectation fails too
        """,
        true, false
      )
    case .report:
      (
        "keyboard-replay report [-o FILE] [FILE|-]...",
        """
        report   draw traces as one web page, with the covered height over time and the
                 screen after each notification; the page needs no script or network
          -o, --output FILE     write to a file instead of standard output
        """,
        true, true
      )
    case .import:
      (
        """
        keyboard-replay import [-o FILE] [--screen WxH] [--safe-area P[,L]]
                               [--expect] [FILE|-]
        """,
        """
        import   make a trace of a console log, or a test of a recording
          -o, --output FILE     write to a file instead of standard output
          --screen WxH          set the screen's size in points; without it, the size
                                comes from a notification, a comment or the frames
          --safe-area P[,L]     set the heights of the bottom safe area in portrait and
                                landscape, which no log contains, such as 34,21 for
                                an iPhone; one height is that of the first screen
          --expect              after each notification, write what the package makes
                                of it as an expectation, marked "written"; correct the
                                wrong ones, and remove the mark so that a later import
                                keeps them

                 A log contains notifications as print(notification),
                 NSLog("%@", notification) or the debugger's po prints them. It may also
                 contain user infos alone, if the name of each is on its line or on the
                 line above. A time at the beginning of the line, such as
                 2026-01-01 12:00:00.123 or 12:00:00.123, or the one that Xcode shows
                 below a message, is the notification's time. A line that begins with #
                 is a comment: the first one is the title, and Source:, Device: and
                 System: go to the header. All other lines are skipped.

                 A terminal may cut long lines that you paste. On a Mac, use
                 pbpaste | keyboard-replay import instead. Standard error names the
                 lines of everything that was guessed, missing or cut.
        """,
        false, false
      )
    case .traces:
      (
        "keyboard-replay traces [NAME]", "traces   list the built-in traces, or print one of them",
        false,
        false
      )
    case .overview: nil
    }
  }
}
