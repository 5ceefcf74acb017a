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

  /// The name that errors give a file.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : file
  }
}
