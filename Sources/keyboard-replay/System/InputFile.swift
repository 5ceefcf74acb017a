import Foundation
import KeyboardTesting

/// Opens the files that a command reads.
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
    // mutant: >= to >, because 0 is standard input
    // mutant: 0 to 1, because 0 is standard input
    guard descriptor >= 0 else {
      throw ToolError(.unreadable, "cannot read \(file): \(ToolError.systemReason)")
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Reads a whole file; `-` is standard input.
  static func data(_ file: String) throws(ToolError) -> Data {
    let handle = try open(file)
    var data = Data()
    do throws(KeyboardTraceError) {
      while true {
        let bytes = try handle.nextBytes(of: name(of: file))
        if bytes.isEmpty { return data }
        data += bytes
      }
    } catch {
      throw ToolError(error)
    }
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

extension FileHandle {
  /// Returns the next bytes that are available, up to a limit; none at the end.
  ///
  /// NB: Foundation's `availableData` raises an exception if a read fails, as that of a folder
  /// does. Swift cannot catch it:
  /// https://developer.apple.com/documentation/foundation/filehandle/availabledata
  func nextBytes(of file: String, limit: Int = 65_536) throws(KeyboardTraceError) -> Data {
    var buffer = Data(count: limit)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(fileDescriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return buffer.prefix(count) }
      // A signal may interrupt the call before anything is read.
      let reason = errno
      guard reason == EINTR else {
        throw .unreadable(file, String(cString: strerror(reason)).lowercased())
      }
    }
  }
}
