/// A rule of the state machine that did not hold, and what was seen instead.
struct InvariantViolation: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws unless a rule holds; the words are made only if it does not.
@inline(__always)
func require(_ isTrue: Bool, _ rule: @autoclosure () -> String) throws(InvariantViolation) {
  if !isTrue { throw InvariantViolation(rule()) }
}
