/// Number and length of the measurements for a figure.
struct Effort {
  /// The number of measurements of each work.
  var rounds: Int
  /// The wanted duration of one measurement, in nanoseconds.
  var sample: Double

  static let full = Effort(rounds: 41, sample: 5_000_000)
  static let quick = Effort(rounds: 3, sample: 200_000)
}
