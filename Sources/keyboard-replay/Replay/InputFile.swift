import Foundation

/// Opens the files that a command names.
enum InputFile {
  /// Opens a file to read; `-` is standard input.
  static func open(_ file: String) throws(ToolError) -> FileHandle {
    if file == "-" { return FileHandle.standardInput }
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

  /// The name that errors give a file.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
  }
}
