import Dispatch
import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainQueueTests {
  @Test func onTheMainActorAnActionIsPerformedAtOnce() {
    let performed = Recorder<Int>()
    MainQueue.performNowOrLater { performed.record(1) }
    #expect(performed.values == [1])
  }

  @Test func fromAnotherThreadActionsArePerformedLaterInOrder() async {
    let performed = Recorder<Int>()
    await withCheckedContinuation { continuation in
      onThreads(1) { _ in
        for number in 1...3 { MainQueue.performNowOrLater { performed.record(number) } }
        MainQueue.performNowOrLater { continuation.resume() }
      }
      #expect(performed.values.isEmpty)
    }
    #expect(performed.values == [1, 2, 3])
  }

  @Test func aScheduledActionComesAfterItsTimeUnlessItIsCancelled() async {
    let performed = Recorder<Int>()
    let start = DispatchTime.now()
    let cancelled = MainQueue.schedule(after: 0.01) { performed.record(1) }
    cancelled.cancel()
    var token: NotificationToken?
    await withCheckedContinuation { continuation in
      token = MainQueue.schedule(after: 0.05) {
        performed.record(2)
        continuation.resume()
      }
    }
    token?.cancel()
    #expect(performed.values == [2])
    #expect(DispatchTime.now() >= start + 0.05)
  }
}
