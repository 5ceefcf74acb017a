extension Subcommand {
  /// Plays traces and prints the outcome of each notification.
  static let play = Subcommand(
    name: "play",
    options: ["--format"],
    help: """
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

      \(OutcomeWord.explanations().map { "  " + $0 }.joined(separator: "\n"))

      Exit status: 0 fine, 1 an expectation failed, 64 wrong usage, 65 a malformed
      trace, 66 a file that cannot be read.

      """
  ) { arguments, output in
    let format = try arguments.word("--format", of: ["table", "jsonl"])
    return try TracePrinter(format == "jsonl" ? .jsonl : .table, output).play(
      TraceInput.all(arguments.operands)
    )
  }

  /// Verifies the expectations of traces: `play` without its table.
  static let check = Subcommand(
    name: "check",
    help: """
      Verifies the expectations that traces state.

      usage: keyboard-replay check [FILE|-]...

      Without a file the built-in traces are checked; a FILE may be the name of one,
      or a folder of traces. Each expectation that fails is printed with its file and
      line. The first file that is malformed or cannot be read ends the run. A trace
      without expectations is printed as such, and is no failure.

      Exit status: 0 all hold, 1 one failed, 64 wrong usage, 65 a malformed trace,
      66 a file that cannot be read.

      """
  ) { arguments, output in
    try TracePrinter(.verdict, output).play(TraceInput.all(arguments.operands))
  }
}
