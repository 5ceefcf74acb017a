public import Foundation

/// Reads a trace that comes in pieces, one record at a time.
///
/// Feed it bytes, then ask for records until there are none; call ``finish()`` after the last
/// bytes. It holds the line under way and no more, so that a trace of any length can be read. To
/// read a file, use ``KeyboardTraceStream``.
///
/// ```swift
/// var reader = KeyboardTraceReader(file: "pinyin.jsonl")
/// reader.feed(bytes)
/// reader.finish()
/// while let entry = try reader.next() {
///   print(entry.line, entry.record)
/// }
/// ```
public struct KeyboardTraceReader: Sendable {
  /// What the reader tolerates.
  public struct Options: Sendable, Hashable {
    /// Whether a last line that breaks off is left out, as after a crash while recording.
    ///
    /// A last line that is whole but wrong, or that no more text could complete, stays an error.
    public var toleratesTruncatedLastLine: Bool
    /// The longest line that is read, in bytes.
    public var longestLine: Int

    /// Makes options from their parts.
    public init(
      toleratesTruncatedLastLine: Bool = false,
      longestLine: Int = 4 * 1024 * 1024
    ) {
      self.toleratesTruncatedLastLine = toleratesTruncatedLastLine
      self.longestLine = longestLine
    }
  }

  /// The file's name, as errors give it.
  public let file: String
  /// What the reader tolerates.
  public let options: Options
  /// How many records so far were skipped because their kind is unknown.
  public private(set) var skippedRecordCount = 0

  private var lines: LineSplitter
  private var decoder = RecordDecoder()
  private var time: TimeInterval = 0
  private var hasHeader = false
  private var isFinished = false
  private var failure: KeyboardTraceError?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The name that errors give the trace.
  ///   - options: What the reader tolerates.
  public init(file: String, options: Options = Options()) {
    self.file = file
    self.options = options
    lines = LineSplitter(limit: max(1, options.longestLine))
  }

  /// Gives the reader the next bytes; ask for the records in them before giving it more.
  ///
  /// - Parameter data: Any number of bytes, cut anywhere.
  public mutating func feed(_ data: Data) {
    if failure == nil { lines.feed(data) }
  }

  /// Tells the reader that there are no more bytes.
  public mutating func finish() {
    isFinished = true
    lines.finish()
  }

  /// The next record; `nil` until more bytes come, and at the end.
  ///
  /// - Returns: A record, its line and its time.
  /// - Throws: What is wrong with the next line; then the same again for each further call.
  public mutating func next() throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    if let failure { throw failure }
    do {
      return try nextEntry()
    } catch {
      failure = error
      lines = LineSplitter(limit: 1)
      throw error
    }
  }
}

extension KeyboardTraceReader {
  private mutating func nextEntry() throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    while true {
      switch lines.next() {
      case .nothing:
        if isFinished, !hasHeader {
          throw KeyboardTraceError(
            file: file,
            expected: "a header record",
            found: "the end of the file"
          )
        }
        return nil
      case .tooLong:
        throw KeyboardTraceError(
          file: file,
          line: lines.lineNumber,
          expected: "a line of at most \(lines.limit) bytes",
          found: "a longer one"
        )
      case .line(let line, let isLast):
        if let entry = try entry(in: line, isLast: isLast) { return entry }
      }
    }
  }

  private mutating func entry(
    in line: Range<Int>,
    isLast: Bool
  ) throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    let bytes = lines.buffer
    guard !bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    do {
      guard let record = try decoder.record(in: bytes, line) else {
        skippedRecordCount += 1
        return nil
      }
      try accept(record, at: line.lowerBound)
      return KeyboardTraceEntry(line: lines.lineNumber, time: time, record: record)
    } catch {
      if isLast, options.toleratesTruncatedLastLine, error.isTruncated { return nil }
      throw error.error(file: file, line: lines.lineNumber, in: bytes, line)
    }
  }

  private mutating func accept(
    _ record: KeyboardTraceRecord,
    at line: Int
  ) throws(JSONFault) {
    if case .header = record.content {
      guard !hasHeader else {
        throw JSONFault(
          offset: line,
          expected: "one header only",
          found: "a second header",
          keyPath: "kind"
        )
      }
      hasHeader = true
    } else if !hasHeader {
      throw JSONFault(
        offset: line,
        expected: "a header record first",
        found: "a record of kind \(record.content.kind.rawValue)",
        keyPath: "kind"
      )
    }
    guard let next = record.time else { return }
    guard next >= time else {
      throw JSONFault(
        offset: line,
        expected: "a time of at least \(JSONText.number(time))",
        found: JSONText.number(next),
        keyPath: "payload.time"
      )
    }
    time = next
  }
}
