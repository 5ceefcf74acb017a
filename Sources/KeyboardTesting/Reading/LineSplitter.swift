import Foundation

/// Cuts bytes that come in pieces into lines, and keeps no more than the line under way.
struct LineSplitter: Sendable {
  /// What comes next out of the bytes so far.
  enum Next {
    /// A whole line, or the last one, without its line feed.
    case line(Data, isLast: Bool)
    /// A line longer than the limit.
    case tooLong
    /// Nothing until more bytes come, or ever, if there are no more.
    case nothing
  }

  let limit: Int
  private(set) var lineNumber = 0
  private var buffer = Data()
  private var start = 0
  private var searched = 0
  private var isFinished = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func feed(_ data: Data) {
    if start > 0 {
      buffer = Data(buffer[start...])
      searched -= start
      start = 0
    }
    buffer.append(data)
  }

  mutating func finish() {
    isFinished = true
  }

  mutating func next() -> Next {
    let lineFeed = UInt8(ascii: "\n")
    if let end = buffer[searched...].firstIndex(of: lineFeed) {
      defer { advance(to: end + 1) }
      return line(upTo: end, isLast: false)
    }
    searched = buffer.count
    guard buffer.count - start <= limit else {
      lineNumber += 1
      drop()
      return .tooLong
    }
    guard isFinished, start < buffer.count else { return .nothing }
    defer { drop() }
    return line(upTo: buffer.count, isLast: true)
  }

  private mutating func line(upTo end: Int, isLast: Bool) -> Next {
    lineNumber += 1
    guard end - start <= limit else { return .tooLong }
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return .line(bytes, isLast: isLast)
  }

  private mutating func advance(to index: Int) {
    start = index
    searched = index
  }

  private mutating func drop() {
    buffer = Data()
    advance(to: 0)
  }
}
