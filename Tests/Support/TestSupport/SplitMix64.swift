/// Generator of random numbers, which are the same for the same seed.
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
}

extension SplitMix64 {
  /// Returns a number from 0 to less than a positive limit; it is the same on each system.
  package mutating func next(below limit: UInt64) -> UInt64 {
    next() % limit
  }

  /// Returns one of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Returns true once in a number of times.
  package mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
