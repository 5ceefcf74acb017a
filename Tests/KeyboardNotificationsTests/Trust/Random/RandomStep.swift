import Foundation
import KeyboardNotifications

/// One step of a random sequence: what happens, and in which surroundings.
struct RandomStep: CustomStringConvertible {
  var letter: Letter
  var environment: KeyboardEnvironment

  var description: String {
    "\(letter)\n  in \(environment)"
  }

  /// The same step with less about it, to try when a sequence is shrunk.
  var simpler: [RandomStep] {
    var plain = self
    plain.environment = Phone.environment
    return plain.environment == environment ? [] : [plain]
  }

  /// A sequence of steps; the surroundings change now and then.
  static func sequence(of length: Int, seed: UInt64) -> [RandomStep] {
    var random = SplitMix64(seed: seed)
    var environment = Phone.environment
    return (0..<length).map { _ in
      if random.once(in: 10) { environment = random.environment() }
      return RandomStep(letter: random.letter(), environment: environment)
    }
  }
}

extension [RandomStep] {
  /// Checks the invariants after each step, and at the end that one cycle repairs everything.
  func check(holding: Bool) throws(BrokenRule) {
    var watched = WatchedMachine(holdsDisappearances: holding)
    for step in self { try watched.take(step.letter, in: step.environment) }
    try watched.recovers(in: Phone.environment, showing: Phone.tall)
  }

  func breaksARule(holding: Bool) -> Bool {
    do throws(BrokenRule) {
      try check(holding: holding)
      return false
    } catch {
      return true
    }
  }
}
