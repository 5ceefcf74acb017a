extension SimulatedKeyboard {
  /// The way in which a simulated keyboard posts, as it should or not.
  public enum Noise: Sendable, Hashable {
    /// Every notification is posted, once and in order.
    case none
    /// Nothing is posted about the keyboard, as with a hardware keyboard attached to a phone.
    ///
    /// The keyboard is never on screen; the app's own lifecycle is still posted.
    case silent
    /// Some notifications are lost, some doubled, some swapped: the same ones for the same seed.
    ///
    /// Code that follows the keyboard well is right again after ``SimulatedKeyboard/repair()``.
    case seeded(UInt64)
  }
}

/// The noise that is put on the notifications of an action.
struct SimulatedNoise {
  var isPaused = false
  private let noise: SimulatedKeyboard.Noise
  private var generator: SplitMix64

  init(_ noise: SimulatedKeyboard.Noise) {
    self.noise = noise
    var first: UInt64 = 0
    if case .seeded(let seed) = noise { first = seed }
    generator = SplitMix64(seed: first)
  }

  /// Disturbs one notification of four; the other steps stay as they are.
  @MainActor
  mutating func disturb(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    switch noise {
    case .none: return steps
    case .silent: return steps.filter { !$0.isPost && !$0.isPlace }
    case .seeded: break
    }
    guard !isPaused else { return steps }
    var result: [SimulatedStep] = []
    for step in steps {
      switch step.isPost ? generator.next(below: 12) : nil {
      case 0: break
      case 1: result += [step, step]
      case 2: Self.swap(step, into: &result)
      default: result.append(step)
      }
    }
    return result
  }

  /// Puts a notification in the place of the one before it, each at the other's time.
  @MainActor
  private static func swap(_ step: SimulatedStep, into result: inout [SimulatedStep]) {
    guard let index = result.lastIndex(where: { !$0.isPlace }), result[index].isPost else {
      result.append(step)
      return
    }
    var (last, next) = (result[index], step)
    (last.delay, next.delay) = (next.delay, last.delay)
    result[index] = next
    result.append(last)
  }
}

/// A generator of random numbers that gives the same ones for the same seed.
///
/// By Guy Steele, Doug Lea and Christine Flood: https://doi.org/10.1145/2660193.2660195
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to a limit: the same on each system, whatever its library does.
  package mutating func next(below limit: UInt64) -> UInt64 {
    next() % max(1, limit)
  }
}
