/// Verifies the expectations of traces: `play` without its table.
struct Check: Subcommand {
  static let name = "check"

  static let help = """
    Verifies the expectations that traces state.

    usage: keyboard-replay check [FILE|-]...

    Without a file the built-in traces are checked; a FILE may be the name of one,
    or a folder of traces. Each expectation that fails is printed with its file and
    line. The first file that is malformed or cannot be read ends the run. A trace
    without expectations is printed as such, and is no failure.

    Exit status: 0 all hold, 1 one failed, 64 wrong usage, 65 a malformed trace,
    66 a file that cannot be read.

    """

  var files: [String]

  func run(_ output: Output) throws -> ExitStatus {
    try TracePrinter(.verdict, output).play(files)
  }
}

extension Check {
  init(_ arguments: Arguments) throws(ToolError) {
    files = arguments.operands
  }
}
