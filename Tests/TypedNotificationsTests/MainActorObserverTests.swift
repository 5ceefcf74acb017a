import Dispatch
import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainActorObserverTests {
  let center = NotificationCenter()

  /// Scores and failures as a main-actor closure may write them without a lock; a failure is -1.
  @MainActor final class Log {
    var scores: [Int] = []
    var failures: [NotificationPayloadError] = []
  }

  let log = Log()
  let token: NotificationToken

  init() {
    token = center.addMainActorObserver(descriptor: .score) { [log] score in
      log.scores.append(score)
    } onFailure: { [log] error in
      #expect(error.notification == .score)
      log.scores.append(-1)
      log.failures.append(error)
    }
  }

  @Test func postOnTheMainActorIsHandledInTheSameTurn() {
    center.send(.score, 1)
    #expect(log.scores == [1])
    center.post(name: .score, object: nil)
    #expect(log.scores == [1, -1])
    #expect(log.failures.map(\.found) == ["nothing"])
    center.send(.score, 2)
    #expect(log.scores == [1, -1, 2])
  }

  /// Hops to the main queue.
  nonisolated static let hops: [(String, @Sendable (@escaping @Sendable () -> Void) -> Void)] = [
    ("asynchronous", { DispatchQueue.main.async(execute: $0) }),
    (
      "synchronous", { work in DispatchQueue.global().async { DispatchQueue.main.sync { work() } } }
    ),
  ]

  @Test(arguments: hops)
  func sameTurnHoldsOnTheMainQueue(
    name: String,
    hop: @Sendable (@escaping @Sendable () -> Void) -> Void
  ) async {
    let isHandled = await withCheckedContinuation { continuation in
      hop { [center, log] in
        center.send(.score, 1)
        continuation.resume(returning: MainActor.assumeIsolated { log.scores == [1] })
      }
    }
    #expect(isHandled, "\(name)")
  }

  @Test func postInsideAnotherQueuesSyncIsHandled() async {
    DispatchQueue(label: "other").sync { center.send(.score, 1) }
    // On the main thread in the same turn; on Linux the main actor may be on another thread.
    await mainQueueToDrain()
    #expect(log.scores == [1])
  }

  @Test func postsOnAnotherThreadAreHandledLaterInOrder() async {
    onAnotherThread { [center] in
      center.send(.score, 1)
      center.post(name: .score, object: nil)
      center.send(.score, 2)
    }
    #expect(log.scores.isEmpty)
    await mainQueueToDrain()
    #expect(log.scores == [1, -1, 2])
  }

  @Test func hopsInProgressDoNotOutliveTheToken() async {
    onAnotherThread { [center] in
      center.send(.score, 1)
      center.post(name: .score, object: nil)
    }
    token.cancel()
    await mainQueueToDrain()
    #expect(log.scores.isEmpty)
  }

  @Test func tokenMayBeCancelledByAnEarlierHop() async {
    let slot = Slot<NotificationToken>()
    slot.value = center.addMainActorObserver(descriptor: .keyedScore) { [log] score in
      log.scores.append(score)
      slot.value?.cancel()
    }
    token.cancel()
    onAnotherThread { [center] in
      center.send(.keyedScore, 1)
      center.send(.keyedScore, 2)
    }
    await mainQueueToDrain()
    #expect(log.scores == [1])
    slot.value = nil
  }

  @Test func objectFiltersBySender() {
    let sender = Canary()
    let filtered = Log()
    let token = center.addMainActorObserver(descriptor: .keyedScore, object: sender) {
      filtered.scores.append($0)
    }
    center.send(.keyedScore, 1, object: sender)
    center.send(.keyedScore, 2)
    #expect(filtered.scores == [1])
    token.cancel()
  }
}
