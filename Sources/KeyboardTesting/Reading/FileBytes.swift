package import Foundation

/// Pieces of a file, read one after the other.
///
/// NB: Foundation's own method that throws is newer than iOS 13, and the older one raises an
/// exception that Swift cannot catch.
package enum FileBytes: Sendable {
  /// Opens a file to read.
  package static func open(_ file: URL) throws(KeyboardTraceError) -> FileHandle {
    do {
      return try FileHandle(forReadingFrom: file)
    } catch {
      throw unreadable(file.lastPathComponent, error.localizedDescription)
    }
  }

  /// Returns the next bytes, as many as have come; none at the end.
  ///
  /// - Parameters:
  ///   - handle: The open file.
  ///   - file: The name that errors give the file.
  ///   - limit: The most bytes to return.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read.
  package static func next(
    of handle: FileHandle,
    file: String,
    limit: Int = 64 * 1024
  ) throws(KeyboardTraceError) -> Data {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = read(handle.fileDescriptor, &buffer, buffer.count)
      if count >= 0 { return Data(buffer.prefix(count)) }
      guard errno == EINTR else { break }
    }
    throw unreadable(file, String(cString: strerror(errno)).lowercased())
  }

  private static func unreadable(_ file: String, _ reason: String) -> KeyboardTraceError {
    KeyboardTraceError(
      reason: .unreadable,
      file: file,
      expected: "a file that can be read",
      found: reason
    )
  }
}

#if canImport(ObjectiveC)
/// Runs a body and empties the autorelease pool after it, so that memory stays flat.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  body()
}
#endif
