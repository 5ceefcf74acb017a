/// Generator of random numbers, which are the same for the same seed.
///
/// By Guy Steele, Doug Lea and Christine Flood: https://doi.org/10.1145/2660193.2660195
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to less than a positive limit; it is the same on each system.
  mutating func next(below limit: UInt64) -> UInt64 {
    next() % limit
  }
}
