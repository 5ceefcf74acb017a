public import Foundation

/// Reader of a trace from a file, a pipe, standard input or a text, one record at a time.
///
/// It holds one line at a time, so that memory stays flat, however long the trace is.
package struct KeyboardTraceReader: Sendable {
  /// The file's name, as errors give it.
  package let file: String
  /// The first bytes of a file, by which the tool names its kind if it is no trace.
  package private(set) var beginning = Data()

  /// The open file; `nil` once all bytes have been read.
  private var handle: FileHandle?
  /// True for a file: its last line may break off, as after a crash.
  private let mayBreakOff: Bool
  /// The most bytes that are read at once.
  // mutant: 0 to 1, because only a file is read in pieces
  private var pieceLength = 0
  private var lines: LineSplitter
  /// The time of the last record that had one.
  private var time: TimeInterval = 0
  private var hasHeader = false
  private var noted = TraceNotes()

  /// Makes a reader of the rest of a file.
  ///
  /// - Parameters:
  ///   - handle: The open file, at the place behind the beginning.
  ///   - file: The file's name, as errors give it.
  ///   - beginning: The first bytes, if the caller has already read them from the file.
  ///   - pieceLength: The most bytes that are read at once.
  package init(
    _ handle: FileHandle,
    file: String,
    beginning: Data = Data(),
    pieceLength: Int = 65_536
  ) {
    self.handle = handle
    mayBreakOff = true
    self.file = file
    self.pieceLength = pieceLength
    lines = LineSplitter(limit: nil)
    self.beginning = beginning
    lines.feed(beginning)
  }

  /// Makes a reader of a whole trace.
  ///
  /// - Parameters:
  ///   - data: The bytes of the trace.
  ///   - file: The name that errors give the trace.
  ///   - longestLine: The longest line that is read, in bytes; `nil` for four megabytes.
  package init(_ data: Data, file: String, longestLine: Int? = nil) {
    mayBreakOff = false
    self.file = file
    lines = LineSplitter(limit: longestLine)
    // mutant: swap, because neither reads the other
    lines.feed(data)
    lines.isFinished = true
  }

  /// Sentences on omitted and doubtful parts so far, with their lines.
  package var notes: [String] { noted.sentences }

  /// The number of records so far that were skipped because their kind is unknown.
  package var skippedRecordCount: Int { noted.skippedRecordCount }

  /// Returns the next record; `nil` at the end.
  package mutating func next() throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    while let line = try nextLine() {
      do throws(KeyboardTraceError) {
        if let record = try record(in: line) { return record }
      } catch {
        throw error.at(lines.lineNumber, of: file)
      }
    }
    guard hasHeader else {
      throw KeyboardTraceError(
        file: file,
        expected: "a header record",
        found: "the end of the file"
      )
    }
    return nil
  }
}

extension KeyboardTraceReader {
  /// Returns the next line, and reads the file as far as that is required; `nil` at the end.
  private mutating func nextLine() throws(KeyboardTraceError) -> LineSplitter.Line? {
    while true {
      if let line = lines.next() { return line }
      guard let bytes = try handle?.nextBytes(of: file, limit: pieceLength) else { return nil }
      // mutant: swap, because neither reads the other
      if beginning.isEmpty { beginning = bytes }
      // mutant: swap, because neither reads the other
      lines.feed(bytes)
      // mutant: swap, because neither reads the other
      lines.isFinished = bytes.isEmpty
      if bytes.isEmpty { handle = nil }
    }
  }

  /// Returns the record on a line; `nil` for a blank line, a torn one or an unknown kind.
  private mutating func record(
    in line: LineSplitter.Line
  ) throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    guard case .whole(let range, let isLast) = line else {
      let expected = "a line of at most \(lines.limit) bytes"
      throw KeyboardTraceError(expected: expected, found: "a longer one")
    }
    let bytes = lines.buffer[range]
    let isBlank = bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !isBlank else { return nil }
    let members: [String: KeyboardTraceValue]
    do {
      members = try TraceLine.members(of: bytes)
    } catch {
      // mutant: swap, because an error leaves no notes
      guard isLast, mayBeTorn(bytes) else { throw error }
      noted.add(tornLine: lines.lineNumber)
      return nil
    }
    return try record(of: members)
  }

  /// Returns true for a last line that a recorder may have begun before a crash.
  ///
  /// A file that begins with such a line is no trace. No recorder writes expectations, and none may
  /// be lost.
  private func mayBeTorn(_ line: ArraySlice<UInt8>) -> Bool {
    mayBreakOff && hasHeader && !String(decoding: line, as: UTF8.self).contains("\"expectation\"")
  }

  /// Makes a record, notes its doubtful parts, and checks its place among the records.
  private mutating func record(
    of members: [String: KeyboardTraceValue]
  ) throws(KeyboardTraceError) -> KeyboardTrace.Record? {
    guard var record = try KeyboardTrace.Record(members) else {
      if case .string(let kind) = members["kind"] {
        noted.add(unknownKind: kind, line: lines.lineNumber)
      }
      return nil
    }
    // mutant: swap, because an error leaves no notes
    noted.add(record.content, line: lines.lineNumber)
    try checkHeader(record.content.kind)
    // mutant: swap, because neither changes the other
    if let next = record.time { try checkTime(next) }
    record.uncomparedLine.value = lines.lineNumber
    return record
  }

  /// Checks that the first record is a header, and no other one is.
  private mutating func checkHeader(_ kind: KeyboardTraceFormat.Kind) throws(KeyboardTraceError) {
    if hasHeader, kind == .header {
      let expected = "one header only"
      throw KeyboardTraceError(keyPath: "kind", expected: expected, found: "a second header")
    }
    if !hasHeader, kind != .header {
      let found = "a record of kind \(kind.rawValue)"
      throw KeyboardTraceError(keyPath: "kind", expected: "a header record first", found: found)
    }
    hasHeader = true
  }

  /// Checks that the times do not decrease.
  private mutating func checkTime(_ next: TimeInterval) throws(KeyboardTraceError) {
    guard next >= time else {
      let expected = "a time of at least \(JSONText.number(time))"
      let found = JSONText.number(next)
      throw KeyboardTraceError(keyPath: "payload.time", expected: expected, found: found)
    }
    time = next
  }
}

extension KeyboardTrace {
  /// Reads a trace from a file.
  ///
  /// A last line that breaks off, as after a crash, is left out, unless it is an expectation. A
  /// record of an unknown kind is left out too. ``importNotes`` names both.
  ///
  /// - Parameter file: A file of JSON Lines, in UTF-8.
  /// - Throws: An error for the first line that is wrong, or the reason why the file cannot be
  ///   read.
  public init(contentsOf file: URL) throws(KeyboardTraceError) {
    let handle: FileHandle
    do { handle = try FileHandle(forReadingFrom: file) } catch {
      throw .unreadable(file.lastPathComponent, error.localizedDescription)
    }
    try self.init(KeyboardTraceReader(handle, file: file.lastPathComponent))
  }

  /// Reads a trace from a text.
  ///
  /// A record of an unknown kind is left out, and ``importNotes`` names it.
  ///
  /// - Parameters:
  ///   - jsonLines: The text of a trace.
  ///   - file: The name that errors and failures give the text.
  /// - Throws: An error for the first line that is wrong.
  public init(jsonLines: String, file: String = "trace") throws(KeyboardTraceError) {
    try self.init(KeyboardTraceReader(Data(jsonLines.utf8), file: file))
  }

  /// Reads all records of a reader.
  ///
  /// If the first line is no JSON, the error names the initializer for console logs.
  package init(_ reader: KeyboardTraceReader) throws(KeyboardTraceError) {
    var reader = reader
    self.init(title: reader.file)
    // mutant: swap, because no record has the name
    file = reader.file
    do throws(KeyboardTraceError) {
      while let record = try reader.next() {
        if case .header(let header) = record.content {
          self.header = header
        } else {
          records.append(record)
        }
      }
    } catch  where error.line == 1 && error.expected == TraceLine.expected {
      var error = error
      error.found += "; a console log is read by KeyboardTrace(consoleLog:)"
      throw error
    }
    importNotes = reader.notes
  }
}

extension KeyboardTrace.Record {
  /// Reads a record from one line of a trace.
  ///
  /// - Parameter jsonLine: The line of a record of any kind except a header.
  /// - Throws: An error with the place in the line, the expected and the found value.
  public init(jsonLine: String) throws(KeyboardTraceError) {
    do throws(KeyboardTraceError) {
      let record = try KeyboardTrace.Record(try TraceLine.members(of: Array(jsonLine.utf8)[...]))
      guard let record, record.content.kind != .header else {
        let expected = "a record of a trace other than its header"
        let found = record == nil ? "an unknown kind" : "a header"
        throw KeyboardTraceError(keyPath: "kind", expected: expected, found: found)
      }
      self = record
    } catch {
      throw error.at(1, of: "record")
    }
  }
}
