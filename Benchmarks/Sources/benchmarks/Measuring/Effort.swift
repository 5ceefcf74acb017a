/// Number and length of the measurements for a figure.
struct Effort {
  /// The number of measurements of each work.
  var rounds: Int
  /// The number of measurements of a work that takes seconds.
  var fewRounds: Int
  /// The wanted duration of one measurement, in nanoseconds.
  var sample: Double
  /// The divisor of sizes, such as a number of observers or of lines.
  var divisor: Int

  static let full = Effort(rounds: 41, fewRounds: 3, sample: 5_000_000, divisor: 1)
  static let quick = Effort(rounds: 3, fewRounds: 1, sample: 200_000, divisor: 100)

  /// True if sizes are too small for figures that depend on them.
  var isQuick: Bool {
    divisor > 1
  }

  func size(_ full: Int) -> Int {
    full / divisor
  }
}
