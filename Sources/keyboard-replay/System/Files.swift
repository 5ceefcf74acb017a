import Foundation
import KeyboardTesting

/// Opens the files that a command names.
enum InputFile {
  /// Opens a file to read; `-` is standard input.
  static func open(_ file: String) throws(ToolError) -> FileHandle {
    if file == "-" {
      if isatty(STDIN_FILENO) == 1 {
        Tool.note("reading from the terminal; end it with Control-D on a line of its own")
      }
      return FileHandle.standardInput
    }
    let descriptor = Foundation.open(file, O_RDONLY)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw ToolError(.unreadable, "cannot read \(file): \(reason)")
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// True where standard input is a pipe or a file, so that it may be meant to be read.
  static var isStandardInputGiven: Bool {
    guard isatty(STDIN_FILENO) == 0 else { return false }
    let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
    // A pipe has no place, and the null device no end.
    guard place >= 0 else { return errno == ESPIPE }
    let end = lseek(STDIN_FILENO, 0, SEEK_END)
    _ = lseek(STDIN_FILENO, place, SEEK_SET)
    return end > 0
  }

  /// Returns the traces in a directory and below it, in the order of their names; `nil` for
  /// anything else.
  static func traces(in directory: String) throws(ToolError) -> [String]? {
    var isDirectory: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue
    else { return nil }
    let names = manager.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    let start = directory.hasSuffix("/") ? directory : directory + "/"
    let traces = names.filter { $0.hasSuffix(".jsonl") }.sorted().map { start + $0 }
    guard !traces.isEmpty else {
      throw ToolError(.unreadable, "cannot read \(directory): expected traces, *.jsonl, found none")
    }
    return traces
  }

  /// Returns the name that errors give a file.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
  }
}

/// Opens the files that a command writes.
enum OutputFile {
  /// Refuses to write over a file that is read, even where the two paths are spelt differently.
  static func refuse(_ path: String, from inputs: [String]) throws(ToolError) {
    guard path != "-", let output = identity(of: path) else { return }
    var inputs = inputs
    for input in inputs { inputs += (try? InputFile.traces(in: input)) ?? [] }
    for input in inputs where identity(of: input == "-" ? "/dev/stdin" : input) == output {
      throw ToolError(.usage, "cannot write \(path): it is the file that is read")
    }
  }

  /// Opens a file to write, empty.
  static func create(_ path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      let reason = isMissing ? "its folder does not exist" : String(cString: strerror(errno))
      throw ToolError(.unreadable, "cannot write \(path): \(reason.lowercased())")
    }
    return Output(descriptor: descriptor)
  }

  /// Returns the device and the number of a regular file, through links; `nil` where there is none.
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

#if canImport(ObjectiveC)
/// Runs a body and empties the autorelease pool after it, so that memory stays flat.
func autoreleasing<Value>(_ body: () -> Value) -> Value {
  autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
func autoreleasing<Value>(_ body: () -> Value) -> Value {
  body()
}
#endif
