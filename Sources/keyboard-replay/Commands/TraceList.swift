import KeyboardTesting

/// The subcommand `traces`, which lists the built-in traces, or prints one.
@MainActor enum TraceList {
  /// The names of the built-in traces.
  nonisolated static var names: [String] { KeyboardTrace.BuiltInName.allCases.map(\.rawValue) }

  /// The names of the built-in traces, in a sentence.
  nonisolated static var sentence: String {
    "The built-in traces are \(names.joined(separator: ", "))"
  }

  /// Returns the end of a message on an unknown name: the nearest trace, or all of them.
  nonisolated static func advice(on name: String) -> String {
    Spelling.question(name, names).map { "; \($0)" } ?? ". \(sentence)"
  }

  static func run(_ name: String?, _ output: Output) throws(ToolError) -> ExitStatus {
    let names = KeyboardTrace.BuiltInName.allCases
    if let name {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        let message = "unknown built-in trace \(JSONText.string(name))"
        throw ToolError(.usage, message + advice(on: name))
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
