import Foundation

#if os(Linux)
import UIKit

/// What a commit asks of UIKit on a screen on which nothing has changed.
///
/// Only counts are taken, since the stand-in's layout is written for tests and not for speed.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) -> [Figure] {
    count("view-at-rest", on: .withFollowedView()) + count("chat-at-rest", on: .withChat())
  }

  private static func count(_ name: String, on screen: RestingScreen) -> [Figure] {
    for _ in 1...3 { screen.updateBeforeCommit() }
    StandInQuestions.conversions = 0
    let allocations = Allocations.count { screen.updateBeforeCommit() }
    let conversions = Double(StandInQuestions.conversions)
    return [
      .counted("\(name)-conversions", conversions, unit: .conversions),
      .counted("\(name)-allocations", allocations, unit: .allocations),
    ]
  }
}
#else
/// Without the stand-in for UIKit there are no views.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) -> [Figure] {
    []
  }
}
#endif
