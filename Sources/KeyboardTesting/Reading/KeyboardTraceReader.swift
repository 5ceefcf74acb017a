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
          throw error(nil, TraceFault(expected: "a header record", found: "the end of the file"))
        }
        return nil
      case .tooLong:
        throw error(
          lines.lineNumber,
          TraceFault(expected: "a line of at most \(lines.limit) bytes", found: "a longer one")
        )
      case .line(let line, let isLast):
        if let entry = try entry(in: line, isLast: isLast) { return entry }
      }
    }
  }

  private mutating func entry(
    in line: Data,
    isLast: Bool
  ) throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    if line.first != UInt8(ascii: "{"), line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
    do {
      let result = autoreleasing {
        Result { () throws(TraceFault) in try RecordDecoder.record(from: line) }
      }
      guard let record = try result.get() else {
        skippedRecordCount += 1
        return nil
      }
      try accept(record)
      return KeyboardTraceEntry(line: lines.lineNumber, time: time, record: record)
    } catch {
      // A whole line that says something wrong is not half a line.
      if isLast, options.toleratesTruncatedLastLine, JSONBeginning.matches(line) { return nil }
      throw self.error(lines.lineNumber, error)
    }
  }

  private mutating func accept(_ record: KeyboardTraceRecord) throws(TraceFault) {
    if case .header = record.content {
      guard !hasHeader else {
        throw TraceFault(keyPath: "kind", expected: "one header only", found: "a second header")
      }
      hasHeader = true
    } else if !hasHeader {
      throw TraceFault(
        keyPath: "kind",
        expected: "a header record first",
        found: "a record of kind \(record.content.kind.rawValue)"
      )
    }
    guard let next = record.time else { return }
    guard next >= time else {
      throw TraceFault(
        keyPath: "payload.time",
        expected: "a time of at least \(JSONText.number(time))",
        found: JSONText.number(next)
      )
    }
    time = next
  }

  private func error(_ line: Int?, _ fault: TraceFault) -> KeyboardTraceError {
    KeyboardTraceError(
      file: file,
      line: line,
      column: fault.column,
      keyPath: fault.keyPath,
      expected: fault.expected,
      found: fault.found
    )
  }
}
