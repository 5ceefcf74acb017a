import KeyboardTesting

/// The subcommand `traces`, which lists the built-in traces, or prints one.
@MainActor enum TraceList {
  /// The names of the built-in traces, in a sentence.
  nonisolated static var sentence: String {
    let names = KeyboardTrace.BuiltInName.allCases.map(\.rawValue).joined(separator: ", ")
    return "The built-in traces are \(names)"
  }

  static func run(_ name: String?, _ output: Output) throws(ToolError) -> ExitStatus {
    let names = KeyboardTrace.BuiltInName.allCases
    if let name {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        throw ToolError(.usage, "unknown built-in trace \(JSONText.string(name)). \(sentence)")
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
