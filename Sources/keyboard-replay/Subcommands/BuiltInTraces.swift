import KeyboardTesting

/// Lists the built-in traces, prints one, or writes them to files.
struct BuiltInTraces: Subcommand {
  static let name = "traces"
  static let synopsis = "traces [NAME] [--write DIR] [--force]"
  static let summary = "list the built-in traces, print one, or write them to files"
  static let options = ["--write"]
  static let flags = ["--force"]

  static let help = """
    Lists the built-in traces, prints one, or writes them to files.

    usage: keyboard-replay traces [NAME] [--write DIR] [--force]

    --write DIR   write NAME.jsonl, or all of them, to a directory, which is made if
                  it does not exist
    --force       write over traces that were changed

    Exit status: 0 fine, 64 wrong usage, 66 a file that cannot be written.

    """

  var trace: KeyboardBuiltInTrace?
  var directory: String?
  var isForced = false

  func run(_ output: Output) throws -> ExitStatus {
    if let directory {
      try write(trace.map { [$0] } ?? KeyboardBuiltInTrace.allCases, to: directory, output)
    } else if let trace {
      try output.write(trace.jsonLines)
    } else {
      try list(output)
    }
    return .success
  }

  private func list(_ output: Output) throws {
    let width = TraceReference.builtInNames.map(\.count).max() ?? 0
    for trace in KeyboardBuiltInTrace.allCases {
      let space = String(repeating: " ", count: width - trace.name.count + 2)
      try output.write("\(trace.name)\(space)\(trace.trace.title)\n")
    }
  }

  private func write(
    _ traces: [KeyboardBuiltInTrace],
    to directory: String,
    _ output: Output
  ) throws {
    try OutputFile.makeDirectory(directory)
    let files = traces.map { ("\(directory)/\($0.name).jsonl", $0.jsonLines) }
    for (path, text) in files where !isForced { try OutputFile.protect(path, from: text) }
    for (path, text) in files { try OutputFile.write(text, to: path) }
    let count = NumberFormat.count(traces.count, "trace")
    try output.write("\(count) written to \(Printable.text(directory))\n")
  }
}

extension BuiltInTraces {
  init(_ arguments: Arguments) throws(ToolError) {
    try arguments.limitOperands(to: 1)
    trace = try arguments.operands.first.map(Self.trace)
    directory = arguments.values["--write"]
    isForced = arguments.flags.contains("--force")
  }

  private static func trace(named name: String) throws(ToolError) -> KeyboardBuiltInTrace {
    if let trace = KeyboardBuiltInTrace(name: name) { return trace }
    let hint =
      Suggestion.question(name, among: TraceReference.builtInNames)
      ?? "\(Tool.name) traces lists them"
    throw ToolError(.usage, "unknown built-in trace \(JSONText.string(name)); \(hint)")
  }
}
