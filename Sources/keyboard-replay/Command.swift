import Foundation
import KeyboardTesting

/// What the tool is asked to do.
enum Command {
  /// Indicates that a subcommand runs.
  case run(any Subcommand)
  /// Indicates that a subcommand, or without one the tool, is explained.
  case help((any Subcommand.Type)?)
  /// Indicates that the version is printed.
  case version

  /// All subcommands, in the order of the help; the first runs where none is named.
  static let subcommands: [any Subcommand.Type] = [
    Play.self, Check.self, Report.self, Diff.self, Import.self, BuiltInTraces.self,
  ]

  /// Reads a command line, without the tool's name.
  init(arguments: [String]) throws(ToolError) {
    var rest = arguments[...]
    let named = try Self.subcommand(in: &rest)
    let subcommand = named ?? Play.self
    let parsed = try Arguments(rest, of: subcommand)
    if parsed.wantsVersion {
      self = .version
    } else if parsed.wantsHelp {
      self = .help(named)
    } else {
      self = .run(try subcommand.init(parsed))
    }
  }

  /// Takes the subcommand off the arguments; `nil` where they begin with something else.
  ///
  /// A first word that is no subcommand is a trace to play, if it looks like a file, or is one or
  /// the name of a built-in trace.
  private static func subcommand(
    in arguments: inout ArraySlice<String>
  ) throws(ToolError) -> (any Subcommand.Type)? {
    guard let first = arguments.first, !first.isEmpty, !first.hasPrefix("-") else { return nil }
    if first == "help" {
      arguments = arguments.dropFirst() + ["--help"]
      return try subcommand(in: &arguments)
    }
    if let subcommand = subcommands.first(where: { $0.name == first }) {
      arguments = arguments.dropFirst()
      return subcommand
    }
    let looksLikeFile = first.contains("/") || first.contains(".")
    if looksLikeFile || FileManager.default.fileExists(atPath: first) { return nil }
    if TraceReference.builtInNames.contains(first) { return nil }
    let known = subcommands.map { $0.name } + TraceReference.builtInNames
    let hint = Suggestion.question(first, among: known)
    throw ToolError(
      .usage,
      "unknown subcommand, file or built-in trace \(JSONText.string(first)); "
        + (hint ?? "see \(Tool.name) --help")
    )
  }
}

extension Command: Equatable {
  static func == (left: Command, right: Command) -> Bool {
    switch (left, right) {
    case (.run(let left), .run(let right)): left.isEqual(to: right)
    case (.help(let left), .help(let right)): left?.name == right?.name
    case (.version, .version): true
    default: false
    }
  }
}

// MARK: - Help

extension Command {
  /// What `--help` prints for a subcommand, or without one for the tool.
  static func help(for subcommand: (any Subcommand.Type)?) -> String {
    if let subcommand { return subcommand.help }
    let usage = subcommands.map { "\(Tool.name) \($0.synopsis)" }
    let width = subcommands.map { $0.name.count }.max() ?? 0
    let summaries = subcommands.map { subcommand in
      let space = String(repeating: " ", count: width - subcommand.name.count + 3)
      return subcommand.name + space + subcommand.summary
    }
    return """
      Plays recordings of keyboard notifications, and shows what the keyboard did.

      usage: \(usage.joined(separator: "\n       "))

      \(summaries.joined(separator: "\n"))

      A FILE may be the name of a built-in trace, such as pinyin-growth, and - is
      standard input. Without a file, play, check and report take the built-in traces;
      they also take folders of traces. keyboard-replay SUBCOMMAND --help explains a
      subcommand; --version prints the version. In a clone of the package, the tool is
      run by swift run keyboard-replay.

      Exit status: 0 fine, 1 an expectation failed or two traces differ, 64 wrong
      usage, 65 a malformed trace or log, 66 a file that cannot be read or written.

      """
  }
}
