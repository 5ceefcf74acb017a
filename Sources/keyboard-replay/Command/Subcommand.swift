/// One thing that the tool does, such as `keyboard-replay check`.
///
/// A subcommand is one type: its words, its options, its command line and its work. The list of all
/// of them is `Command.subcommands`.
protocol Subcommand: Equatable, Sendable {
  /// The word on the command line.
  static var name: String { get }
  /// The arguments, as the tool's own help shows them.
  static var synopsis: String { get }
  /// What it does, in a line of the tool's own help.
  static var summary: String { get }
  /// What `--help` prints.
  static var help: String { get }
  /// The options that take a value, by their long names.
  static var options: [String] { get }
  /// The options that take no value.
  static var flags: [String] { get }

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(ToolError)

  /// Does the work, and says how it ended.
  @MainActor func run(_ output: Output) throws -> ExitStatus
}

extension Subcommand {
  static var options: [String] { [] }
  static var flags: [String] { [] }

  func isEqual(to other: any Subcommand) -> Bool {
    other as? Self == self
  }
}
