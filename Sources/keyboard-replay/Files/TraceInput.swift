import Foundation
import KeyboardTesting

/// A trace that a command reads: a file, standard input, or one that is built in.
enum TraceInput {
  case file(InputFile)
  case builtIn(KeyboardTrace.BuiltInName)
  /// A name without a trace; its error is thrown when it is read, after the traces before it.
  case missing(String, ToolError)

  /// The name as it was given, which JSON Lines repeat for the program that reads them.
  var argument: String {
    switch self {
    case .file(let file): file.path
    case .builtIn(let name): name.rawValue
    case .missing(let name, _): name
    }
  }

  /// The name in results and messages.
  var name: String {
    switch self {
    case .file(let file): file.name
    case .builtIn(let name): name.rawValue
    case .missing(let name, _): name
    }
  }

  /// Returns the traces of a command: its files and those in its folders; without any, the built-in
  /// traces.
  static func all(_ names: [String]) -> [TraceInput] {
    if names.isEmpty {
      if InputFile.isStandardInputGiven {
        Tool.note("no file is named, so the built-in traces are used; name - for standard input")
      }
      return KeyboardTrace.BuiltInName.allCases.map { .builtIn($0) }
    }
    var inputs: [TraceInput] = []
    for name in names {
      do throws(ToolError) {
        if let folder = try TraceFolder(name) {
          folder.skipped.forEach(Tool.note)
          inputs += folder.traces.map { .file(InputFile(path: $0)) }
        } else {
          inputs.append(try input(named: name))
        }
      } catch {
        inputs.append(.missing(name, error))
      }
    }
    return inputs
  }

  /// Returns the input of a name that leads to no folder.
  private static func input(named name: String) throws(ToolError) -> TraceInput {
    let file = InputFile(path: name)
    guard name != "-", !file.exists else { return .file(file) }
    if let builtIn = KeyboardTrace.BuiltInName(rawValue: name) { return .builtIn(builtIn) }
    // A name without a folder or an extension may be a misspelt one.
    guard !name.contains("/"), !name.contains(".") else { return .file(file) }
    let reason = "no file and no built-in trace has this name"
    let message = "cannot read \(name): \(reason)\(TraceList.advice(on: name))"
    throw ToolError(.unreadable, message)
  }

  func read() throws(ToolError) -> KeyboardTrace {
    switch self {
    case .file(let file): try Self.trace(file.read(), name: file.name)
    case .builtIn(let name): KeyboardTrace.builtIn(name)
    case .missing(_, let error): throw error
    }
  }

  /// Reads a trace; the error of a file that is none has advice.
  static func trace(_ data: Data, name: String) throws(ToolError) -> KeyboardTrace {
    do throws(KeyboardTraceError) {
      return try KeyboardTrace(data, file: name, mayBreakOff: true)
    } catch {
      throw ToolError(error, inTrace: data)
    }
  }

  /// Returns true for a trace: its first line that is not blank is a header.
  static func isTrace(_ data: Data) -> Bool {
    let beginning = String(decoding: data.prefix(65_536), as: UTF8.self)
    let lines = beginning.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return false }
    return [#""version""#, #""kind""#, #""header""#].allSatisfy { line.contains($0) }
  }
}

/// Errors of traces and logs, with advice that depends on the content of the file.
extension ToolError {
  /// Makes the error of a file that was read as a trace.
  init(_ error: KeyboardTraceError, inTrace data: Data) {
    self.init(.malformed, error.description)
    if data.isUTF16 {
      message = Self.encodingMessage(error)
    } else if data.isEmpty {
      message = Self.emptyMessage(error)
    } else if Self.isConsoleLog(data) {
      let isStandardInput = error.file == InputFile.standardInput.name
      let file = isStandardInput ? "-" : error.file
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let command = "\(Tool.name) import \(file) -o \(isStandardInput ? "trace" : name).jsonl"
      let found = "expected a trace, found a console log"
      message = "\(error.file): \(found); \(command) makes a trace of it"
    } else if let line = error.line, error.isFoundInText, !Self.hasKeyOfTrace(data) {
      let advice = "if it is a console log, \(Tool.name) import makes a trace of it"
      message = "\(error.file), line \(line): expected a trace, found other text; \(advice)"
    }
  }

  /// Makes the error of a file that was read as a console log.
  init(_ error: KeyboardTraceError, inLog data: Data) {
    self.init(.malformed, error.description)
    if data.isUTF16 {
      message = Self.encodingMessage(error)
      return
    }
    guard !data.isEmpty else {
      message = Self.emptyMessage(error)
      return
    }
    let expected = "\(error.file): expected a console log, found"
    if String(data: data, encoding: .utf8) == nil {
      let advice = "iconv -f CP1252 -t UTF-8 converts a text of Windows"
      message = "\(expected) bytes that are not UTF-8 text; \(advice)"
    } else if error.line == nil, data.contains(0) {
      message = "\(expected) a NUL byte"
    }
    message += "; \(Tool.name) import --help lists what is read"
  }

  /// Returns true for a text that names the keyboard's notifications and is no trace.
  private static func isConsoleLog(_ data: Data) -> Bool {
    let beginning = String(decoding: data.prefix(65_536), as: UTF8.self)
    let isJSON = beginning.lazy.filter { !$0.isWhitespace }.starts(with: #"{""#)
    guard !isJSON, !hasKeyOfTrace(data) else { return false }
    return ["UIKeyboard", "keyboardWill", "keyboardDid"].contains { beginning.contains($0) }
  }

  /// Returns true for a text with a key that each record of a trace has.
  private static func hasKeyOfTrace(_ data: Data) -> Bool {
    let beginning = String(decoding: data.prefix(65_536), as: UTF8.self)
    return [#""version""#, #""kind""#].contains { beginning.contains($0) }
  }

  private static func emptyMessage(_ error: KeyboardTraceError) -> String {
    let isStandardInput = error.file == InputFile.standardInput.name
    return isStandardInput ? "standard input is empty" : "\(error.file): the file is empty"
  }

  private static func encodingMessage(_ error: KeyboardTraceError) -> String {
    let place = error.line.map { "\(error.file), line \($0)" } ?? error.file
    return "\(place): expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
  }
}

/// The traces in a folder and below it.
struct TraceFolder {
  /// The paths of the traces, in the order of the names.
  private(set) var traces: [String] = []
  /// A note for each skipped file that has the name of a trace, and for each skipped folder.
  private(set) var skipped: [String] = []

  /// Finds the traces in a folder; `nil` for a path that leads to no folder.
  init?(_ path: String) throws(ToolError) {
    guard Self.kind(of: path) == S_IFDIR else { return nil }
    var folder = path
    while folder.hasSuffix("/") { folder.removeLast() }
    guard !folder.isEmpty else {
      let reason = "it is the root of the file system; name a folder of traces"
      throw ToolError(.unreadable, "cannot read \(path): \(reason)")
    }
    try addFiles(in: folder)
    guard !traces.isEmpty else {
      throw ToolError(.unreadable, "cannot read \(path): there is no trace (*.jsonl) in it")
    }
  }

  private mutating func addFiles(in folder: String) throws(ToolError) {
    guard access(folder, R_OK | X_OK) == 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else {
      throw ToolError(.unreadable, "cannot read \(folder): \(ToolError.systemReason)")
    }
    for name in names.sorted() {
      let file = folder + "/" + name
      let isTrace = name.lowercased().hasSuffix(".jsonl")
      switch Self.kind(of: file) {
      // A link may lead back to a folder around it.
      case S_IFDIR where Self.isLink(file):
        skipped.append("\(file): skipped, because it is a link to a folder")
      case S_IFDIR: try addFiles(in: file)
      // A link to a missing file is an error when the trace is opened.
      case S_IFREG, nil: if isTrace { traces.append(file) }
      default: if isTrace { skipped.append("\(file): skipped, because it is no regular file") }
      }
    }
  }

  /// Returns the kind of the file at a path, such as `S_IFDIR`; `nil` for a missing file.
  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
