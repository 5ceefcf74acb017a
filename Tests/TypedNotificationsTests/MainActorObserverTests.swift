import Dispatch
import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainActorObserverTests {
  let center = NotificationCenter()

  /// What a main-actor closure may change without a lock.
  @MainActor final class Log {
    var scores: [Int] = []
    var failures: [NotificationPayloadError] = []
  }

  let log = Log()

  @Test func postOnTheMainActorIsHandledInTheSameTurn() {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    center.send(.score, 1)
    #expect(log.scores == [1])
    center.send(.score, 2)
    #expect(log.scores == [1, 2])
    token.cancel()
  }

  @Test func sameTurnHoldsOnTheMainQueue() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    let isHandled = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { [center, log] in
        center.send(.score, 1)
        continuation.resume(returning: MainActor.assumeIsolated { log.scores == [1] })
      }
    }
    #expect(isHandled)
    token.cancel()
  }

  @Test func sameTurnHoldsInSyncOntoTheMainQueue() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    let isHandled = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [center, log] in
        DispatchQueue.main.sync {
          center.send(.score, 1)
          continuation.resume(returning: MainActor.assumeIsolated { log.scores == [1] })
        }
      }
    }
    #expect(isHandled)
    token.cancel()
  }

  @Test func postInsideAnotherQueuesSyncIsHandled() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    DispatchQueue(label: "other").sync { center.send(.score, 1) }
    // On the main thread in the same turn; on Linux the main actor may be on another thread.
    await mainQueueToDrain()
    #expect(log.scores == [1])
    token.cancel()
  }

  @Test func postOnAnotherThreadIsHandledLater() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    onAnotherThread { [center] in center.send(.score, 1) }
    #expect(log.scores.isEmpty)
    await mainQueueToDrain()
    #expect(log.scores == [1])
    token.cancel()
  }

  @Test func hopInProgressDoesNotOutliveTheToken() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] in log.scores.append($0) }
    onAnotherThread { [center] in center.send(.score, 1) }
    token.cancel()
    await mainQueueToDrain()
    #expect(log.scores.isEmpty)
  }

  @Test func failedHopDoesNotOutliveTheToken() async {
    let token = center.addMainActorObserver(descriptor: .score) { _ in
    } onFailure: { [log] _, error in
      log.failures.append(error)
    }
    onAnotherThread { [center] in center.post(name: .score, object: nil) }
    token.cancel()
    await mainQueueToDrain()
    #expect(log.failures.isEmpty)
  }

  @Test func tokenMayBeCancelledByAnEarlierHop() async {
    let slot = Slot<NotificationToken>()
    slot.value = center.addMainActorObserver(descriptor: .score) { [log] score in
      log.scores.append(score)
      slot.value?.cancel()
    }
    onAnotherThread { [center] in
      center.send(.score, 1)
      center.send(.score, 2)
    }
    await mainQueueToDrain()
    #expect(log.scores == [1])
    slot.value = nil
  }

  @Test func failureIsHandledInTheSameTurn() {
    let token = center.addMainActorObserver(descriptor: .score) { _ in
    } onFailure: { [log] name, error in
      #expect(name == .score)
      log.failures.append(error)
    }
    center.post(name: .score, object: nil)
    #expect(log.failures.map(\.found) == ["nothing"])
    token.cancel()
  }

  @Test func failureKeepsItsPlaceAmongPayloads() async {
    let token = center.addMainActorObserver(descriptor: .score) { [log] score in
      log.scores.append(score)
    } onFailure: { [log] _, _ in
      log.scores.append(-1)
    }
    onAnotherThread { [center] in
      center.send(.score, 1)
      center.post(name: .score, object: nil)
      center.send(.score, 2)
    }
    await mainQueueToDrain()
    #expect(log.scores == [1, -1, 2])
    token.cancel()
  }

  @Test func objectFiltersBySender() {
    let sender = Canary()
    let token = center.addMainActorObserver(descriptor: .keyedScore, object: sender) { [log] in
      log.scores.append($0)
    }
    center.send(.keyedScore, 1, object: sender)
    center.send(.keyedScore, 2)
    #expect(log.scores == [1])
    token.cancel()
  }
}
