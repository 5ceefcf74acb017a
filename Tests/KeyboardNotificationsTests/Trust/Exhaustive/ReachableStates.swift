import Foundation

@testable import KeyboardNotifications

/// Finds every state that any sequence of events can lead to, however long, and checks each event
/// in each of them.
///
/// A machine is a function of what it remembers. Two machines that remember the same, the count
/// of changes since the keyboard appeared set aside, answer alike for ever; so once no event leads
/// to a state that was not seen before, all sequences of any length have been checked.
struct ReachableStates {
  struct Result {
    var states: Int
    var steps: Int
    /// The length of the longest among the shortest ways to a state.
    var depth: Int
  }

  private let environment: KeyboardEnvironment
  private let letters: [Letter]
  private var frontier: [(WatchedMachine, way: Int)] = []
  private var seen: Set<UInt64> = []
  /// For each state, by which letter it was reached from which.
  private var ways: [(from: Int, letter: Int)] = []

  init(_ variant: ExhaustiveVariant) {
    environment = variant.environment
    letters = variant.letters
    frontier = [(variant.start, -1)]
  }

  /// Walks until nothing new is found.
  ///
  /// - Throws: The rule that was broken, and a shortest sequence that breaks it.
  mutating func walk() throws(BrokenRule) -> Result {
    var result = Result(states: 1, steps: 0, depth: 0)
    for (start, _) in frontier { seen.insert(try start.key()) }
    while !frontier.isEmpty {
      let layer = frontier
      frontier = []
      for (watched, way) in layer {
        do throws(BrokenRule) {
          try watched.recovers(in: environment, showing: Phone.tall)
          try watched.recovers(in: environment, showing: Phone.short)
        } catch {
          throw BrokenRule("\(path(to: way)): \(error)")
        }
        try visit(watched, way)
      }
      result.steps += layer.count * letters.count
      result.states = seen.count
      if !frontier.isEmpty { result.depth += 1 }
    }
    return result
  }

  private mutating func visit(_ watched: WatchedMachine, _ way: Int) throws(BrokenRule) {
    for (index, letter) in letters.enumerated() {
      do throws(BrokenRule) {
        var next = watched
        try next.take(letter, in: environment)
        guard seen.insert(try next.key()).inserted else { continue }
        ways.append((way, index))
        frontier.append((next, ways.count - 1))
      } catch {
        throw BrokenRule("\(path(to: way)), \(letter): \(error)")
      }
    }
  }

  private func path(to way: Int) -> String {
    guard way >= 0 else { return "from the start" }
    return "\(path(to: ways[way].from)), \(letters[ways[way].letter])"
  }
}
