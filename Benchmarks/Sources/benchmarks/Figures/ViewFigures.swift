import Foundation

#if os(Linux)
import UIKit

/// Cost of views that follow the keyboard, each with a bar on a constraint.
///
/// The layout is the stand-in's, which is written for tests and not for speed. The package and the
/// hand-written code both use it.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) throws -> [Figure] {
    [try one(effort)] + view() + chat()
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

  /// Returns what a commit asks of UIKit for a followed view, with a keyboard on screen.
  private static func view() -> [Figure] {
    let views = FollowedViews(count: 1, by: .package, screen: Posted.screen)
    views.center.post(0)
    views.endTurn()
    return count("view-at-rest", goal: 1) { views.updateBeforeCommit() }
  }

  /// Returns what a commit asks of UIKit for a list with a bar, without a keyboard.
  private static func chat() -> [Figure] {
    let chat = RestingChat(screen: Posted.screen)
    return count("chat-at-rest", goal: 2) { chat.updateBeforeCommit() }
  }

  /// Counts the conversions and the allocations of a commit in which nothing has changed.
  private static func count(
    _ name: String,
    goal: Double,
    _ commit: () -> Void
  ) -> [Figure] {
    for _ in 1...3 { commit() }
    StandInQuestions.conversions = 0
    let allocations = Allocations.count(commit)
    let conversions = Double(StandInQuestions.conversions)
    return [
      .counted("\(name)-conversions", conversions, unit: .conversions, goal: goal),
      .counted("\(name)-allocations", allocations, unit: .allocations),
    ]
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
