import Foundation

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

  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > bufferLimit { try flush() }
  }

  /// Writes the buffer; after a closed pipe or an error its rest is dropped.
  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      // mutant: >= to >, because a call that writes no byte returns an error
      // mutant: 0 to 1, because a call that writes no byte returns an error
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
