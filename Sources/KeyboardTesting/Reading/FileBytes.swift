package import Foundation

/// Reads a file piece by piece.
///
/// NB: Foundation's own method that throws is newer than iOS 13, and the older one raises an
/// exception that Swift cannot catch.
package enum FileBytes: Sendable {
  /// The next bytes, as many as have come; empty at the end.
  ///
  /// - Parameters:
  ///   - handle: An open file.
  ///   - file: The name that an error gives the file.
  /// - Returns: At most 64 KB.
  /// - Throws: Why the file cannot be read.
  package static func next(
    of handle: FileHandle,
    file: String
  ) throws(KeyboardTraceError) -> Data {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(handle.fileDescriptor, &buffer, buffer.count)
      if count >= 0 { return Data(buffer.prefix(count)) }
      guard errno == EINTR else { break }
    }
    throw KeyboardTraceError(
      reason: .unreadable,
      file: file,
      expected: "a file that can be read",
      found: String(cString: strerror(errno)).lowercased()
    )
  }
}
