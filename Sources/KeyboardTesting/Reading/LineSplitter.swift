package import Foundation

extension FileHandle {
  /// Returns the next bytes, as many as have come up to a limit; none at the end.
  ///
  /// NB: Foundation's `availableData` returns what has come so far too, but if a read fails, as
  /// of a folder, it raises an exception, which Swift cannot catch:
  /// https://developer.apple.com/documentation/foundation/filehandle/availabledata
  package func nextBytes(of file: String, limit: Int = 65_536) throws(KeyboardTraceError) -> Data {
    var buffer = Data(count: limit)
    var count = 0
    // A signal may interrupt the call before anything is read.
    repeat {
      count = buffer.withUnsafeMutableBytes {
        Foundation.read(fileDescriptor, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .unreadable(file, String(cString: strerror(errno)).lowercased()) }
    return buffer.prefix(count)
  }
}

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

  /// The longest line that is read, in bytes.
  static let longestLine = 4 * 1024 * 1024

  let limit: Int
  private(set) var lineNumber = 0
  /// The bytes that hold the line; it stays until more are fed.
  private(set) var buffer: [UInt8] = []
  private var start = 0
  /// True once all bytes were fed; the last line needs no line feed then.
  var isFinished = false
  /// True in the rest of a line that is too long.
  private var isSkipping = false

  init(limit: Int = Self.longestLine) {
    self.limit = limit
  }

  mutating func feed(_ data: Data) {
    buffer.removeSubrange(..<start)
    start = 0
    buffer.append(contentsOf: data)
  }

  mutating func next() -> Next {
    let feed = nextLineFeed
    let length = (feed ?? buffer.count) - start
    let isWhole = feed != nil || isFinished && length > 0
    guard isWhole || isSkipping || length > limit else { return .nothing }
    let wasSkipping = isSkipping
    let line = start..<start + length
    isSkipping = !isWhole
    start = feed.map { $0 + 1 } ?? buffer.count
    if wasSkipping { return isWhole ? next() : .nothing }
    lineNumber += 1
    guard length <= limit else { return .tooLong }
    let hasReturn = length > 0 && buffer[line.upperBound - 1] == UInt8(ascii: "\r")
    return .line(hasReturn ? line.dropLast() : line, isLast: feed == nil)
  }

  /// The place of the next line feed, found by the C library: this is done for each byte there is.
  private var nextLineFeed: Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      let place = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      return place.map { UnsafeRawPointer($0) - base }
    }
  }
}
