extension SimulatedKeyboard {
  /// Faults of a simulated keyboard in posting its notifications.
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

  /// Disturbs one notification of four; the other steps stay as they are.
  func disturbed(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    if noise == .silent { return steps.filter { !$0.isPost && !$0.isPlace } }
    guard noise != .none, !isRepairing else { return steps }
    var result: [SimulatedStep] = []
    for step in steps {
      switch step.isPost ? random.next(below: 12) : nil {
      case 0: break
      case 1: result += [step, step]
      case 2:
        // Two notifications change places, each at the other's time.
        let before = result.lastIndex { !$0.isPlace }
        result.append(step)
        guard let before, result[before].isPost else { break }
        let last = result.count - 1
        let delayBefore = result[before].delay
        result.swapAt(before, last)
        result[before].delay = delayBefore
        result[last].delay = step.delay
      default: result.append(step)
      }
    }
    return result
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

  /// Returns a number from 0 up to a limit, the same on each system.
  package mutating func next(below limit: UInt64) -> UInt64 {
    next() % max(1, limit)
  }
}
