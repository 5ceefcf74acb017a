#if canImport(Combine)
import Combine
import Foundation
import KeyboardNotifications

/// From posting to the subscriber, with Combine.
@MainActor enum PublisherFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let desks = [Desk.tracker(), Desk.handWrittenPublisher()]
    let rounds = try await Interleaving(effort: effort, works: desks.map(\.work)).measure()
    return [
      .ratio("observe-one-combine", ours: rounds.map { $0[0] }, baseline: rounds.map { $0[1] })
    ]
  }
}

extension Desk {
  /// Foundation's publisher, and a subscriber that reads for itself.
  fileprivate static func handWrittenPublisher() -> Desk {
    let desk = Desk()
    let cancellable = desk.center.publisher(for: Posted.name).sink { [sum = desk.sum] in
      sum.add(HandWrittenPayload($0).endFrame.size.height)
    }
    desk.keep(cancellable)
    return desk
  }
}
#endif
