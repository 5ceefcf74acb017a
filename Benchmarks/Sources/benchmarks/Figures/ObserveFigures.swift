/// Cost of a post to the closure of one observer, of its parts, and of each further observer.
@MainActor enum ObserveFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let centers = [
      ObservedCenter.handWritten(), .tracker(), .descriptor(), .mainActorDescriptor(),
      .notReading(),
    ]
    let one = try Interleaving(effort: effort, works: centers.map(\.work)).measure()
    let byHand = one[0]
    return [
      .ratio("observe-one", ours: one[1], baseline: byHand, goal: 0.75),
      .ratio("observe-one-descriptor", ours: one[2], baseline: byHand),
      .ratio("observe-one-main-actor", ours: one[3], baseline: byHand),
      .ratio("observe-nothing", ours: one[4], baseline: byHand),
      try further(effort, byHand: byHand, byTracker: one[1]),
    ]
  }

  /// Returns the cost of each observer after the first one.
  private static func further(
    _ effort: Effort,
    byHand: [Double],
    byTracker: [Double]
  ) throws -> Figure {
    let count = effort.size(10_000)
    let centers = [
      ObservedCenter.handWritten(observers: count), .tracker(observers: count),
    ]
    let many = try Interleaving(effort: effort, works: centers.map(\.work)).measure()
    func costOfEach(_ many: [Double], _ one: [Double]) -> [Double] {
      zip(many, one).map { ($0 - $1) / Double(count - 1) }
    }
    return .ratio(
      "observe-each-further",
      ours: costOfEach(many[1], byTracker),
      baseline: costOfEach(many[0], byHand),
      goal: 0.006
    )
  }
}
