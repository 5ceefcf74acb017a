import Foundation
import KeyboardTesting

// Written by hand, since the package has no dependencies.

/// A command line: the subcommand with its options and operands.
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
    let named = rest.first.flatMap { $0.isEmpty ? nil : Subcommand(rawValue: $0) }
    if named == nil, let word = rest.first, !word.isEmpty, !word.hasPrefix("-") {
      let isTrace = KeyboardTrace.BuiltInName(rawValue: word) != nil
      guard isTrace || word.contains("/") || word.contains(".") || InputFile(path: word).exists
      else {
        let message = "unknown subcommand, file or built-in trace \(JSONText.string(word))"
        throw ToolError(.usage, "\(message); see \(Tool.name) --help. \(TraceList.sentence)")
      }
    }
    let isAboutTool = ["-h", "--help", "--version"].contains(rest.first)
    subcommand = named ?? (arguments.isEmpty || isAboutTool ? .overview : .play)
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
      throw Self.usageError("unknown option \(spelling) for \(subcommand.rawValue)")
    }
    let value = parts.count > 1 ? parts[1] : rest.popFirst()
    guard let value, !value.isEmpty else { throw Self.usageError("\(spelling) needs a value") }
    // Only one file is written, so a second name is probably a mistake.
    guard name != "--output" || values[name] == nil else {
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
    throw ToolError(.usage, "\(subcommand.rawValue) takes one argument, so what is \(extra)?")
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

  /// Returns the value of an option that has a height in points; `nil` if the option is not given.
  func height(_ option: String) throws(ToolError) -> CGFloat? {
    try value(of: option, expected: "a height in points such as 34") { text in
      Double(text).flatMap { $0 >= 0 && $0.isFinite ? CGFloat($0) : nil }
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

        \(files) In a clone of the package, swift run
        keyboard-replay runs the tool.

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
    A FILE of play, check and report may also be the name of a built-in trace, such
    as pinyin-growth, or a folder of traces. Without a file they take the built-in
    traces. - is standard input.
    """

  private static let words = """
    A row has the change and the points by which the covered height grew: appeared,
    resized, moved, disappeared. Rows without a change have one of these words:

    \(OutcomeWord.explanations().map { "  " + $0 }.joined(separator: "\n"))
    """

  private static let status = """
    Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
    trace or log, 66 a file that cannot be read or written.
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
        play     post a trace's notifications again and print what each did
          --format table        a table, which is the default; a narrow terminal has
                                fewer columns, and NO_COLOR turns color off
          --format jsonl        a JSON object for each notification and change of the
                                application's state, one per line
        """,
        true, true
      )
    case .check:
      (
        "keyboard-replay check [FILE|-]...",
        """
        check    verify the expectations that traces state; each that fails is printed
                 with its file and line
        """,
        true, false
      )
    case .report:
      (
        "keyboard-replay report [-o FILE] [FILE|-]...",
        """
        report   draw traces as one web page, which needs no script and no network: the
                 covered height over time, and the screen after each notification
          -o, --output FILE     write to a file instead of standard output
        """,
        true, true
      )
    case .import:
      (
        """
        keyboard-replay import [-o FILE] [--screen WxH] [--safe-area POINTS]
                               [--expect] [FILE|-]
        """,
        """
        import   make a trace of notifications that were printed to a console, or a test
                 of a recording
          -o, --output FILE     write to a file instead of standard output
          --screen WxH          the screen's size in points; without it, the size comes
                                from the notifications, the comments or the frames
          --safe-area POINTS    the height of the bottom safe area, which no log has,
                                such as 34 for the home indicator of an iPhone
          --expect              add what the package makes of each notification as an
                                expectation, marked "written", for you to correct where
                                it is wrong; those marked so before are written anew

                 A log has notifications as print(notification) or NSLog("%@",
                 notification) prints them, or their user infos alone, each with its
                 name on its line or on the line above. A time at the beginning of its
                 line, such as 2026-01-01 12:00:00.123 or 12:00:00.123, dates it. Lines
                 that begin with # are comments: the first is the title, and Source:,
                 Device: and System: go to the header. Other lines are skipped. A
                 terminal may cut long lines that are pasted; on a Mac,
                 pbpaste | keyboard-replay import reads all that was copied. Standard
                 error has what was guessed, missing or cut, by its line in the log.
        """,
        false, false
      )
    case .traces:
      (
        "keyboard-replay traces [NAME]", "traces   list the built-in traces, or print one", false,
        false
      )
    case .overview: nil
    }
  }
}
