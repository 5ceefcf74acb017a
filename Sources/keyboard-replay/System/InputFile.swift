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

  /// True if standard input is a pipe or a file, so that it may be meant to be read.
  static var isStandardInputGiven: Bool {
    guard isatty(STDIN_FILENO) == 0 else { return false }
    let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
    // A pipe has no place, and the null device no end.
    guard place >= 0 else { return errno == ESPIPE }
    let end = lseek(STDIN_FILENO, 0, SEEK_END)
    _ = lseek(STDIN_FILENO, place, SEEK_SET)
    return end > 0
  }

  /// The traces in a folder and below it, and skipped files with the name of a trace.
  struct Folder {
    var traces: [String] = []
    var skipped: [String] = []
  }

  /// Returns the traces in a folder and below it; `nil` for anything else.
  static func folder(_ path: String) throws(ToolError) -> Folder? {
    guard kind(of: path) == S_IFDIR else { return nil }
    var folder = Folder()
    try add(path.hasSuffix("/") ? String(path.dropLast()) : path, to: &folder)
    guard !folder.traces.isEmpty else {
      throw ToolError(.unreadable, "cannot read \(path): expected traces, *.jsonl, found none")
    }
    return folder
  }

  /// Adds the files of a folder, in the order of the names.
  ///
  /// Links to other folders are skipped, since they may lead in a circle.
  private static func add(_ path: String, to folder: inout Folder) throws(ToolError) {
    guard access(path, R_OK | X_OK) == 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw ToolError(.unreadable, "cannot read \(path): \(reason)")
    }
    for name in names.sorted() {
      let file = path + "/" + name
      let isTrace = name.lowercased().hasSuffix(".jsonl")
      switch kind(of: file) {
      case S_IFDIR where isLink(file): folder.skipped.append("\(file): skipped, a link to a folder")
      case S_IFDIR: try add(file, to: &folder)
      // A file that is not there is an error when it is opened.
      case S_IFREG, nil: if isTrace { folder.traces.append(file) }
      default: if isTrace { folder.skipped.append("\(file): skipped, no regular file") }
      }
    }
  }

  /// Returns the kind of the file that a path leads to, such as `S_IFDIR`; `nil` if there is
  /// none.
  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the name that errors give a file.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
  }
}

/// Opens the files that a command writes.
enum OutputFile {
  /// Refuses to write over a file that is read, even if the two paths are spelt differently.
  static func refuse(_ path: String, from inputs: [String]) throws(ToolError) {
    guard path != "-", let output = identity(of: path) else { return }
    var inputs = inputs
    for input in inputs { inputs += (try? InputFile.folder(input))?.traces ?? [] }
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
