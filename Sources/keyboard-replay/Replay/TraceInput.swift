import Foundation
import KeyboardTesting

/// A trace: a file, standard input, or one that is built in.
struct TraceInput {
  /// A function that opens a trace, which is called when the traces before it are finished.
  typealias Opening = () throws -> TraceInput

  /// The names of the built-in traces.
  static var builtInNames: [String] {
    KeyboardTrace.BuiltInName.allCases.map(\.rawValue)
  }

  /// The file's name as it was given, or the built-in trace's.
  let name: String
  let trace: KeyboardTrace

  init(builtIn trace: KeyboardTrace.BuiltInName) {
    name = trace.rawValue
    self.trace = KeyboardTrace.builtIn(trace)
  }

  init(file: String) throws(ToolError) {
    name = file
    let data = try InputFile.data(file)
    do {
      trace = try KeyboardTrace(data, file: InputFile.name(of: file), mayBreakOff: true)
    } catch {
      throw ToolError(error, inTrace: data)
    }
  }

  /// Opens the file of a name; if there is none, the built-in trace of that name.
  init(named name: String) throws(ToolError) {
    let isFile = FileManager.default.fileExists(atPath: name)
    if !isFile, let trace = KeyboardTrace.BuiltInName(rawValue: name) {
      self.init(builtIn: trace)
      return
    }
    do {
      try self.init(file: name)
    } catch {
      let word = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
      let hint = Suggestion.question(word, among: Self.builtInNames, prefix: "the built-in ")
      guard !isFile, let hint else { throw error }
      throw ToolError(error.status, "\(error.message); \(hint)")
    }
  }

  /// Returns the traces of a command: its files and those in its folders; without any, the built-in
  /// traces.
  static func all(_ names: [String]) throws(ToolError) -> [Opening] {
    if names.isEmpty {
      if InputFile.isStandardInputGiven {
        Tool.note("no file given: taking the built-in traces; use - for standard input")
      }
      return KeyboardTrace.BuiltInName.allCases.map(opening(of:))
    }
    var openings: [Opening] = []
    for name in names {
      if let folder = try TraceFolder(name) {
        // mutant: swap, because neither depends on the other
        folder.skipped.forEach(Tool.note)
        openings += folder.traces.map { file in { try TraceInput(file: file) } }
      } else {
        openings.append { try TraceInput(named: name) }
      }
    }
    return openings
  }

  private static func opening(of trace: KeyboardTrace.BuiltInName) -> Opening {
    { TraceInput(builtIn: trace) }
  }

  /// Notes on omitted and doubtful parts of the trace, each with the file's name.
  var notes: [String] { trace.importNotes.map { "\(InputFile.name(of: name)): \($0)" } }

  /// Returns true for the beginning of a trace: its first line that is not blank is a header.
  static func isTrace(_ beginning: Data) -> Bool {
    let lines = String(decoding: beginning, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return false }
    return [#""version""#, #""kind""#, #""header""#].allSatisfy(line.contains)
  }
}
