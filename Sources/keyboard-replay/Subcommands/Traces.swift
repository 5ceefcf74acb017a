import KeyboardTesting

extension Subcommand {
  /// Lists the built-in traces, or prints one.
  static let traces = Subcommand(
    name: "traces",
    help: """
      Lists the built-in traces, or prints one.

      usage: keyboard-replay traces [NAME]

      keyboard-replay traces NAME > FILE.jsonl makes a file to start a trace from.

      Exit status: 0 fine, 64 wrong usage.

      """
  ) { arguments, output in
    let names = TraceInput.builtInNames
    if let name = try arguments.singleOperand() {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        let hint = Suggestion.question(name, among: names) ?? "\(Tool.name) traces lists them"
        throw ToolError(.usage, "unknown built-in trace \(JSONText.string(name)); \(hint)")
      }
      try output.write(trace.jsonLines)
      return .success
    }
    let width = names.map(\.count).max() ?? 0
    for name in KeyboardTrace.BuiltInName.allCases {
      let title = KeyboardTrace.builtIn(name).title
      try output.write("\(name.rawValue.padded(to: width))  \(title)\n")
    }
    return .success
  }
}
