/// How much is done for a figure: all that makes it steady, or just enough to see that it works.
struct Effort {
  /// How often each work is measured.
  var rounds: Int
  /// How often a work is measured that takes long by itself.
  var fewRounds: Int
  /// How long one measurement should take, so that the clock's own cost vanishes in it.
  var sample: Duration
  /// The divisor of sizes, such as a number of observers or of lines.
  var divisor: Int

  static let full = Effort(rounds: 41, fewRounds: 3, sample: .milliseconds(5), divisor: 1)
  static let quick = Effort(rounds: 3, fewRounds: 1, sample: .microseconds(200), divisor: 100)

  /// Whether sizes are so small that what grows with them is lost in what does not.
  var isQuick: Bool {
    divisor > 1
  }

  func size(_ full: Int) -> Int {
    full / divisor
  }
}
