public import Foundation

/// A record as it stands in a file.
public struct KeyboardTraceEntry: Sendable, Equatable {
  /// The line, counted from 1.
  public var line: Int
  /// The seconds since the start of the trace: the record's own, or those of the one before.
  public var time: TimeInterval
  /// The record.
  public var record: KeyboardTraceRecord

  /// Makes an entry from its parts.
  public init(line: Int, time: TimeInterval, record: KeyboardTraceRecord) {
    self.line = line
    self.time = time
    self.record = record
  }
}
