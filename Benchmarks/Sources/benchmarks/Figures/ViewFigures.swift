import Foundation

#if os(Linux)
/// Cost of views that follow the keyboard, each with a bar on a constraint.
///
/// The layout is the stand-in's, which is written for tests and not for speed. The package and the
/// hand-written code both use it.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    try [one(effort), frame(effort), chat(effort)]
  }

  /// Returns the cost from the post to the end of the layout, without the update of the next turn.
  private static func one(_ effort: Effort) throws -> Figure {
    let works = [FollowedViews.Author.package, .hand].map { author in
      let views = FollowedViews(count: 1, by: author, screen: Posted.screen)
      return Work.once { time in
        views.center.post(time)
        return Double(views.raised)
      }
    }
    let columns = try Interleaving(effort: effort, works: works).measure()
    return .ratio("follow-view", ours: columns[0], baseline: columns[1])
  }

  /// Returns the cost of one frame with a keyboard on screen, in which no view has moved.
  private static func frame(_ effort: Effort) throws -> Figure {
    let views = FollowedViews(count: effort.size(1_000), by: .package, screen: Posted.screen)
    views.center.post(0)
    views.endTurn()
    let works = [
      Work.once { _ in
        views.updateBeforeCommit()
        return Double(views.raised)
      },
      // Works that are compared need equal results, so the tops add zero.
      Work.once { _ in Double(views.topsByHand() * 0 + views.raised) },
    ]
    let columns = try Interleaving(effort: effort, works: works).measure()
    return .ratio("turn-1000-views", ours: columns[0], baseline: columns[1], goal: 3)
  }

  /// Returns the cost of one frame of a list with a bar, without a keyboard.
  private static func chat(_ effort: Effort) throws -> Figure {
    let chat = RestingChat(screen: Posted.screen)
    let works = [
      Work.once { _ in
        chat.updateBeforeCommit()
        return Double(chat.inset)
      },
      Work.once { _ in Double(chat.topsByHand() * 0 + chat.inset) },
    ]
    let columns = try Interleaving(effort: effort, works: works).measure()
    return .ratio("turn-chat-at-rest", ours: columns[0], baseline: columns[1], goal: 4)
  }
}
#else
/// Without the stand-in for UIKit there are no views to measure.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    []
  }
}
#endif
