/// One use of the tool, such as `keyboard-replay check`: its words, its options and its work.
struct Subcommand: Sendable {
  /// The word on the command line.
  let name: String
  /// The options that take a value, by their long names.
  var options: [String] = []
  /// The options that take no value.
  var flags: [String] = []
  /// The text that `--help` prints.
  let help: String
  /// Does the work, and returns how it ended.
  let run: @MainActor @Sendable (Arguments, Output) throws -> ExitStatus

  /// All subcommands, in the order of the help; the first runs if none is named.
  static let all = [play, check, report, importLog, traces]
}
