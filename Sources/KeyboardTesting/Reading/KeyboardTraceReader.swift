public import Foundation

/// Reader of a trace from a file, a pipe, standard input or a text, one record at a time.
///
/// It holds the line under way and no more, so that memory stays flat, however long the trace is.
package struct KeyboardTraceReader: Sendable {
  /// The file's name, as errors give it.
  package let file: String
  /// The number of records so far that were skipped because their kind is unknown.
  package private(set) var skippedRecordCount = 0
  /// The number of a last line that breaks off, as after a crash, and was left out.
  package private(set) var tornLine: Int?
  /// The first bytes, which show what else the file may be where it is no trace.
  package private(set) var beginning = Data()

  /// The open file; `nil` once all bytes have been read.
  private var handle: FileHandle?
  private let pieceLength: Int
  private var lines: LineSplitter
  private var time: TimeInterval = 0
  private var hasHeader = false
  private var failure: KeyboardTraceError?

  /// Makes a reader of a file, from where the handle stands.
  ///
  /// - Parameters:
  ///   - handle: The open file.
  ///   - file: The name that errors give the file.
  ///   - pieceLength: The most bytes that are read at once.
  package init(_ handle: FileHandle, file: String, pieceLength: Int = 64 * 1024) {
    self.handle = handle
    self.file = file
    self.pieceLength = pieceLength
    lines = LineSplitter(limit: Self.longestLine)
  }

  /// Makes a reader of bytes.
  ///
  /// - Parameters:
  ///   - data: The whole trace.
  ///   - file: The name that errors give the trace.
  ///   - longestLine: The longest line that is read, in bytes.
  package init(_ data: Data, file: String, longestLine: Int = Self.longestLine) {
    self.file = file
    pieceLength = 0
    lines = LineSplitter(limit: longestLine)
    lines.feed(data)
    lines.finish()
  }

  /// The longest line of a file, in bytes.
  package static let longestLine = 4 * 1024 * 1024

  /// Returns the next record; `nil` at the end.
  package mutating func next() throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    if let failure { throw failure }
    do {
      return try nextRecord()
    } catch {
      var error = error
      error.file = file
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
      case .nothing where handle != nil: try readOn()
      case .nothing:
        guard !hasHeader else { return nil }
        throw error("a header record", found: "the end of the file")
      case .tooLong:
        var error = error("a line of at most \(lines.limit) bytes", found: "a longer one")
        error.line = lines.lineNumber
        throw error
      case .line(let line, let isLast):
        do {
          if let record = try record(in: line, isLast: isLast) { return record }
        } catch {
          var error = error
          error.line = lines.lineNumber
          throw error
        }
      }
    }
  }

  private mutating func readOn() throws(KeyboardTraceError) {
    guard let handle else { return }
    let bytes = try FileBytes.next(of: handle, file: file, limit: pieceLength)
    if beginning.isEmpty { beginning = bytes }
    if bytes.isEmpty {
      self.handle = nil
      lines.finish()
    } else {
      lines.feed(bytes)
    }
  }

  private func error(_ expected: String, found: String) -> KeyboardTraceError {
    KeyboardTraceError(file: file, expected: expected, found: found)
  }

  private mutating func record(
    in line: Range<Int>,
    isLast: Bool
  ) throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    let bytes = lines.buffer[line]
    guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    let members: [String: KeyboardTraceValue]
    do {
      members = try TraceLine.members(of: Data(bytes))
    } catch {
      // Where nothing was read before, the file is no trace, rather than one that breaks off.
      guard isLast, hasHeader else { throw error }
      tornLine = lines.lineNumber
      return nil
    }
    guard var record = try KeyboardTrace.Record(members) else {
      skippedRecordCount += 1
      return nil
    }
    try accept(record)
    record.line = lines.lineNumber
    return record
  }

  /// Checks that a header stands first, and once, and that times do not decrease.
  private mutating func accept(_ record: KeyboardTrace.Record) throws(KeyboardTraceError) {
    let kind = record.content.kind
    guard (kind == .header) != hasHeader else {
      throw KeyboardTraceError(
        file: file,
        keyPath: "kind",
        expected: hasHeader ? "one header only" : "a header record first",
        found: hasHeader ? "a second header" : "a record of kind \(kind.rawValue)"
      )
    }
    hasHeader = true
    let next = record.time ?? time
    guard next >= time else {
      throw KeyboardTraceError(
        file: file,
        keyPath: "payload.time",
        expected: "a time of at least \(JSONText.number(time))",
        found: JSONText.number(next)
      )
    }
    time = next
  }
}

// MARK: - Whole traces

extension KeyboardTrace {
  /// Reads a trace from a file.
  ///
  /// A last line that breaks off, as after a crash, is left out, and ``importNotes`` names it.
  ///
  /// - Parameter file: A file of JSON Lines, in UTF-8.
  /// - Throws: An error for the first line that is wrong, or the reason why the file cannot be
  ///   read.
  public init(contentsOf file: URL) throws(KeyboardTraceError) {
    let reader = KeyboardTraceReader(try FileBytes.open(file), file: file.lastPathComponent)
    try self.init(reader)
  }

  /// Reads a trace from a text.
  ///
  /// A last line that breaks off is left out, and ``importNotes`` names it.
  ///
  /// - Parameters:
  ///   - jsonLines: The text of a trace.
  ///   - file: The name that errors and failures give the text.
  /// - Throws: An error for the first line that is wrong.
  public init(jsonLines: String, file: String = "trace") throws(KeyboardTraceError) {
    try self.init(KeyboardTraceReader(Data(jsonLines.utf8), file: file))
  }

  /// Reads what a reader has; where the first line cannot be read, the error names the initializer
  /// for logs.
  package init(_ reader: KeyboardTraceReader) throws(KeyboardTraceError) {
    var reader = reader
    self.init(title: reader.file)
    file = reader.file
    do throws(KeyboardTraceError) {
      while let record = try reader.next() {
        if case .header(let header) = record.content {
          self.header = header
        } else {
          records.append(record)
        }
      }
    } catch {
      guard error.line == 1, error.expected == "a JSON object" else { throw error }
      var error = error
      error.found += "; a console log is read by KeyboardTrace(consoleLog:)"
      throw error
    }
    if let line = reader.tornLine { importNotes = ["line \(line) breaks off, and is left out"] }
  }
}

extension KeyboardTrace.Record {
  /// Reads a record from one line of a trace.
  ///
  /// - Parameter jsonLine: The line; it may be of any kind but a header.
  /// - Throws: An error that names the place in the line, what was expected there and found.
  public init(jsonLine: String) throws(KeyboardTraceError) {
    do throws(KeyboardTraceError) {
      let members = try TraceLine.members(of: Data(jsonLine.utf8))
      let record = try KeyboardTrace.Record(members)
      guard let record, record.content.kind != .header else {
        throw KeyboardTraceError(
          file: "record",
          keyPath: "kind",
          expected: "a record of a trace other than its header",
          found: record == nil ? "an unknown kind" : "a header"
        )
      }
      self = record
    } catch {
      var error = error
      (error.file, error.line) = ("record", 1)
      throw error
    }
  }
}
