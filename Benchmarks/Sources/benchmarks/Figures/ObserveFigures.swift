/// Cost of a post to the closure of one observer, of its parts, and of each further observer.
@MainActor enum ObserveFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let desks = [Desk.handWritten(), .tracker(), .descriptor(), .mainActorDescriptor(), .blind()]
    let one = try Interleaving(effort: effort, works: desks.map(\.work)).measure()
    let names = ["observe-one-descriptor", "observe-one-main-actor", "observe-nothing"]
    return [.ratio("observe-one", ours: one[1], baseline: one[0], goal: 0.75)]
      + zip(names, one.dropFirst(2)).map {
        .ratio($0, ours: $1, baseline: one[0])
      } + [try further(effort, one: one)]
  }

  /// Returns the cost of one observer among many.
  private static func further(_ effort: Effort, one: [[Double]]) throws -> Figure {
    let many = effort.size(10_000)
    let desks = [Desk.handWritten(observers: many), .tracker(observers: many)]
    let all = try Interleaving(effort: effort, works: desks.map(\.work)).measure()
    let slopes = zip(one, all).map { one, all in
      zip(one, all).map { ($1 - $0) / Double(many - 1) }
    }
    return .ratio("observe-each-further", ours: slopes[1], baseline: slopes[0], goal: 0.006)
  }
}
