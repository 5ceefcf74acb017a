import Foundation
import KeyboardNotifications
import Testing

/// After every sequence of events of one adjustment, a new adjustment of the same screen writes the
/// same.
///
/// Sequences are longer by one event than those of the state machine of the keyboard.
@Suite struct AdjustmentSequenceTests {
  private static let depth =
    ProcessInfo.processInfo.environment["KEYBOARD_EXHAUSTIVE_DEPTH"].flatMap(Int.init)
    .map { $0 + 1 } ?? 3

  @Test(arguments: AdjustmentScene.all)
  func aNewAdjustmentOfTheSameScreenWritesTheSame(scene: AdjustmentScene) throws {
    var world = AdjustmentWorld(scene)
    try world.begin()
    try Self.play(world, Self.depth, [])
  }

  private static func play(_ world: AdjustmentWorld, _ depth: Int, _ path: [String]) throws {
    guard depth > 0 else { return }
    for event in AdjustmentWorld.events where event.isPossible(world) {
      var next = world
      let path = path + [event.name]
      do {
        try next.happen(event)
      } catch let violation as InvariantViolation {
        throw InvariantViolation("\(path): \(violation)")
      }
      try play(next, depth - 1, path)
    }
  }
}
