import Foundation

/// From posting to the closure, with one observer; and what the parts of that way cost by themselves.
@MainActor enum ObserveFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let desks = [
      Desk.handWritten(), Desk.tracker(), Desk.descriptor(), Desk.mainActorDescriptor(),
      Desk.blind(),
    ]
    let rounds = try await Interleaving(effort: effort, works: desks.map(\.work)).measure()
    let baseline = rounds.map { $0[0] }
    return [
      .ratio(
        "observe-one",
        ours: rounds.map { $0[1] },
        baseline: baseline,
        goal: .atMost(0.65)
      ),
      .ratio("observe-one-descriptor", ours: rounds.map { $0[2] }, baseline: baseline),
      .ratio("observe-one-main-actor", ours: rounds.map { $0[3] }, baseline: baseline),
      .ratio("observe-nothing", ours: rounds.map { $0[4] }, baseline: baseline),
    ]
  }
}
