public import Foundation

/// Reads a trace from a file, a pipe or standard input, one record at a time.
///
/// Memory stays flat, however long the trace is.
///
/// ```swift
/// var stream = KeyboardTraceStream(handle, file: "long.jsonl")
/// while let entry = try stream.next() {
///   player.play(entry.record)
/// }
/// ```
public struct KeyboardTraceStream: Sendable {
  private let handle: FileHandle
  private var reader: KeyboardTraceReader
  private var isAtEnd = false

  /// Makes a stream that reads from where the handle stands.
  ///
  /// - Parameters:
  ///   - handle: An open file, kept open by whoever opened it.
  ///   - file: The name that errors give the trace.
  ///   - options: What the reader tolerates.
  public init(
    _ handle: FileHandle,
    file: String,
    options: KeyboardTraceReader.Options = KeyboardTraceReader.Options()
  ) {
    self.handle = handle
    reader = KeyboardTraceReader(file: file, options: options)
  }

  /// How many records so far were skipped because their kind is unknown.
  public var skippedRecordCount: Int {
    reader.skippedRecordCount
  }

  /// The next record; `nil` at the end.
  ///
  /// - Returns: A record, its line and its time.
  /// - Throws: What is wrong with the next line, or why the file cannot be read.
  public mutating func next() throws(KeyboardTraceError) -> KeyboardTraceEntry? {
    while true {
      if let entry = try reader.next() { return entry }
      guard !isAtEnd else { return nil }
      let bytes = try FileBytes.next(of: handle, file: reader.file)
      if bytes.isEmpty {
        isAtEnd = true
        reader.finish()
      } else {
        reader.feed(bytes)
      }
    }
  }
}
