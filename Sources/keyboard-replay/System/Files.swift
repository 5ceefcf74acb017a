import Foundation

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

  /// Whether standard input is a pipe or a file, so that someone may mean it to be read.
  static var isStandardInputGiven: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFIFO, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  /// The traces in a directory and below it, in the order of their names; `nil` for anything else.
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

  /// The name that errors give a file.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
  }
}

/// Makes the files and directories that a command writes.
enum OutputFile {
  /// Refuses to write over a file that is read, even where the two paths are spelt differently.
  static func refuse(_ path: String, from inputs: [String]) throws(ToolError) {
    guard path != "-", let output = identity(of: path) else { return }
    for input in inputs where identity(of: input == "-" ? "/dev/stdin" : input) == output {
      throw ToolError(.usage, "cannot write \(path): it is the file that is read")
    }
  }

  /// Refuses to write over a trace that holds expectations, unless its text stays the same: they may
  /// have been corrected by hand.
  static func protect(_ path: String, from text: String? = nil) throws(ToolError) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard path != "-", attributes?[.type] as? FileAttributeType == .typeRegular,
      let old = FileManager.default.contents(atPath: path), old != text.map({ Data($0.utf8) }),
      old.range(of: Data(#""expectation""#.utf8)) != nil
    else { return }
    throw ToolError(
      .unreadable,
      "cannot write \(path): it holds expectations; --force writes over it"
    )
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

  /// Writes a text to a file, in place of what was there.
  static func write(_ text: String, to path: String) throws {
    let file = try create(path)
    try file.write(text)
    try file.flush()
  }

  /// Makes a directory, and those above it, where they do not exist.
  static func makeDirectory(_ path: String) throws(ToolError) {
    do {
      let manager = FileManager.default
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ToolError(.unreadable, "cannot make the directory \(path): \(reason(error, path))")
    }
  }

  /// The device and the number of a regular file, through links; `nil` where there is none.
  private static func identity(of path: String) -> [Int]? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return [device.intValue, number.intValue]
  }

  /// Why a directory cannot be made: the file that is in the way, or the system's own words.
  private static func reason(_ error: any Error, _ path: String) -> String {
    var url = URL(fileURLWithPath: path)
    while url.pathComponents.count > 1 {
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) {
        guard isDirectory.boolValue else { return "\(url.path) is not a directory" }
        break
      }
      url.deleteLastPathComponent()
    }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
