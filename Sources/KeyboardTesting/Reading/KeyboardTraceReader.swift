public import Foundation

/// Reads a trace that comes in pieces, one record at a time.
///
/// Feed it bytes, then ask for records until there are none; call ``finish()`` after the last
/// bytes. It holds the line under way and no more, so that a trace of any length can be read. To
/// read a file, use ``KeyboardTraceStream``.
package struct KeyboardTraceReader: Sendable {
  /// What the reader tolerates.
  package struct Options: Sendable, Hashable {
    /// Whether a last line that breaks off is left out, as after a crash while recording.
    ///
    /// A last line that is whole but wrong, or that no more text could complete, stays an error.
    package var toleratesTruncatedLastLine: Bool
    /// The longest line that is read, in bytes.
    package var longestLine: Int

    /// Makes options from their parts.
    package init(
      toleratesTruncatedLastLine: Bool = false,
      longestLine: Int = 4 * 1024 * 1024
    ) {
      self.toleratesTruncatedLastLine = toleratesTruncatedLastLine
      self.longestLine = longestLine
    }
  }

  /// The file's name, as errors give it.
  package let file: String
  /// What the reader tolerates.
  package let options: Options
  /// How many records so far were skipped because their kind is unknown.
  package private(set) var skippedRecordCount = 0

  /// Whether a last line that breaks off was left out.
  package private(set) var isTorn = false

  private var lines: LineSplitter
  private var decoder = RecordDecoder()
  private var time: TimeInterval = 0
  private var hasHeader = false
  private var isFinished = false
  private var failure: KeyboardTraceError?

  /// Makes a reader.
  package init(file: String, options: Options = Options()) {
    self.file = file
    self.options = options
    lines = LineSplitter(limit: max(1, options.longestLine))
  }

  /// Gives the reader the next bytes; ask for the records in them before giving it more.
  package mutating func feed(_ data: Data) {
    if failure == nil { lines.feed(data) }
  }

  /// Tells the reader that there are no more bytes.
  package mutating func finish() {
    isFinished = true
    lines.finish()
  }

  /// The next record; `nil` until more bytes come, and at the end.
  package mutating func next() throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    if let failure { throw failure }
    do {
      return try nextRecord()
    } catch {
      failure = error
      lines = LineSplitter(limit: 1)
      throw error
    }
  }
}

extension KeyboardTraceReader {
  private mutating func nextRecord() throws(KeyboardTraceError) -> KeyboardTrace.Record? {
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
        if let record = try record(in: line, isLast: isLast) { return record }
      }
    }
  }

  private mutating func record(
    in line: Range<Int>,
    isLast: Bool
  ) throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    let bytes = lines.buffer
    guard !bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    do {
      guard var record = try decoder.record(in: bytes, line) else {
        skippedRecordCount += 1
        return nil
      }
      try accept(record, at: line.lowerBound)
      record.line = lines.lineNumber
      return record
    } catch {
      if isLast, options.toleratesTruncatedLastLine, error.isTruncated {
        isTorn = true
        return nil
      }
      throw error.error(file: file, line: lines.lineNumber, in: bytes, line)
    }
  }

  /// A header stands first, and once.
  private mutating func acceptPlace(
    of kind: KeyboardTraceFormat.Kind,
    at line: Int
  ) throws(JSONFault) {
    let isHeader = kind == .header
    if isHeader != hasHeader {
      hasHeader = true
      return
    }
    throw JSONFault(
      offset: line,
      expected: isHeader ? "one header only" : "a header record first",
      found: isHeader ? "a second header" : "a record of kind \(kind.rawValue)",
      keyPath: "kind"
    )
  }

  private mutating func accept(
    _ record: KeyboardTrace.Record,
    at line: Int
  ) throws(JSONFault) {
    try acceptPlace(of: record.content.kind, at: line)
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

// MARK: - Whole traces

extension KeyboardTrace {
  /// Reads a trace from a file.
  ///
  /// - Parameters:
  ///   - file: A file of JSON Lines, in UTF-8.
  ///   - toleratesTruncatedLastLine: Whether a last line that breaks off is left out, as after a
  ///     crash while recording; a last line that is wrong stays an error.
  /// - Throws: What is wrong with the first line that is wrong, or why the file cannot be read.
  public init(
    contentsOf file: URL,
    toleratesTruncatedLastLine: Bool = false
  ) throws(KeyboardTraceError) {
    let options = KeyboardTraceReader.Options(
      toleratesTruncatedLastLine: toleratesTruncatedLastLine
    )
    let name = file.lastPathComponent
    var stream = KeyboardTraceStream(try FileBytes.open(file), file: name, options: options)
    self.init(title: name)
    self.file = name
    try addAll { () throws(KeyboardTraceError) in try stream.next() }
  }

  /// Reads a trace from a text.
  ///
  /// - Parameters:
  ///   - jsonLines: The text of a trace.
  ///   - file: The name that errors give the text.
  /// - Throws: What is wrong with the first line that is wrong, and where.
  public init(jsonLines: String, file: String = "trace") throws(KeyboardTraceError) {
    try self.init(data: Data(jsonLines.utf8), file: file)
  }

  package init(
    data: Data,
    file: String = "trace",
    options: KeyboardTraceReader.Options = KeyboardTraceReader.Options()
  ) throws(KeyboardTraceError) {
    var reader = KeyboardTraceReader(file: file, options: options)
    reader.feed(data)
    reader.finish()
    self.init(title: file)
    self.file = file
    try addAll { () throws(KeyboardTraceError) in try reader.next() }
  }

  /// Adds records; what fails at the first line may be a console log, and the error says so.
  private mutating func addAll(
    _ next: () throws(KeyboardTraceError) -> Record?
  ) throws(KeyboardTraceError) {
    do throws(KeyboardTraceError) {
      while let record = try next() { add(record) }
    } catch {
      let isText = !error.expected.hasPrefix("UTF-8")
      guard error.line == 1, error.keyPath == nil, isText else { throw error }
      var error = error
      error.found += "; a console log is read by KeyboardTrace(consoleLog:)"
      throw error
    }
  }

  private mutating func add(_ record: Record) {
    if case .header(let header) = record.content {
      self.header = header
    } else {
      records.append(record)
    }
  }
}

extension KeyboardTrace.Record {
  /// Reads a record from one line of a trace.
  ///
  /// - Parameter jsonLine: The line; it may be of any kind but a header.
  /// - Throws: What is wrong with the line, and where.
  public init(jsonLine: String) throws(KeyboardTraceError) {
    let bytes = Array(jsonLine.utf8)
    var decoder = RecordDecoder()
    do throws(JSONFault) {
      let expected = "a record of a trace other than its header"
      guard let record = try decoder.record(in: bytes, bytes.indices) else {
        throw JSONFault(offset: 0, expected: expected, found: "an unknown kind", keyPath: "kind")
      }
      if case .header = record.content {
        throw JSONFault(offset: 0, expected: expected, found: "a header", keyPath: "kind")
      }
      self = record
    } catch {
      throw error.error(file: "record", line: 1, in: bytes, bytes.indices)
    }
  }
}
