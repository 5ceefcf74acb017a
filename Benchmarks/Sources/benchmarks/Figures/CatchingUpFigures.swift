import Foundation
import KeyboardNotifications

/// An observer that comes while the keyboard is up, and hears of it at once.
@MainActor enum CatchingUpFigures {
  static func measure(_ effort: Effort) async throws -> [Figure] {
    let center = NotificationCenter()
    let environment = KeyboardEnvironment(screen: Posted.screen)
    let tracker = KeyboardTracker(center: center) { environment }
    tracker.start()
    center.post(0)
    let work = Work { times in
      var sum: Double = 0
      for _ in 0..<times {
        tracker.observe { sum += Double($0.heightIncrement) }.cancel()
      }
      return sum
    }
    let rounds = try await Interleaving(effort: effort, works: [work]).measure()
    return [.absolute("catching-up", rounds.map { $0[0] }, unit: .nanoseconds)]
  }
}
