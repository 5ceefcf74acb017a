/// Cost of a keyboard that appears and disappears, to one and to ten observers, and of one post.
@MainActor enum ObserveFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    try appearances(effort) + posts(effort)
  }

  /// Returns the cost of eight posts, as iOS makes them, beside what most apps write and beside the
  /// logic of three peers.
  private static func appearances(_ effort: Effort) throws -> [Figure] {
    let one: [ObservedCenter] = [
      .tracker(), .handWritten(), .peer(Peer.fourNames), .peer(Peer.twoFrames),
      .peer(Peer.sixNames),
    ]
    let ten: [ObservedCenter] = [.tracker(observers: 10), .handWritten(observers: 10)]
    let times = try Interleaving(effort: effort, works: one.map(\.appearances)).measure()
    let timesOfTen = try Interleaving(effort: effort, works: ten.map(\.appearances)).measure()
    return [
      .ratio("appearance-one", ours: times[0], baseline: times[1], goal: 2.5),
      .ratio("appearance-ten", ours: timesOfTen[0], baseline: timesOfTen[1], goal: 0.35),
      .ratio("appearance-against-four-names", ours: times[0], baseline: times[2]),
      .ratio("appearance-against-two-frames", ours: times[0], baseline: times[3]),
      .ratio("appearance-against-six-names", ours: times[0], baseline: times[4], goal: 1),
    ]
  }

  /// Returns the cost of one post to a closure without a tracker.
  private static func posts(_ effort: Effort) throws -> [Figure] {
    let centers: [ObservedCenter] = [
      .handWritten(), .descriptor(), .mainActorDescriptor(), .notReading(),
    ]
    let times = try Interleaving(effort: effort, works: centers.map(\.posts)).measure()
    return [
      .ratio("observe-descriptor", ours: times[1], baseline: times[0]),
      .ratio("observe-main-actor", ours: times[2], baseline: times[0]),
      .ratio("observe-nothing", ours: times[3], baseline: times[0]),
    ]
  }
}
