/// One line of the table: a quantity, what it is made of, and what it should be.
struct Figure {
  enum Unit: String {
    case ratio, nanoseconds = "ns", allocations, exponent, linesPerSecond = "lines/s"
    case kilobytes = "KB"
  }

  /// What a value should not exceed.
  struct Goal {
    let limit: Double

    static func atMost(_ limit: Double) -> Goal {
      Goal(limit: limit)
    }
  }

  var name: String
  /// The median over all rounds; `nil` where this system cannot tell.
  var value: Double?
  var unit: Unit
  /// This package's part, and the hand-written code's, in the unit that a ratio leaves out.
  var ours: Double?
  var baseline: Double?
  /// The middle half of the rounds, as a part of the median; `nil` for what is counted.
  var spread: Double?
  var goal: Goal?
  /// How the value was taken, or why it was not.
  var method: String

  /// Whether the rounds differ so much that the value says little.
  var isNoisy: Bool {
    (spread ?? 0) > 0.15
  }

  var isMet: Bool? {
    guard let goal, let value else { return nil }
    return value <= goal.limit
  }
}

extension Figure {
  /// Ours over the baseline, round by round, so that a slow moment counts in both or in neither.
  static func ratio(
    _ name: String,
    ours: [Double],
    baseline: [Double],
    goal: Goal? = nil
  ) -> Figure {
    let ratios = Samples(zip(ours, baseline).map { $0 / $1 })
    return Figure(
      name: name,
      value: ratios.median,
      unit: .ratio,
      ours: Samples(ours).median,
      baseline: Samples(baseline).median,
      spread: ratios.spread,
      goal: goal,
      method: "median of \(ours.count), in turn"
    )
  }

  /// A quantity that is the same in each round; `nil` where this system cannot tell.
  static func counted(_ name: String, _ value: Double?, unit: Unit, goal: Goal? = nil) -> Figure {
    let method = value == nil ? "left out: this system does not tell" : "counted"
    return Figure(name: name, value: value, unit: unit, ours: value, goal: goal, method: method)
  }

  /// A quantity that cannot be taken in this run.
  static func leftOut(_ name: String, unit: Unit, because reason: String) -> Figure {
    Figure(name: name, value: nil, unit: unit, method: "left out: " + reason)
  }

  /// A quantity that is compared with nothing.
  static func absolute(
    _ name: String,
    _ values: [Double],
    unit: Unit,
    goal: Goal? = nil
  ) -> Figure {
    let samples = Samples(values)
    return Figure(
      name: name,
      value: samples.median,
      unit: unit,
      ours: samples.median,
      spread: samples.spread,
      goal: goal,
      method: "median of \(values.count)"
    )
  }
}
