package import Foundation

extension FileHandle {
  /// Returns the next bytes that are available, up to a limit; none at the end.
  ///
  /// NB: Foundation's `availableData` raises an exception if a read fails, as that of a folder
  /// does. Swift cannot catch it:
  /// https://developer.apple.com/documentation/foundation/filehandle/availabledata
  package func nextBytes(of file: String, limit: Int = 65_536) throws(KeyboardTraceError) -> Data {
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

/// Splitter of bytes into lines, which keeps no more than the unfinished line.
struct LineSplitter: Sendable {
  /// A line, without its line feed.
  enum Line {
    /// The range of a line in the buffer; only the last line may have no line feed.
    case whole(Range<Int>, isLast: Bool)
    /// A line that is longer than the limit, and is left out.
    case tooLong
  }

  /// The longest line that is read, in bytes.
  private static let longestLine = 4 * 1024 * 1024

  let limit: Int
  private(set) var lineNumber = 0
  /// The bytes from the first unfinished line on; they stay until more are fed.
  private(set) var buffer: [UInt8] = []
  /// The place of the next line in the buffer.
  private var start = 0
  /// True once all bytes were fed; the last line needs no line feed then.
  var isFinished = false
  /// True in the rest of a line that is too long.
  private var isSkipping = false

  init(limit: Int?) {
    self.limit = limit ?? Self.longestLine
  }

  mutating func feed(_ data: Data) {
    buffer.removeSubrange(..<start)
    // mutant: swap, because neither reads the other
    start = 0
    buffer.append(contentsOf: data)
  }

  /// Returns the next line; `nil` until more bytes come, or at the end.
  mutating func next() -> Line? {
    if isSkipping { skip() }
    let lineFeed = nextLineFeed
    let line = start..<(lineFeed ?? buffer.count)
    guard line.count <= limit else {
      // mutant: swap, because neither reads the other
      lineNumber += 1
      skip()
      return .tooLong
    }
    let isLastOfAll = isFinished && !line.isEmpty
    guard lineFeed != nil || isLastOfAll else { return nil }
    lineNumber += 1
    start = lineFeed.map { $0 + 1 } ?? buffer.count
    let hasReturn = !line.isEmpty && buffer[line.upperBound - 1] == UInt8(ascii: "\r")
    return .whole(hasReturn ? line.dropLast() : line, isLast: lineFeed == nil)
  }

  /// Passes over the rest of a line that is too long, as far as it has come.
  private mutating func skip() {
    let lineFeed = nextLineFeed
    start = lineFeed.map { $0 + 1 } ?? buffer.count
    isSkipping = lineFeed == nil
  }

  /// The place of the next line feed, found by the C library, since each byte is searched.
  private var nextLineFeed: Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let place = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      return place.map { UnsafeRawPointer($0) - base }
    }
  }
}
