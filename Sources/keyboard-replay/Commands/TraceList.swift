import KeyboardTesting

/// The subcommand `traces`, which lists the built-in traces, or prints one.
@MainActor enum TraceList {
  /// The names of the built-in traces.
  nonisolated static var names: [String] { KeyboardTrace.BuiltInName.allCases.map(\.rawValue) }

  /// The names of the built-in traces, in a sentence.
  nonisolated static var sentence: String {
    "The built-in traces are \(names.joined(separator: ", "))"
  }

  static func run(_ name: String?, _ output: Output) throws(ToolError) -> ExitStatus {
    let names = KeyboardTrace.BuiltInName.allCases
    if let name {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        let message = "unknown built-in trace \(JSONText.string(name))"
        let advice = Spelling.question(name, Self.names).map { "; \($0)" }
        throw ToolError(.usage, message + (advice ?? ". \(sentence)"))
      }
      try output.write(trace.jsonLines)
      return .success
    }
    let width = names.map(\.rawValue.count).max() ?? 0
    for name in names {
      let title = KeyboardTrace.builtIn(name).title
      try output.write("\(name.rawValue.padded(to: width))  \(title)\n")
    }
    return .success
  }
}
