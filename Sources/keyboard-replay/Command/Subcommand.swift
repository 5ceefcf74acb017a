/// A subcommand of the tool, such as `keyboard-replay check`.
struct Subcommand: Sendable {
  /// The word on the command line.
  let name: String
  /// The options that have a value, by their long names.
  var options: [String] = []
  /// The options without a value.
  var flags: [String] = []
  /// The text that `--help` prints.
  let help: String
  /// Runs the subcommand, and returns its exit status.
  let run: @MainActor @Sendable (Arguments, Output) throws -> ExitStatus

  /// All subcommands, in the order of the help.
  static let all = [play, check, report, importLog, traces]
}
