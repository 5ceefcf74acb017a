/// A fault in a trace or a log, with its place.
///
/// Show its description, one sentence, to the person who can correct the file.
public struct KeyboardTraceError: Error, Sendable, Hashable {
  /// The kind of fault, by which the tool chooses its advice and its exit status.
  package enum Reason: Sendable, Hashable {
    /// A record is wrong, or a log has no notification.
    case malformed
    /// A line is no JSON object.
    case notJSON
    /// The text is in UTF-16.
    case utf16
    /// The file could not be read.
    case unreadable
  }

  /// The kind of fault.
  package var reason = Reason.malformed
  /// The file's name, as it was given to the reader.
  package var file = ""
  /// The line, counted from 1; `nil` if the fault is the file's.
  package var line: Int?
  /// The place in the record, such as `payload.time`; `nil` for a line that is no JSON.
  package var keyPath: String?
  /// The text or value that was expected.
  package var expected: String
  /// The text or value that was found.
  package var found: String
  /// Advice for a person who writes Swift; the tool gives its own.
  var advice: String?

  /// True if the file has text that can be read, but other text than a trace has.
  package var isFoundInText: Bool { reason == .notJSON || keyPath != nil }

  /// Returns the error of a file that could not be read.
  package static func unreadable(_ file: String, _ reason: String) -> KeyboardTraceError {
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
    let place = [file, line.map { "line \($0)" }, keyPath].compactMap(\.self)
    let advice = advice.map { "; \($0)" } ?? ""
    return "\(place.joined(separator: ", ")): expected \(expected), found \(found)\(advice)"
  }
}
