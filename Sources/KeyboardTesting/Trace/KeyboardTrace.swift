public import Foundation

/// A recording of keyboard notifications with what is needed to judge them.
///
/// Its file format is JSON Lines: a header, then one record a line. For recordings too long to
/// hold, read the records one by one with ``KeyboardTraceStream``.
public struct KeyboardTrace: Sendable, Equatable {
  /// What the trace says of itself.
  public var header: KeyboardTraceHeader
  /// The records after the header, in order.
  public var records: [KeyboardTraceRecord]

  /// Makes a trace from its parts.
  public init(header: KeyboardTraceHeader, records: [KeyboardTraceRecord] = []) {
    self.header = header
    self.records = records
  }

  /// What the trace shows, in a few words.
  public var title: String {
    header.title
  }
}

extension KeyboardTrace {
  /// Reads a trace from JSON Lines.
  ///
  /// - Parameters:
  ///   - jsonLines: The text of a trace.
  ///   - file: The name that errors give the text.
  ///   - options: What the reader tolerates.
  /// - Throws: What is wrong with the first line that is wrong, and where.
  public init(
    jsonLines: String,
    file: String = "trace",
    options: KeyboardTraceReader.Options = KeyboardTraceReader.Options()
  ) throws(KeyboardTraceError) {
    try self.init(data: Data(jsonLines.utf8), file: file, options: options)
  }

  /// Reads a trace from the bytes of JSON Lines.
  ///
  /// - Parameters:
  ///   - data: The bytes of a trace, in UTF-8.
  ///   - file: The name that errors give the bytes.
  ///   - options: What the reader tolerates.
  /// - Throws: What is wrong with the first line that is wrong, and where.
  public init(
    data: Data,
    file: String = "trace",
    options: KeyboardTraceReader.Options = KeyboardTraceReader.Options()
  ) throws(KeyboardTraceError) {
    var reader = KeyboardTraceReader(file: file, options: options)
    reader.feed(data)
    reader.finish()
    self.init(header: KeyboardTraceHeader(title: file))
    while let entry = try reader.next() {
      if case .header(let header) = entry.record.content {
        self.header = header
      } else {
        records.append(entry.record)
      }
    }
  }

  /// The trace as JSON Lines, each line ended by a line feed.
  ///
  /// Reading it again gives an equal trace, if its times do not decrease and its values could have
  /// been read: not nested beyond what a line may hold, and no object that the format reads as a
  /// number, such as `{"notANumber":true}`.
  public var jsonLines: String {
    let header = KeyboardTraceRecord(.header(header))
    return ([header] + records).map { $0.jsonLine + "\n" }.joined()
  }
}
