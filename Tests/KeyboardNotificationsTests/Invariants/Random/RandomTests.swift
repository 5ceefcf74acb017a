import Foundation
import KeyboardTesting
import Testing

@testable import KeyboardNotifications

/// The invariants of the state machine for long random sequences, with numbers that are not finite.
///
/// A failure has its seed and the last steps before it. `KEYBOARD_RANDOM_SEED=7` runs one seed
/// only, `KEYBOARD_RANDOM_SEQUENCES=100000` that many seeds, which begin at the present time.
@Suite struct RandomTests {
  private typealias Step = (input: Input, environment: KeyboardEnvironment)

  private static let variables = ProcessInfo.processInfo.environment

  private static let seeds: [UInt64] = {
    if let seed = variables["KEYBOARD_RANDOM_SEED"].flatMap(UInt64.init) { return [seed] }
    guard let count = variables["KEYBOARD_RANDOM_SEQUENCES"].flatMap(UInt64.init) else {
      return Array(1...100)
    }
    let start = UInt64(Date().timeIntervalSince1970)
    return Array(start..<start + count)
  }()

  @Test func theInvariantsHoldForAnything() {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      var steps: [Step] = []
      do throws(InvariantViolation) {
        try Self.check(300, seed: seed, &steps)
      } catch {
        failures += 1
        let last = steps.suffix(8).map { "\($0.input)\n  in \($0.environment)" }
        Issue.record("seed \(seed): \(error)\n\(last.joined(separator: "\n"))")
      }
    }
    print("Random: \(Self.seeds.count) sequences of 300 events")
  }

  /// Checks the invariants after each step, and that one cycle repairs everything in the end.
  ///
  /// The environment changes now and then.
  private static func check(
    _ length: Int,
    seed: UInt64,
    _ steps: inout [Step]
  ) throws(InvariantViolation) {
    var random = SplitMix64(seed: seed)
    var environment = Phone.environment
    var checked = CheckedMachine()
    for _ in 0..<length {
      if random.once(in: 10) { environment = random.environment() }
      let input = random.input()
      steps.append((input, environment))
      try checked.handle(input.event, in: environment)
    }
    try checked.recovers(in: Phone.environment, showing: Phone.tall)
  }

  @Test func heightsAreFiniteAndNotNegative() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let view = random.once(in: 2) ? random.anyRectangle() : random.frame()
      let keyboard = random.once(in: 2) ? random.anyRectangle() : random.frame()
      let covered = view.coveredHeight(by: keyboard)
      #expect(covered >= 0 && covered.isFinite, "\(view) by \(keyboard)")
      let place = OverlapMeasurement(frame: view, safeAreaBottom: random.anyDouble())
      let state = KeyboardState(visibility: .shown, placement: .docked, frame: keyboard)
      let overlap = place.overlap(in: state)
      #expect(overlap.height.isFinite, "\(view) by \(keyboard)")
      #expect(overlap.inset >= 0 && overlap.inset <= overlap.height, "\(view) by \(keyboard)")
    }
  }
}
