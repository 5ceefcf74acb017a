#if canImport(KeyboardViewWork)
import Foundation
import KeyboardNotifications
import KeyboardViewWork
import TypedNotifications

/// Views that follow the keyboard, each with a bar on a constraint, which is laid out.
///
/// The layout is the stand-in's, which is written for tests and not for speed; ours, the code by
/// hand, and the layout alone all use it.
@MainActor enum ViewFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    try await [one(effort), turn(effort)] + many(effort)
  }

  /// From the post to the end of the layout; the look of the next turn is left out.
  private static func one(_ effort: Effort) async throws -> Figure {
    let works = [WorkAuthor.package, .hand].map { author in
      let views = views(1, by: author, clock: NoClock())
      return Work { times in
        var sum: Double = 0
        for time in 0..<times {
          views.center.post(time)
          sum += Double(views.raised)
        }
        return sum
      }
    }
    let rounds = try await Interleaving(effort: effort, works: works).measure()
    return .ratio("follow-view", ours: rounds.map { $0[0] }, baseline: rounds.map { $0[1] })
  }

  /// One turn of the run loop while a keyboard is on screen and nothing has moved; all views.
  private static func turn(_ effort: Effort) async throws -> Figure {
    let views = views(effort.size(1_000), by: .package, clock: NoClock())
    views.center.post(0)
    let works = [
      Work { times in
        var sum: Double = 0
        for _ in 0..<times {
          views.turn()
          sum += Double(views.raised)
        }
        return sum
      },
      Work { times in
        var sum: Double = 0
        for _ in 0..<times { sum += Double(views.topsByHand() * 0 + views.raised) }
        return sum
      },
    ]
    let rounds = try await Interleaving(effort: effort, works: works).measure()
    return .ratio(
      "turn-1000-views",
      ours: rounds.map { $0[0] },
      baseline: rounds.map { $0[1] },
      goal: .atMost(1.3)
    )
  }

  /// From the post to the end of the next turn, in which all views look again; each per view.
  private static func many(_ effort: Effort) async throws -> [Figure] {
    let (most, fewer) = (effort.size(1_000), effort.size(100))
    let works = [
      following(most, by: .package), following(most, by: .hand), layout(of: most),
      following(fewer, by: .package),
    ]
    let counts = [most, most, most, fewer].map(Double.init)
    let rounds = try await Interleaving(effort: effort, works: works).measure()
    let perView = works.indices.map { work in rounds.map { $0[work] / counts[work] } }
    let (ours, layout) = (perView[0], perView[2])
    return [
      .ratio("follow-1000-views", ours: ours, baseline: perView[1]),
      // Each among a thousand against each among a hundred: 1 is linear.
      .ratio("follow-1000-growth", ours: ours, baseline: perView[3], goal: .atMost(1.2)),
      // What the adapter adds to the layout pass of each view, against that pass.
      .ratio(
        "follow-1000-adapter",
        ours: zip(ours, layout).map { $0 - $1 },
        baseline: layout,
        goal: .atMost(1)
      ),
    ]
  }

  private static func following(_ count: Int, by author: WorkAuthor) -> Work {
    let views = views(count, by: author, clock: SystemKeyboardClock())
    return Work { times in
      var sum: Double = 0
      for time in 0..<times {
        views.center.post(time)
        await views.nextTurn()
        sum += Double(views.raised)
      }
      return sum
    }
  }

  /// The same values, written and laid out: what nobody who follows can do without.
  private static func layout(of count: Int) -> Work {
    let views = views(count, by: .nobody, clock: NoClock())
    return Work { times in
      var sum: Double = 0
      for time in 0..<times {
        views.layOut(time.isMultiple(of: 2) ? 300 : 216)
        sum += Double(views.raised)
      }
      return sum
    }
  }

  private static func views(
    _ count: Int,
    by author: WorkAuthor,
    clock: any KeyboardClock
  ) -> FollowedViews {
    FollowedViews(count: count, by: author, screen: Posted.screen, clock: clock)
  }
}

/// A clock whose next turn never comes.
private struct NoClock: KeyboardClock {
  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    NotificationToken {}
  }
}
#endif
