import KeyboardTesting

/// Lists the built-in traces, or prints one.
struct BuiltInTraces: Subcommand {
  static let name = "traces"

  static let help = """
    Lists the built-in traces, or prints one.

    usage: keyboard-replay traces [NAME]

    keyboard-replay traces NAME > FILE.jsonl makes a file to start a trace from.

    Exit status: 0 fine, 64 wrong usage.

    """

  var trace: KeyboardTrace.BuiltInName?

  func run(_ output: Output) throws -> ExitStatus {
    guard trace == nil else {
      try output.write(trace?.jsonLines ?? "")
      return .success
    }
    let width = TraceInput.builtInNames.map(\.count).max() ?? 0
    for trace in KeyboardTrace.BuiltInName.allCases {
      try output.write("\(trace.rawValue.padded(to: width))  \(trace.trace.title)\n")
    }
    return .success
  }
}

extension BuiltInTraces {
  init(_ arguments: Arguments) throws(ToolError) {
    try arguments.limitOperands(to: 1)
    guard let name = arguments.operands.first else { return }
    trace = KeyboardTrace.BuiltInName(rawValue: name)
    guard trace == nil else { return }
    let hint =
      Suggestion.question(name, among: TraceInput.builtInNames)
      ?? "\(Tool.name) traces lists them"
    throw ToolError(.usage, "unknown built-in trace \(JSONText.string(name)); \(hint)")
  }
}
