/// A fault in a trace, or an expectation of it that does not hold, with its place.
///
/// Its description is one sentence, to be shown to the person who can mend the file or the app.
public struct KeyboardTraceError: Error, Sendable, Hashable {
  /// The kind of fault.
  package enum Reason: Sendable, Hashable {
    /// The text is not a trace.
    case malformed
    /// The file could not be read to its end.
    case unreadable
    /// An expectation does not hold.
    case unmet
  }

  /// The kind of fault.
  package var reason = Reason.malformed
  /// The file's name, as it was given to the reader.
  package var file = ""
  /// The line, counted from 1; `nil` if the fault is the file's, or the trace was not read.
  public package(set) var line: Int?
  /// The place in the record, such as `payload.time`; `nil` for a line that is no JSON.
  public package(set) var keyPath: String?
  /// The record, the time and the event before an expectation that does not hold.
  var circumstances: [String] = []
  /// The text or value that was expected.
  package var expected: String
  /// The text or value that was found.
  package var found: String

  /// Returns the error of a file that could not be read.
  static func unreadable(_ file: String, _ reason: String) -> KeyboardTraceError {
    let expected = "a file that can be read"
    return KeyboardTraceError(reason: .unreadable, file: file, expected: expected, found: reason)
  }

  /// Returns the error with its place.
  func at(_ line: Int?, of file: String) -> KeyboardTraceError {
    var error = self
    error.line = line
    error.file = file
    return error
  }
}

extension KeyboardTraceError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    let place = [file, line.map { "line \($0)" }, keyPath].compactMap(\.self) + circumstances
    return "\(place.joined(separator: ", ")): \(mismatch)"
  }

  /// The expected and the found text, without the place.
  package var mismatch: String {
    "expected \(expected), found \(found)"
  }
}

extension KeyboardTraceError: CustomDebugStringConvertible {
  /// The description on a line of its own, as a test framework prints each of a list of failures.
  public var debugDescription: String {
    "\n  \(description)"
  }
}
