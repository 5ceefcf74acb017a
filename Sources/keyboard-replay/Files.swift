import Foundation
import KeyboardTesting

/// A trace that a command reads: a file, standard input, or one that is built in.
struct TraceInput {
  /// The file's name as it was given, or the built-in trace's.
  let name: String
  private(set) var builtIn: KeyboardTrace.BuiltInName?

  /// Returns the traces of a command: its files and those in its folders; without any, the built-in
  /// traces.
  static func all(_ names: [String]) throws(ToolError) -> [TraceInput] {
    if names.isEmpty {
      if InputFile.isStandardInputGiven {
        Tool.note("no file given: taking the built-in traces; use - for standard input")
      }
      return KeyboardTrace.BuiltInName.allCases.map { TraceInput(name: $0.rawValue, builtIn: $0) }
    }
    var inputs: [TraceInput] = []
    for name in names {
      if let folder = try TraceFolder(name) {
        folder.skipped.forEach(Tool.note)
        inputs += folder.traces.map { TraceInput(name: $0) }
      } else {
        // A file comes before the built-in trace of its name.
        let builtIn = InputFile.exists(name) ? nil : KeyboardTrace.BuiltInName(rawValue: name)
        inputs.append(TraceInput(name: name, builtIn: builtIn))
      }
    }
    return inputs
  }

  func read() throws(ToolError) -> KeyboardTrace {
    if let builtIn { return KeyboardTrace.builtIn(builtIn) }
    return try Self.trace(InputFile.read(name), name: InputFile.name(of: name))
  }

  /// Reads a trace, with advice on a file that is none.
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
    let beginning = String(decoding: data.prefix(65_536), as: UTF8.self)
    let isJSON = beginning.lazy.filter { !$0.isWhitespace }.starts(with: #"{""#)
    let words = ["UIKeyboard", "keyboardWill", "keyboardDid"]
    if data.isUTF16 {
      message = Self.encodingMessage(error)
    } else if !isJSON, !beginning.contains(#""version""#),
      words.contains(where: { beginning.contains($0) })
    {
      let isStandardInput = error.file == InputFile.name(of: "-")
      let file = isStandardInput ? "-" : error.file
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let command = "\(Tool.name) import \(file) -o \(isStandardInput ? "trace" : name).jsonl"
      let found = "expected a trace, found a console log"
      message = "\(error.file): \(found); \(command) makes a trace of it"
    }
  }

  /// Makes the error of a file that was read as a console log.
  init(_ error: KeyboardTraceError, inLog data: Data) {
    self.init(.malformed, error.description)
    guard !data.isUTF16 else {
      message = Self.encodingMessage(error)
      return
    }
    // An error with a line is about text: the line names a notification.
    if error.line == nil, data.contains(0) || String(data: data, encoding: .utf8) == nil {
      message = "\(error.file): expected a console log, found bytes that are not UTF-8 text"
    }
    message += "; \(Tool.name) --help lists what is read"
  }

  private static func encodingMessage(_ error: KeyboardTraceError) -> String {
    let place = error.line.map { "\(error.file), line \($0)" } ?? error.file
    return "\(place): expected UTF-8 text, found UTF-16; iconv -f UTF-16 -t UTF-8 converts it"
  }
}

// MARK: - Input

/// The files that a command reads.
enum InputFile {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads a whole file; `-` is standard input.
  static func read(_ file: String) throws(ToolError) -> Data {
    if file == "-", isatty(STDIN_FILENO) == 1 {
      Tool.note("reading from the terminal; end it with Control-D on a line of its own")
    }
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable(file) }
    defer { if file != "-" { close(descriptor) } }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw unreadable(name(of: file))
      }
    }
  }

  private static func unreadable(_ file: String) -> ToolError {
    ToolError(.unreadable, "cannot read \(file): \(ToolError.systemReason)")
  }

  /// True if standard input is a pipe or a file with content, so that it may be meant to be read.
  static var isStandardInputGiven: Bool {
    guard isatty(STDIN_FILENO) == 0 else { return false }
    let position = lseek(STDIN_FILENO, 0, SEEK_CUR)
    let isSeekable = position >= 0
    guard isSeekable else { return true }
    // The end of the null device is at 0.
    let end = lseek(STDIN_FILENO, 0, SEEK_END)
    _ = lseek(STDIN_FILENO, position, SEEK_SET)
    return end > 0
  }

  /// Returns the file's name in messages.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
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
    try addFiles(in: path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard !traces.isEmpty else {
      throw ToolError(.unreadable, "cannot read \(path): expected traces, *.jsonl, found none")
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
      case S_IFDIR where Self.isLink(file): skipped.append("\(file): skipped, a link to a folder")
      case S_IFDIR: try addFiles(in: file)
      // A link to a missing file is an error when the trace is opened.
      case S_IFREG, nil: if isTrace { traces.append(file) }
      default: if isTrace { skipped.append("\(file): skipped, no regular file") }
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

// MARK: - Output

/// Opens the files that a command writes.
enum OutputFile {
  /// Checks that a file to write is none that is read, even if the two paths are spelt differently.
  ///
  /// - Parameters:
  ///   - path: The file to write; `-` is standard output.
  ///   - inputs: The files and folders that are read; `-` is standard input.
  /// - Throws: An error that names the file.
  static func check(_ path: String, isNoneOf inputs: [String]) throws(ToolError) {
    guard path != "-", let output = identity(of: path) else { return }
    var files = inputs
    // A folder that cannot be read is an error later, when its traces are opened.
    for input in inputs { files += (try? TraceFolder(input))?.traces ?? [] }
    for file in files where identity(of: file == "-" ? "/dev/stdin" : file) == output {
      throw ToolError(
        .usage,
        "cannot write \(path): it is the file that is read; name another file"
      )
    }
  }

  /// Opens a file to write, and removes its content.
  static func create(_ path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      let reason = isMissing ? "its folder does not exist" : ToolError.systemReason
      throw ToolError(.unreadable, "cannot write \(path): \(reason)")
    }
    return Output(descriptor: descriptor)
  }

  /// Returns the device and the number of a regular file, through links; `nil` if there is none.
  private static func identity(of path: String) -> [Int]? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return [device.intValue, number.intValue]
  }
}

/// Writes text to an open file through a buffer.
///
/// Writing to a closed pipe is no error: the exit status does not depend on the reader of the pipe.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The number of bytes from which the buffer is written.
  private let bufferLimit: Int

  /// Makes an output; a terminal has no buffer, so that each text appears at once.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    bufferLimit = isatty(descriptor) == 1 ? 0 : 64 * 1024
  }

  /// Writes a text to standard error at once, without an error if that fails.
  static func writeError(_ text: String) {
    let errors = Output(descriptor: STDERR_FILENO)
    try? errors.write(text)
    try? errors.flush()
  }

  func write(_ text: String) throws(ToolError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > bufferLimit { try flush() }
  }

  /// Writes the buffer; after a closed pipe or an error its rest is dropped.
  func flush() throws(ToolError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw ToolError(.unreadable, "cannot write: \(ToolError.systemReason)")
      }
    }
  }
}

/// The terminal that standard output leads to, if there is one.
enum Terminal {
  /// True if standard output is a terminal.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The number of columns; `nil` if standard output is no terminal.
  static var width: Int? {
    guard isOutput else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// True if standard output may be coloured: see https://no-color.org.
  static var hasColor: Bool {
    hasColor(isTerminal: isOutput, ProcessInfo.processInfo.environment)
  }

  static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

/// Makes a text from outside harmless for a terminal.
///
/// Titles, names and paths come from files and command lines that anyone may have written.
enum Printable {
  /// Returns a text in which each character that a terminal may obey is spelt out, such as
  /// `\u{1b}`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyedByTerminals) else { return text }
    return text.unicodeScalars.map { scalar in
      scalar.isObeyedByTerminals ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}
