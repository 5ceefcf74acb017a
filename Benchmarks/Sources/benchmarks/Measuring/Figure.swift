/// One line of the table: a quantity, what it is made of, and what it should be.
struct Figure {
  enum Unit: String {
    case ratio, nanoseconds = "ns", allocations
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
  /// What the value should not exceed.
  var goal: Double?
  /// How the value was taken, or why it was not.
  var method: String

  /// Whether the rounds differ so much that the value says little.
  var isNoisy: Bool {
    (spread ?? 0) > 0.15
  }

  var isMet: Bool? {
    goal.flatMap { goal in value.map { $0 <= goal } }
  }
}

extension Figure {
  /// Ours over the baseline, round by round, so that a slow moment counts in both or in neither.
  static func ratio(
    _ name: String,
    ours: [Double],
    baseline: [Double],
    goal: Double? = nil
  ) -> Figure {
    var figure = absolute(name, zip(ours, baseline).map { $0 / $1 }, unit: .ratio, goal: goal)
    figure.ours = Samples(ours).median
    figure.baseline = Samples(baseline).median
    figure.method += ", in turn"
    return figure
  }

  /// A quantity that is compared with nothing.
  static func absolute(
    _ name: String,
    _ values: [Double],
    unit: Unit,
    goal: Double? = nil
  ) -> Figure {
    let samples = Samples(values)
    let method = "median of \(values.count)"
    var figure = Figure(name: name, value: samples.median, unit: unit, goal: goal, method: method)
    figure.ours = samples.median
    figure.spread = samples.spread
    return figure
  }

  /// A quantity that is the same in each round; `nil` where this system cannot tell.
  static func counted(_ name: String, _ value: Double?, unit: Unit, goal: Double? = nil) -> Figure {
    let method = value == nil ? "left out: this system does not tell" : "counted"
    return Figure(name: name, value: value, unit: unit, ours: value, goal: goal, method: method)
  }

  /// A ratio that cannot be taken in this run.
  static func leftOut(_ name: String, because reason: String) -> Figure {
    Figure(name: name, value: nil, unit: .ratio, method: "left out: " + reason)
  }
}
