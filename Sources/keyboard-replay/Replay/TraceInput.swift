import Foundation
import KeyboardTesting

/// A trace that is read record by record: a file, standard input, or one that is built in.
struct TraceInput {
  /// Opens a trace when it is reached.
  typealias Opening = () throws -> TraceInput

  /// The names of the built-in traces.
  static var builtInNames: [String] {
    KeyboardTrace.BuiltInName.allCases.map(\.rawValue)
  }

  /// The file's name as it was given, or the built-in trace's.
  let name: String
  private(set) var reader: KeyboardTraceReader

  /// Returns the traces of a command: its files and those in its directories, else the built-in
  /// ones.
  static func all(_ names: [String]) throws(ToolError) -> [Opening] {
    if names.isEmpty {
      if InputFile.isStandardInputGiven {
        Tool.note("no file given: taking the built-in traces; use - for standard input")
      }
      return KeyboardTrace.BuiltInName.allCases.map { trace in { TraceInput(builtIn: trace) } }
    }
    var openings: [Opening] = []
    for name in names {
      if let folder = try InputFile.folder(name) {
        folder.skipped.forEach(Tool.note)
        openings += folder.traces.map { file in { try TraceInput(file: file) } }
      } else {
        openings.append { try TraceInput(named: name) }
      }
    }
    return openings
  }

  init(builtIn trace: KeyboardTrace.BuiltInName) {
    name = trace.rawValue
    reader = KeyboardTraceReader(Data(trace.jsonLines.utf8), file: name)
  }

  init(file: String) throws(ToolError) {
    name = file
    reader = KeyboardTraceReader(try InputFile.open(file), file: InputFile.name(of: file))
  }

  /// Opens the file of a name, else the built-in trace, which an error may suggest.
  init(named name: String) throws(ToolError) {
    let isThere = FileManager.default.fileExists(atPath: name)
    if !isThere, let trace = KeyboardTrace.BuiltInName(rawValue: name) {
      self.init(builtIn: trace)
      return
    }
    do {
      try self.init(file: name)
    } catch {
      let word = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
      let hint = Suggestion.question(word, among: Self.builtInNames, kind: "the built-in ")
      guard !isThere, let hint else { throw error }
      throw ToolError(error.status, "\(error.message); \(hint)")
    }
  }

  /// Sentences on omitted and doubtful parts of the trace, with the file's name.
  var notes: [String] { reader.notes.map { "\(InputFile.name(of: name)): \($0)" } }

  /// Returns true for the beginning of a trace: a header stands first.
  static func isTrace(_ beginning: Data) -> Bool {
    let text = String(decoding: beginning.prefix(16 * 1024), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first { $0.contains { !$0.isWhitespace } }
    return [#""version""#, #""kind""#, #""header""#].allSatisfy { line?.contains($0) == true }
  }

  /// Returns the next record; `nil` at the end.
  mutating func next() throws(ToolError) -> KeyboardTrace.Record? {
    do {
      return try reader.next()
    } catch {
      throw ToolError(error, beginning: reader.beginning)
    }
  }
}

extension ToolError {
  /// Explains an error of a trace or a log, by how the file begins.
  init(_ error: KeyboardTraceError, beginning: Data, ofLog isLog: Bool = false) {
    self.init(error)
    guard error.reason == .malformed else { return }
    let file = error.file == "standard input" ? "-" : error.file
    // The last character may be cut.
    let text = String(decoding: beginning.prefix(16 * 1024), as: UTF8.self).dropLast()
    if beginning.isUTF16 {
      let place = error.line.map { "\(error.file), line \($0)" } ?? error.file
      message = "\(place): expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
    } else if isLog {
      let isText = !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" }
      let found = "expected a console log, found bytes that are not UTF-8 text"
      if !isText, error.line == nil { message = "\(error.file): \(found)" }
      message += "; \(Tool.name) import --help lists what is read"
    } else if Self.isLog(text) {
      let found = "expected a trace, found a console log"
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let command = "\(Tool.name) import \(file) -o \(file == "-" ? "trace" : name).jsonl"
      message = "\(error.file): \(found); \(command) makes a trace of it"
    }
  }

  /// Returns `true` for a text that names keyboard notifications, and is no trace.
  private static func isLog(_ text: Substring) -> Bool {
    let isJSON = text.lazy.filter { !$0.isWhitespace }.starts(with: #"{""#)
    let words = ["UIKeyboard", "keyboardWill", "keyboardDid", "endCoordinates"]
    return !isJSON && !text.contains(#""version""#) && words.contains(where: text.contains)
  }
}
