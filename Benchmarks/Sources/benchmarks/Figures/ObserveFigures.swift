/// Cost of a keyboard that appears and disappears, to one and to ten observers.
///
/// Eight notifications are posted, as iOS posts them, beside what most apps write, and beside the
/// logic of a peer.
@MainActor enum ObserveFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    let one: [ObservedCenter] = [.tracker(), .handWritten(), .peer(Peer.sixNames)]
    let ten: [ObservedCenter] = [.tracker(observers: 10), .handWritten(observers: 10)]
    let times = try Interleaving(effort: effort, works: one.map(\.appearances)).measure()
    let timesOfTen = try Interleaving(effort: effort, works: ten.map(\.appearances)).measure()
    return [
      .ratio("appearance-one", ours: times[0], baseline: times[1]),
      .ratio("appearance-ten", ours: timesOfTen[0], baseline: timesOfTen[1]),
      .ratio("appearance-against-six-names", ours: times[0], baseline: times[2]),
    ]
  }
}
