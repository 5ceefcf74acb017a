/// Plays traces and prints what each notification did.
struct Play: Subcommand {
  static let name = "play"
  static let options = ["--format"]

  static let help = """
    Posts a trace's notifications again and prints what each did.

    usage: keyboard-replay [play] [--format table|jsonl] [FILE|-]...

    --format table   a table, which is the default; a narrow terminal has fewer
                     columns
    --format jsonl   a JSON object for each notification and change of the
                     application's state, one a line; expectations that fail are
                     printed on standard error

    Without a file, play takes the built-in traces; a FILE may be the name of one,
    or a folder of traces. Files are played in order; the first that is malformed or
    cannot be read ends the run, after what came before the fault has been printed.
    Colour is used on a terminal unless NO_COLOR is set.

    A row has the change and the points by which the covered height grew: appeared,
    resized, moved, disappeared. Rows without a change have one of these words:

    \(words)

    Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
    trace, 66 a file that cannot be read.

    """

  private static let words = OutcomeWord.all.map { word in
    "  \(word.text.padded(to: 15))  \(word.meaning)"
  }.joined(separator: "\n")

  /// The form of what is printed.
  enum Format: String, CaseIterable {
    case table, jsonl
  }

  var files: [String]
  var format = Format.table

  func run(_ output: Output) throws -> ExitStatus {
    try TracePrinter(format == .table ? .table : .jsonl, output).play(files)
  }
}

extension Play {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
    format = try arguments.word("--format", Format.self) ?? .table
  }
}
