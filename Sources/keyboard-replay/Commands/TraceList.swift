import KeyboardTesting

/// The subcommand `traces`, which lists the built-in traces, or prints one.
@MainActor enum TraceList {
  static func run(_ name: String?, _ output: Output) throws(ToolError) -> ExitStatus {
    let names = KeyboardTrace.BuiltInName.allCases
    if let name {
      guard let trace = KeyboardTrace.BuiltInName(rawValue: name) else {
        let known = names.map(\.rawValue).joined(separator: ", ")
        throw ToolError(
          .usage,
          "unknown built-in trace \(JSONText.string(name)); there are \(known)"
        )
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
