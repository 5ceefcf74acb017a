import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainQueueTests {
  @Test func onTheMainActorAnActionIsPerformedAtOnce() {
    let performed = Recorder<Int>()
    MainQueue.perform { performed.record(1) }
    #expect(performed.values == [1])
  }

  @Test func fromAnotherThreadActionsArePerformedLaterInOrder() async {
    let performed = Recorder<Int>()
    await withCheckedContinuation { continuation in
      onThreads(1) { _ in
        for number in 1...3 { MainQueue.perform { performed.record(number) } }
        MainQueue.perform { continuation.resume() }
      }
      #expect(performed.values.isEmpty)
    }
    #expect(performed.values == [1, 2, 3])
  }

  @Test func scheduledActionsComeInTheOrderOfTheirTimesUnlessTheyAreCancelled() async {
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
