import Foundation
import KeyboardTesting

/// A trace that a command names, opened when it is reached.
enum TraceReference: Equatable {
  case builtIn(KeyboardBuiltInTrace)
  case file(String)

  /// The traces of a command: its files, else the built-in ones.
  static func all(_ files: [String]) -> [TraceReference] {
    files.isEmpty ? KeyboardBuiltInTrace.allCases.map(builtIn) : files.map(named)
  }

  /// The trace of a name: the file, else the built-in one.
  static func named(_ name: String) -> TraceReference {
    guard let sample = KeyboardBuiltInTrace(rawValue: name),
      !FileManager.default.fileExists(atPath: name)
    else { return .file(name) }
    return .builtIn(sample)
  }

  func open(_ reading: KeyboardTraceReader.Options) throws(ToolError) -> TraceInput {
    switch self {
    case .builtIn(let trace): TraceInput(builtIn: trace)
    case .file(let file): try TraceInput(file: file, reading)
    }
  }
}
