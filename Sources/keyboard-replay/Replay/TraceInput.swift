import Foundation
import KeyboardTesting

/// A trace that a command names, opened when it is reached.
enum TraceReference: Equatable {
  case builtIn(KeyboardBuiltInTrace)
  case file(String)

  /// The names of the built-in traces.
  static var builtInNames: [String] {
    KeyboardBuiltInTrace.allCases.map(\.name)
  }

  /// The traces of a command: its files, else the built-in ones.
  static func all(_ files: [String]) -> [TraceReference] {
    files.isEmpty ? KeyboardBuiltInTrace.allCases.map(builtIn) : files.map(named)
  }

  /// The trace of a name: the file, else the built-in one.
  static func named(_ name: String) -> TraceReference {
    guard let trace = KeyboardBuiltInTrace(name: name),
      !FileManager.default.fileExists(atPath: name)
    else { return .file(name) }
    return .builtIn(trace)
  }

  func open(toleratesTruncation: Bool = false) throws(ToolError) -> TraceInput {
    switch self {
    case .builtIn(let trace): TraceInput(builtIn: trace)
    case .file(let file): try TraceInput(file: file, toleratesTruncation: toleratesTruncation)
    }
  }
}

/// A trace that is read record by record: a file, standard input, or one that is built in.
struct TraceInput {
  /// The file's name as it was given, or the built-in trace's.
  let name: String
  private var reader: KeyboardTraceReader
  /// What is read from until its end.
  private var handle: FileHandle?

  init(builtIn trace: KeyboardBuiltInTrace) {
    name = trace.name
    reader = KeyboardTraceReader(file: trace.name)
    reader.feed(Data(trace.jsonLines.utf8))
    reader.finish()
  }

  init(file: String, toleratesTruncation: Bool = false) throws(ToolError) {
    name = file
    handle = try InputFile.open(file)
    reader = KeyboardTraceReader(
      file: InputFile.name(of: file),
      options: KeyboardTraceReader.Options(toleratesTruncatedLastLine: toleratesTruncation)
    )
  }

  /// How many records so far were skipped because their kind is unknown.
  var skippedRecordCount: Int {
    reader.skippedRecordCount
  }

  /// The next record; `nil` at the end.
  mutating func next() throws(ToolError) -> KeyboardTraceEntry? {
    do {
      while true {
        if let entry = try reader.next() { return entry }
        guard let handle else { return nil }
        let bytes = try FileBytes.next(of: handle, file: reader.file)
        if bytes.isEmpty {
          self.handle = nil
          reader.finish()
        } else {
          reader.feed(bytes)
        }
      }
    } catch {
      throw ToolError(error)
    }
  }
}
