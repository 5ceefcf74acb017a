import Foundation
import KeyboardNotifications

/// Walks the tree of all sequences of events down to a depth; each node is visited once.
struct SequenceTree {
  let variant: ExhaustiveVariant
  let depth: Int
  private let environment: KeyboardEnvironment
  private let inputs: [Input]

  init(_ variant: ExhaustiveVariant, depth: Int) {
    self.variant = variant
    self.depth = depth
    environment = variant.environment
    inputs = variant.inputs
  }

  /// Checks every sequence.
  ///
  /// - Returns: The number of sequences.
  /// - Throws: The rule that was broken, and by which sequence.
  func walk() throws(InvariantViolation) -> Int {
    try walk(from: variant.start, remaining: depth)
  }

  private func walk(from checked: CheckedMachine, remaining: Int) throws(InvariantViolation) -> Int
  {
    guard remaining > 0 else { return 1 }
    // Not in the last layer, which would take ten times as long; the walk over all reachable states
    // tries it from each of them.
    try checked.recovers(in: environment, showing: Phone.tall)
    var count = 1
    for input in inputs {
      do throws(InvariantViolation) {
        var next = checked
        try next.take(input.event, in: environment)
        count += try walk(from: next, remaining: remaining - 1)
      } catch {
        throw InvariantViolation("\(input), \(error)")
      }
    }
    return count
  }
}
