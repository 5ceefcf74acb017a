import Foundation
import KeyboardTesting

/// A trace that is read record by record: a file, standard input, or one that is built in.
struct TraceInput {
  /// The file's name as it was given, or the built-in trace's.
  let name: String
  private(set) var reader: KeyboardTraceReader

  init(builtIn trace: KeyboardTrace.BuiltInName) {
    name = trace.rawValue
    reader = KeyboardTraceReader(Data(trace.jsonLines.utf8), file: name)
  }

  init(file: String) throws(ToolError) {
    name = file
    reader = KeyboardTraceReader(try InputFile.open(file), file: InputFile.name(of: file))
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
    } else if isLog, text.hasPrefix(#"{"version":"#) {
      message += "; it is a trace already: \(Tool.name) play \(file)"
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
