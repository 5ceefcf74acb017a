import Foundation
import KeyboardTesting

/// A command line: the subcommand that it names, if any, and the arguments of the subcommand.
struct Command {
  /// The subcommand that the command line names; without one, `play` runs.
  let namedSubcommand: Subcommand?
  let arguments: Arguments

  /// Parses a command line, without the tool's name.
  init(arguments: [String]) throws(ToolError) {
    var rest = arguments[...]
    namedSubcommand = try Self.removeSubcommand(from: &rest)
    self.arguments = try Arguments(rest, of: namedSubcommand ?? .play)
  }

  @MainActor func run(_ output: Output) throws -> ExitStatus {
    if arguments.flags.contains("--version") {
      try output.write("\(Tool.name) \(Tool.version)\n")
      return .success
    }
    if arguments.flags.contains("--help") {
      try output.write(namedSubcommand?.help ?? Self.help)
      return .success
    }
    return try (namedSubcommand ?? .play).run(arguments, output)
  }

  /// Removes the subcommand from the arguments; `nil` if they begin with an option or a trace.
  private static func removeSubcommand(
    from arguments: inout ArraySlice<String>
  ) throws(ToolError) -> Subcommand? {
    guard let first = arguments.first, !first.isEmpty, !first.hasPrefix("-") else { return nil }
    if first == "help" {
      // `help check` is the same as `check --help`.
      arguments = arguments.dropFirst() + ["--help"]
      return try removeSubcommand(from: &arguments)
    }
    if let subcommand = Subcommand.all.first(where: { $0.name == first }) {
      arguments = arguments.dropFirst()
      return subcommand
    }
    guard !mayBeTrace(first) else { return nil }
    let known = Subcommand.all.map(\.name) + TraceInput.builtInNames
    let hint = Suggestion.question(first, among: known) ?? "see \(Tool.name) --help"
    throw ToolError(
      .usage,
      "unknown subcommand, file or built-in trace \(JSONText.string(first)); \(hint)"
    )
  }

  /// Returns true for a word that resembles a path, or is the name of a file or a built-in trace.
  private static func mayBeTrace(_ word: String) -> Bool {
    let isPath = word.contains("/") || word.contains(".")
    return isPath || FileManager.default.fileExists(atPath: word)
      || TraceInput.builtInNames.contains(word)
  }

  /// The help of the tool.
  static let help = """
    Plays recordings of keyboard notifications, and shows what the keyboard did.

    usage: keyboard-replay [play] [--format table|jsonl] [FILE|-]...
           keyboard-replay check [FILE|-]...
           keyboard-replay report [-o FILE] [FILE|-]...
           keyboard-replay import [-o FILE] [--screen WxH] [--safe-area POINTS]
                                  [--expect] [FILE|-]
           keyboard-replay traces [NAME]

    play     post a trace's notifications again and print what each did
      --format table        a table, which is the default
      --format jsonl        a JSON object for each row, one a line
    check    verify the expectations that a trace states
    report   draw traces as one web page
      -o, --output FILE     write to a file instead of standard output
    import   make a trace of notifications that were printed to a console, or a test
             of a recording
      -o, --output FILE     write to a file instead of standard output
      --screen WxH          the screen's size in points
      --safe-area POINTS    the height of the bottom safe area
      --expect              add what the package makes of each as an expectation
    traces   list the built-in traces, or print one

    - is standard input. A FILE of play, check and report may also be the name of a
    built-in trace, such as pinyin-growth, or a folder of traces; without a file
    they take the built-in traces. SUBCOMMAND --help explains a subcommand, and
    --version prints the version. In a clone of the package,
    swift run keyboard-replay runs the tool.

    Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
    trace or log, 66 a file that cannot be read or written.

    """
}
