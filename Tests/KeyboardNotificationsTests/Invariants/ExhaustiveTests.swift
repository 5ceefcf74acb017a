import Foundation
import Testing

/// The invariants of the state machine, for every sequence of the events in `Input`.
///
/// `KEYBOARD_EXHAUSTIVE_DEPTH` sets their length; a release build runs longer ones each night.
@Suite struct ExhaustiveTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init)

  @Test(arguments: ExhaustiveVariant.allCases)
  func everySequenceKeepsTheInvariants(_ variant: ExhaustiveVariant) throws {
    let depth = variant.depth(atMost: Self.depth ?? 2)
    let count = try variant.walk(from: CheckedMachine(), depth: depth)
    print("Exhaustive, \(variant.rawValue): \(count) sequences of up to \(depth) events")
  }
}

extension ExhaustiveVariant {
  /// Walks the tree of all sequences of events down to a depth; each node is visited once.
  ///
  /// - Returns: The number of sequences.
  /// - Throws: The rule that was broken, and by which sequence.
  fileprivate func walk(
    from checked: CheckedMachine,
    depth: Int
  ) throws(InvariantViolation) -> Int {
    guard depth > 0 else { return 1 }
    let environment = environment
    // Not in the last layer, which would take ten times as long.
    try checked.recovers(in: environment, showing: Phone.tall)
    var count = 1
    for input in inputs {
      do throws(InvariantViolation) {
        var next = checked
        try next.handle(input.event, in: environment)
        count += try walk(from: next, depth: depth - 1)
      } catch {
        throw InvariantViolation("\(input), \(error)")
      }
    }
    return count
  }
}
