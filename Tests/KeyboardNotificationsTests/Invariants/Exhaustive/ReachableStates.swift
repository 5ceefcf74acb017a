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
  private let inputs: [Input]
  private var frontier: [(CheckedMachine, way: Int)] = []
  private var seen: Set<UInt64> = []
  /// For each state, by which input it was reached from which.
  private var ways: [(from: Int, input: Int)] = []

  init(_ variant: ExhaustiveVariant) {
    environment = variant.environment
    inputs = variant.inputs
    frontier = [(CheckedMachine(), -1)]
  }

  /// Walks until nothing new is found.
  ///
  /// - Throws: The rule that was broken, and a shortest sequence that breaks it.
  mutating func walk() throws(InvariantViolation) -> Result {
    var result = Result(states: 1, steps: 0, depth: 0)
    for (start, _) in frontier { seen.insert(try start.key()) }
    while !frontier.isEmpty {
      let layer = frontier
      frontier = []
      for (checked, way) in layer {
        do throws(InvariantViolation) {
          try checked.recovers(in: environment, showing: Phone.tall)
          try checked.recovers(in: environment, showing: Phone.short)
        } catch {
          throw InvariantViolation("\(path(to: way)): \(error)")
        }
        try visit(checked, way)
      }
      result.steps += layer.count * inputs.count
      result.states = seen.count
      if !frontier.isEmpty { result.depth += 1 }
    }
    return result
  }

  private mutating func visit(_ checked: CheckedMachine, _ way: Int) throws(InvariantViolation) {
    for (index, input) in inputs.enumerated() {
      do throws(InvariantViolation) {
        var next = checked
        try next.take(input.event, in: environment)
        guard seen.insert(try next.key()).inserted else { continue }
        ways.append((way, index))
        frontier.append((next, ways.count - 1))
      } catch {
        throw InvariantViolation("\(path(to: way)), \(input): \(error)")
      }
    }
  }

  private func path(to way: Int) -> String {
    guard way >= 0 else { return "from the start" }
    return "\(path(to: ways[way].from)), \(inputs[ways[way].input])"
  }
}
