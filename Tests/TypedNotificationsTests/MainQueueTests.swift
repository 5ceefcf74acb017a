import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainQueueTests {
  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)))
  func scheduledActionsComeInTheOrderOfTheirTimesUnlessTheyAreCancelled() async {
    let performed = Recorder<Int>()
    let cancelled = MainQueue.schedule(after: 0.01) { performed.record(0) }
    cancelled.cancel()
    var tokens: [NotificationToken] = []
    await withCheckedContinuation { continuation in
      tokens = [
        MainQueue.schedule(after: 0.2) {
          performed.record(2)
          continuation.resume()
        },
        MainQueue.schedule(after: 0.1) { performed.record(1) },
      ]
    }
    #expect(performed.values == [1, 2])
    withExtendedLifetime(tokens) {}
  }
}
