import Foundation

/// A file that a command reads, or standard input.
struct InputFile {
  /// The path as it was given; `-` is standard input.
  let path: String

  static let standardInput = InputFile(path: "-")

  private var isStandardInput: Bool { path == "-" }

  /// The file's name in results and messages.
  var name: String { isStandardInput ? "standard input" : path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the whole file.
  func read() throws(ToolError) -> Data {
    if isStandardInput, isatty(STDIN_FILENO) == 1 {
      Tool.note("reading from the terminal; end it with Control-D on a line of its own")
    }
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable }
    defer { if !isStandardInput { close(descriptor) } }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno == EAGAIN {
        Tool.wait(for: descriptor, POLLIN)
      } else if errno != EINTR {
        throw unreadable
      }
    }
  }

  /// The error of the last call of the system.
  private var unreadable: ToolError {
    ToolError(.unreadable, "cannot read \(name): \(ToolError.systemReason)")
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
}
