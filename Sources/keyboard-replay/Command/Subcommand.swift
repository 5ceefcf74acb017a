/// One use of the tool, such as `keyboard-replay check`: its words, its command line and its work.
///
/// `Command.subcommands` lists all of them.
protocol Subcommand: Sendable {
  /// The word on the command line.
  static var name: String { get }
  /// The text that `--help` prints.
  static var help: String { get }
  /// The options that take a value, by their long names.
  static var options: [String] { get }
  /// The options that take no value.
  static var flags: [String] { get }

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(ToolError)

  /// Does the work, and returns how it ended.
  @MainActor func run(_ output: Output) throws -> ExitStatus
}

extension Subcommand {
  static var options: [String] { [] }
  static var flags: [String] { [] }
}
