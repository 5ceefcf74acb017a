/// One line of the table: a quantity and its parts.
struct Figure {
  enum Unit: String {
    case ratio
    case nanoseconds = "ns"
    case allocations, conversions
  }

  var name: String
  /// The median over all rounds; `nil` if this system does not give it.
  var value: Double?
  var unit: Unit
  /// The part of this package, in the unit that a ratio leaves out.
  var ours: Double?
  /// The part of the hand-written code, in the same unit.
  var baseline: Double?
  /// The middle half of the rounds, as a part of the median; `nil` for a count.
  var spread: Double?
  /// The method of the measurement, or the reason for its absence.
  var method: String

  /// True if the rounds differ by more than 15 percent.
  var isNoisy: Bool {
    (spread ?? 0) > 0.15
  }
}

extension Figure {
  /// Returns ours divided by the baseline, round by round, so that a slow moment counts in both.
  static func ratio(_ name: String, ours: [Double], baseline: [Double]) -> Figure {
    var figure = absolute(name, zip(ours, baseline).map { $0 / $1 }, unit: .ratio)
    figure.ours = Samples(ours).median
    figure.baseline = Samples(baseline).median
    figure.method += ", in turn"
    return figure
  }

  /// Returns a quantity without a baseline.
  static func absolute(_ name: String, _ values: [Double], unit: Unit) -> Figure {
    let samples = Samples(values)
    let method = "median of \(values.count)"
    var figure = Figure(name: name, value: samples.median, unit: unit, method: method)
    figure.ours = samples.median
    figure.spread = samples.spread
    return figure
  }

  /// Returns a quantity that is the same in each round; `nil` if this system does not give it.
  static func counted(_ name: String, _ value: Double?, unit: Unit) -> Figure {
    let method = value == nil ? "left out: this system has no count" : "counted"
    return Figure(name: name, value: value, unit: unit, ours: value, method: method)
  }
}
