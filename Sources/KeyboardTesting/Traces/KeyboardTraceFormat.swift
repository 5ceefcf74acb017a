/// The words of the trace format.
package enum KeyboardTraceFormat {
  /// The version that is read and written.
  package static let version = 1
  static let versionText = "version \(version)"

  /// A key and its value; a key without a value is left out.
  typealias Member = (key: String, value: Any?)

  /// The kinds of records, the most frequent first; a record of any other kind is skipped.
  enum Kind: String {
    case notification, header, screen, window, view, accessibility, policy, application, expectation
  }

  /// The kinds of the records by which a recorder ends a file and continues it in another.
  ///
  /// A reader skips them without a note.
  static let recorderKinds: Set = ["end", "cut"]
}
