import Foundation

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
