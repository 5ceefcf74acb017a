/// One part of an expectation that does not hold.
public struct KeyboardTraceMismatch: Sendable, Hashable {
  /// The part, as the trace format spells it: `visibility`, `placement`, `covered` or `inset`.
  public var key: String
  /// What the expectation says.
  public var expected: String
  /// What the trace led to.
  public var found: String

  /// Makes a mismatch from its parts.
  public init(key: String, expected: String, found: String) {
    self.key = key
    self.expected = expected
    self.found = found
  }
}

extension KeyboardTraceMismatch: CustomStringConvertible {
  /// The mismatch in words.
  public var description: String {
    "expected \(key) \(expected), found \(found)"
  }
}
