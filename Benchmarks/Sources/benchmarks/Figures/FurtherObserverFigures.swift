/// What each observer costs beside the first: the slope from one observer to many.
@MainActor enum FurtherObserverFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let many = effort.size(10_000)
    let one = [Desk.tracker(), Desk.handWritten()].map(\.work)
    let all = [Desk.tracker(observers: many), Desk.handWritten(observers: many)].map(\.work)
    let first = try await Interleaving(effort: effort, works: one).measure()
    let total = try await Interleaving(effort: effort, works: all).measure()
    let slopes = zip(first, total).map { first, total in
      zip(first, total).map { ($1 - $0) / Double(many - 1) }
    }
    return [
      .ratio(
        "observe-each-further",
        ours: slopes.map { $0[0] },
        baseline: slopes.map { $0[1] },
        goal: .atMost(0.003)
      )
    ]
  }
}
