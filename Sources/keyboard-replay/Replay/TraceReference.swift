import Foundation
import KeyboardTesting

/// A trace that a command names, opened when it is reached.
enum TraceReference: Equatable {
  case builtIn(KeyboardTrace.BuiltInName)
  case file(String)

  /// The names of the built-in traces.
  static var builtInNames: [String] {
    KeyboardTrace.BuiltInName.allCases.map(\.rawValue)
  }

  /// Returns the traces of a command: its files and those in its directories, else the built-in
  /// ones.
  static func all(_ names: [String]) throws(ToolError) -> [TraceReference] {
    if names.isEmpty {
      if InputFile.isStandardInputGiven {
        Tool.note("no file given: taking the built-in traces; use - for standard input")
      }
      return KeyboardTrace.BuiltInName.allCases.map(builtIn)
    }
    var references: [TraceReference] = []
    for name in names {
      if let traces = try InputFile.traces(in: name) {
        references += traces.map(file)
      } else {
        references.append(named(name))
      }
    }
    return references
  }

  /// Returns the trace of a name: the file, else the built-in one.
  static func named(_ name: String) -> TraceReference {
    guard let trace = KeyboardTrace.BuiltInName(rawValue: name),
      !FileManager.default.fileExists(atPath: name)
    else { return .file(name) }
    return .builtIn(trace)
  }

  func open() throws(ToolError) -> TraceInput {
    switch self {
    case .builtIn(let trace): return TraceInput(builtIn: trace)
    case .file(let file):
      do {
        return try TraceInput(file: file)
      } catch {
        throw Self.explained(error, file)
      }
    }
  }

  /// Suggests the built-in traces that a file which does not exist may mean.
  private static func explained(_ error: ToolError, _ file: String) -> ToolError {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    guard !FileManager.default.fileExists(atPath: file),
      let hint = Suggestion.question(name, among: builtInNames, kind: "the built-in ")
    else { return error }
    return ToolError(error.status, "\(error.message); \(hint)")
  }
}
