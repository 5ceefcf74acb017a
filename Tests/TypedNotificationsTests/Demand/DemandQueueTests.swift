import Dispatch
import Foundation
import Testing

@testable import TypedNotifications

@Suite struct DemandQueueTests {
  @Test func valuesWaitUntilTheyAreAskedFor() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    for value in 1...4 { queue.enqueue(value) }
    #expect(subscriber.values.isEmpty)
    queue.request(1)
    #expect(subscriber.values == [1])
    queue.request(2)
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test func whatTheSubscriberReturnsIsAskedForToo() {
    let subscriber = TestSubscriber(more: 1)
    let queue = subscriber.queue()
    for value in 1...4 { queue.enqueue(value) }
    queue.request(1)
    #expect(subscriber.values == [1, 2, 3, 4])
    queue.enqueue(5)
    #expect(subscriber.values == [1, 2, 3, 4, 5])
  }

  @Test func theNewestIsNeverLost() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue(keeping: .newest)
    queue.request(1)
    for value in 1...5 { queue.enqueue(value) }
    queue.request(1)
    #expect(subscriber.values == [1, 5])
  }

  @Test func aValueThatComesDuringACallIsHandedOverAfterIt() {
    let slot = Slot<DemandQueue<Int>>()
    let subscriber = TestSubscriber { if $0 == 1 { slot.value?.enqueue(2) } }
    let queue = subscriber.queue()
    slot.value = queue
    queue.request(nil)
    queue.enqueue(1)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.overlap == 1)
    slot.value = nil
  }

  @Test func askingDuringACallDoesNotNest() {
    let slot = Slot<DemandQueue<Int>>()
    let subscriber = TestSubscriber { _ in slot.value?.request(1) }
    let queue = subscriber.queue()
    slot.value = queue
    for value in 1...3 { queue.enqueue(value) }
    queue.request(1)
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.overlap == 1)
    slot.value = nil
  }

  @Test func cancellingDuringACallIsTheEnd() {
    let slot = Slot<DemandQueue<Int>>()
    let subscriber = TestSubscriber(more: nil) { _ in slot.value?.cancel() }
    let queue = subscriber.queue()
    slot.value = queue
    for value in 1...3 { queue.enqueue(value) }
    queue.request(nil)
    #expect(subscriber.values == [1])
    #expect(subscriber.finishCount == 0)
    slot.value = nil
  }

  @Test func afterCancellingNothingComes() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    queue.request(nil)
    queue.cancel()
    queue.enqueue(1)
    queue.finish()
    queue.cancel()
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.finishCount == 0)
  }

  @Test func cancellingLetsTheSubscriberGo() {
    weak var subscriber: TestSubscriber?
    let queue: DemandQueue<Int>
    do {
      let strong = TestSubscriber()
      subscriber = strong
      queue = strong.queue()
    }
    #expect(subscriber != nil)
    queue.cancel()
    #expect(subscriber == nil)
  }

  @Test func finishingHandsOverWhatIsAskedForFirst() {
    let subscriber = TestSubscriber()
    let queue = subscriber.queue()
    queue.enqueue(1)
    queue.finish()
    queue.enqueue(2)
    #expect(subscriber.finishCount == 0)
    queue.request(5)
    #expect(subscriber.values == [1])
    #expect(subscriber.finishCount == 1)
    queue.finish()
    #expect(subscriber.finishCount == 1)
  }

  @Test func finishingNeedsNoDemandWhereNothingWaits() {
    let subscriber = TestSubscriber()
    subscriber.queue().finish()
    #expect(subscriber.finishCount == 1)
  }

  @Test func finishingDuringACallFollowsIt() {
    let slot = Slot<DemandQueue<Int>>()
    let subscriber = TestSubscriber { _ in slot.value?.finish() }
    let queue = subscriber.queue()
    slot.value = queue
    queue.enqueue(1)
    queue.enqueue(2)
    queue.request(nil)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.finishCount == 1)
    slot.value = nil
  }

  @Test func aTokenIsCancelledWithTheQueue() {
    let cancels = Recorder<Bool>()
    let queue = TestSubscriber().queue()
    queue.retain(NotificationToken { cancels.record(true) })
    #expect(cancels.count == 0)
    queue.cancel()
    #expect(cancels.count == 1)
  }

  @Test func aTokenThatComesTooLateIsCancelledAtOnce() {
    let cancels = Recorder<Bool>()
    let queue = TestSubscriber().queue()
    queue.cancel()
    queue.retain(NotificationToken { cancels.record(true) })
    #expect(cancels.count == 1)
  }

  @Test func valuesFromManyThreadsComeOneAtATime() {
    let subscriber = TestSubscriber(more: 1)
    let queue = subscriber.queue()
    queue.request(1)
    DispatchQueue.concurrentPerform(iterations: 1_000) { queue.enqueue($0) }
    #expect(subscriber.values.sorted() == Array(0..<1_000))
    #expect(subscriber.overlap == 1)
  }

  @Test @MainActor func onTheMainActorItCallsInTurn() {
    let subscriber = TestSubscriber { _ in #expect(MainQueue.isCurrent) }
    let queue = subscriber.queue(on: .mainActor)
    queue.enqueue(1)
    queue.request(1)
    #expect(subscriber.values == [1])
  }

  @Test @MainActor func whatIsAskedForElsewhereComesOnTheMainActor() async {
    let subscriber = TestSubscriber { _ in #expect(MainQueue.isCurrent) }
    let queue = subscriber.queue(on: .mainActor)
    queue.enqueue(1)
    await Task.detached { queue.request(1) }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(subscriber.values == [1])
  }
}
