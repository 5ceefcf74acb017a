public import Foundation

/// A fault in a trace, with its place.
///
/// Its description is one sentence, to be shown to the person who can mend the file.
public struct KeyboardTraceError: Error, Sendable, Hashable {
  /// The kind of fault.
  package enum Reason: Sendable, Hashable {
    /// The text is not a trace.
    case malformed
    /// The file could not be read to its end.
    case unreadable
  }

  /// The kind of fault.
  package var reason: Reason
  /// The file's name, as it was given to the reader.
  package var file: String
  /// The line, counted from 1; `nil` where the fault is the file's.
  public package(set) var line: Int?
  /// The place in the record, such as `payload.time`, where the line is JSON.
  public package(set) var keyPath: String?
  /// The text or value that was expected.
  package var expected: String
  /// The text or value that was found.
  package var found: String

  /// Makes an error from its parts.
  package init(
    reason: Reason = .malformed,
    file: String,
    line: Int? = nil,
    keyPath: String? = nil,
    expected: String,
    found: String
  ) {
    self.reason = reason
    self.file = file
    self.line = line
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
  }
}

extension KeyboardTraceError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    let place = [file, line.map { "line \($0)" }, keyPath].compactMap(\.self)
      .joined(separator: ", ")
    return "\(place): expected \(expected), found \(found)"
  }
}

extension KeyboardTraceError: LocalizedError {
  /// The same sentence, for alerts and `localizedDescription`.
  public var errorDescription: String? {
    description
  }
}
