import Foundation

/// Writes text to an open file, gathered into pieces of a size that is worth a system call.
///
/// A closed pipe is no error, and the rest is not written: the verdict on a trace must not depend
/// on its reader.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private let limit: Int

  /// Makes an output; on a terminal each text appears at once.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    limit = isatty(descriptor) == 1 ? 0 : 64 * 1024
  }

  /// Writes a text to standard error at once, as far as that is possible.
  static func writeError(_ text: String) {
    let errors = Output(descriptor: STDERR_FILENO)
    try? errors.write(text)
    try? errors.flush()
  }

  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > limit { try flush() }
  }

  func flush() throws {
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
        let reason = String(cString: strerror(errno)).lowercased()
        throw ToolError(.unreadable, "cannot write: \(reason)")
      }
    }
  }
}
