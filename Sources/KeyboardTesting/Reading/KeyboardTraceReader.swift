public import Foundation

/// Reader of a trace that comes in pieces, one record at a time.
///
/// Feed it bytes, then read records until there are none; call ``finish()`` after the last
/// bytes. It holds the line under way and no more, so that a trace of any length can be read. To
/// read a file, use ``KeyboardTraceStream``.
package struct KeyboardTraceReader: Sendable {
  /// The file's name, as errors give it.
  package let file: String
  /// The number of records so far that were skipped because their kind is unknown.
  package private(set) var skippedRecordCount = 0
  /// The number of a last line that breaks off, as after a crash, and was left out.
  package private(set) var tornLine: Int?

  private var lines: LineSplitter
  private var time: TimeInterval = 0
  private var hasHeader = false
  private var isFinished = false
  private var failure: KeyboardTraceError?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - file: The name that errors give the file.
  ///   - longestLine: The longest line that is read, in bytes.
  package init(file: String, longestLine: Int = 4 * 1024 * 1024) {
    self.file = file
    lines = LineSplitter(limit: longestLine)
  }

  /// Gives the reader the next bytes; read the records in them before giving it more.
  package mutating func feed(_ data: Data) {
    if failure == nil { lines.feed(data) }
  }

  /// Marks the end of the bytes.
  package mutating func finish() {
    isFinished = true
    lines.finish()
  }

  /// Returns the next record; `nil` until more bytes come, and at the end.
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
      case .nothing:
        guard isFinished, !hasHeader else { return nil }
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
    let name = file.lastPathComponent
    var stream = KeyboardTraceStream(try FileBytes.open(file), file: name)
    try self.init(file: name) { () throws(KeyboardTraceError) in try stream.next() }
    noteTornLine(stream.tornLine)
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
    try self.init(data: Data(jsonLines.utf8), file: file)
  }

  package init(data: Data, file: String = "trace") throws(KeyboardTraceError) {
    var reader = KeyboardTraceReader(file: file)
    reader.feed(data)
    reader.finish()
    try self.init(file: file) { () throws(KeyboardTraceError) in try reader.next() }
    noteTornLine(reader.tornLine)
  }

  private mutating func noteTornLine(_ line: Int?) {
    importNotes = line.map { ["line \($0) breaks off, and is left out"] } ?? []
  }

  /// Adds records; where the first line cannot be read, the error names the other initializer.
  private init(
    file: String,
    _ next: () throws(KeyboardTraceError) -> Record?
  ) throws(KeyboardTraceError) {
    self.init(title: file)
    self.file = file
    do throws(KeyboardTraceError) {
      while let record = try next() {
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
