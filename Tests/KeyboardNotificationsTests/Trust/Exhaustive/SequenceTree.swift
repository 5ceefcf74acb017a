import Foundation
import KeyboardNotifications

/// Walks the tree of all sequences of events down to a depth; each node is visited once.
struct SequenceTree {
  let variant: ExhaustiveVariant
  let depth: Int
  private let environment: KeyboardEnvironment
  private let letters: [Letter]

  init(_ variant: ExhaustiveVariant, depth: Int) {
    self.variant = variant
    self.depth = depth
    environment = variant.environment
    letters = variant.letters
  }

  /// Checks every sequence.
  ///
  /// - Returns: The number of sequences.
  /// - Throws: The rule that was broken, and by which sequence.
  func walk() throws(BrokenRule) -> Int {
    try walk(from: variant.start, remaining: depth)
  }

  private func walk(from watched: WatchedMachine, remaining: Int) throws(BrokenRule) -> Int {
    guard remaining > 0 else { return 1 }
    // Not in the last layer, which would take ten times as long; the walk over all reachable states
    // tries it from each of them.
    try watched.recovers(in: environment, showing: Phone.tall)
    var count = 1
    for letter in letters {
      do throws(BrokenRule) {
        var next = watched
        try next.take(letter, in: environment)
        count += try walk(from: next, remaining: remaining - 1)
      } catch {
        throw BrokenRule("\(letter), \(error)")
      }
    }
    return count
  }
}
