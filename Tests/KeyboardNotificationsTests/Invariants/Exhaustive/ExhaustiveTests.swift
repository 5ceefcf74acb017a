import Foundation
import Testing

/// The invariants of the state machine, for every sequence of a small alphabet of events.
///
/// In debug builds the sequences are short. The deep run takes a minute or two:
/// `KEYBOARD_EXHAUSTIVE_DEPTH=4 swift test -c release -Xswiftc -enable-testing --filter Exhaustive`
@Suite struct ExhaustiveTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init)

  @Test(arguments: ExhaustiveVariant.allCases)
  func everySequenceKeepsTheInvariants(_ variant: ExhaustiveVariant) throws {
    let depth = variant.depth(atMost: Self.depth ?? 2)
    let count = try SequenceTree(variant, depth: depth).walk()
    print("Exhaustive, \(variant.rawValue): \(count) sequences of up to \(depth) events")
  }

  @Test(.enabled(if: depth != nil), arguments: ExhaustiveVariant.allCases)
  func everyReachableStateKeepsTheInvariants(_ variant: ExhaustiveVariant) throws {
    var states = ReachableStates(variant)
    let result = try states.walk()
    print(
      """
      Exhaustive, \(variant.rawValue): all \(result.states) reachable states, \
      \(variant.inputs.count) events in each (\(result.steps) steps); \
      every state is within \(result.depth) events of the start
      """
    )
  }
}
