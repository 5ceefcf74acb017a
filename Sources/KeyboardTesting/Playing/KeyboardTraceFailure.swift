/// An expectation of a trace that something under test does not meet.
public struct KeyboardTraceFailure: Sendable, Hashable {
  /// What the trace shows.
  public var title: String
  /// The number of the expectation among the trace's records after the header, counted from 1.
  public var record: Int
  /// What does not hold.
  package var mismatch: KeyboardTraceMismatch

  /// Makes a failure from its parts.
  package init(title: String, record: Int, mismatch: KeyboardTraceMismatch) {
    self.title = title
    self.record = record
    self.mismatch = mismatch
  }
}

extension KeyboardTraceFailure: CustomStringConvertible {
  /// The failure as one sentence.
  public var description: String {
    "\(title), record \(record): \(mismatch)"
  }
}
