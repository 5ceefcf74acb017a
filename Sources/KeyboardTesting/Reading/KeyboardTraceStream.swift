package import Foundation

/// Reader of a trace from a file, a pipe or standard input, one record at a time.
///
/// Memory stays flat, however long the trace is.
package struct KeyboardTraceStream: Sendable {
  private let handle: FileHandle
  private var reader: KeyboardTraceReader
  private var isAtEnd = false

  /// Makes a stream that reads from where the handle stands.
  package init(_ handle: FileHandle, file: String) {
    self.handle = handle
    reader = KeyboardTraceReader(file: file)
  }

  /// The number of records so far that were skipped because their kind is unknown.
  package var skippedRecordCount: Int {
    reader.skippedRecordCount
  }

  /// The number of a last line that breaks off and was left out.
  package var tornLine: Int? {
    reader.tornLine
  }

  /// Returns the next record; `nil` at the end.
  package mutating func next() throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    while true {
      if let record = try reader.next() { return record }
      guard !isAtEnd else { return nil }
      let bytes = try FileBytes.next(of: handle, file: reader.file)
      if bytes.isEmpty {
        isAtEnd = true
        reader.finish()
      } else {
        reader.feed(bytes)
      }
    }
  }
}

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

  /// The next bytes, as many as have come; empty at the end.
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
/// Runs a body and gives back what it left to the autorelease pool, so that memory stays flat.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  autoreleasepool(invoking: body)
}
#else
/// Runs a body; without Objective-C there is no pool to empty.
package func autoreleasing<Value>(_ body: () -> Value) -> Value {
  body()
}
#endif
