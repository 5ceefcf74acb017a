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

/// Splitter of bytes into lines, which keeps no more than the line under way.
struct LineSplitter: Sendable {
  /// The next result of splitting the bytes so far.
  enum Next {
    /// The range in the buffer of a whole line, or of the last one, without its line feed.
    case line(Range<Int>, isLast: Bool)
    /// A line longer than the limit, which is left out.
    case tooLong
    /// Nothing until more bytes come, or ever, if there are no more.
    case nothing
  }

  let limit: Int
  private(set) var lineNumber = 0
  /// The bytes that hold the line; it stays until more are fed.
  private(set) var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isFinished = false
  private var isSkipping = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func feed(_ data: Data) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: data)
  }

  mutating func finish() {
    isFinished = true
  }

  mutating func next() -> Next {
    if isSkipping { skip() }
    if let end = nextLineFeed {
      defer { advance(to: end + 1) }
      return line(upTo: end, isLast: false)
    }
    searched = buffer.count
    guard buffer.count - start <= limit else {
      lineNumber += 1
      isSkipping = true
      drop()
      return .tooLong
    }
    guard isFinished, start < buffer.count else { return .nothing }
    defer { advance(to: buffer.count) }
    return line(upTo: buffer.count, isLast: true)
  }

  /// The place of the next line feed, found by the C library: this is done for each byte there is.
  private var nextLineFeed: Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < bytes.count else { return nil }
      let place = memchr(base + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
      return place.map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func line(upTo end: Int, isLast: Bool) -> Next {
    lineNumber += 1
    guard end - start <= limit else { return .tooLong }
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    return .line(start..<(hasReturn ? end - 1 : end), isLast: isLast)
  }

  /// Leaves out the rest of a line that is too long.
  private mutating func skip() {
    guard let end = nextLineFeed else { return drop() }
    isSkipping = false
    advance(to: end + 1)
  }

  private mutating func advance(to index: Int) {
    start = index
    searched = index
  }

  private mutating func drop() {
    buffer = []
    advance(to: 0)
  }
}
