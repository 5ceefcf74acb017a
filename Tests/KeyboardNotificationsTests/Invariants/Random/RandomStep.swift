import Foundation
import KeyboardNotifications
import KeyboardTesting

/// One step of a random sequence: what happens, and in which environment.
struct RandomStep: CustomStringConvertible {
  var input: Input
  var environment: KeyboardEnvironment

  var description: String {
    "\(input)\n  in \(environment)"
  }

  /// A sequence of steps; the environment changes now and then.
  static func sequence(of length: Int, seed: UInt64) -> [RandomStep] {
    var random = SplitMix64(seed: seed)
    var environment = Phone.environment
    return (0..<length).map { _ in
      if random.once(in: 10) { environment = random.environment() }
      return RandomStep(input: random.input(), environment: environment)
    }
  }
}

extension [RandomStep] {
  /// Checks the invariants after each step, and at the end that one cycle repairs everything.
  func check() throws(InvariantViolation) {
    var checked = CheckedMachine()
    for step in self { try checked.take(step.input.event, in: step.environment) }
    try checked.recovers(in: Phone.environment, showing: Phone.tall)
  }

  /// The steps up to the first that violates an invariant.
  var untilViolation: [RandomStep] {
    var checked = CheckedMachine()
    for (index, step) in enumerated() {
      do throws(InvariantViolation) {
        try checked.take(step.input.event, in: step.environment)
      } catch {
        return Array(prefix(through: index))
      }
    }
    return self
  }
}
