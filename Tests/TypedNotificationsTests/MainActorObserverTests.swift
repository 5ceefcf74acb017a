import Dispatch
import Foundation
import Testing
import TypedNotifications

@MainActor
@Suite struct MainActorObserverTests {
  let center = NotificationCenter()

  /// Scores and failures in their order; -1 is a failure.
  @MainActor final class Log {
    var scores: [Int] = []
    var failures: [NotificationPayloadError] = []
  }

  let log = Log()
  let token: NotificationToken

  init() {
    token = center.addMainActorObserver(descriptor: .score) { [log] score in
      log.scores.append(score)
    } onMalformed: { [log] error in
      #expect(error.name == .score)
      log.scores.append(-1)
      log.failures.append(error)
    }
  }

  @Test func aPostOnTheMainActorIsHandledAtOnce() {
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

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)), arguments: hops)
  func aPostOnTheMainQueueIsHandledAtOnce(
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

  @Test func aPostInASyncOfAnotherQueueIsHandled() async {
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

  @Test(arguments: [true, false])
  func aPostThatWaitsIsNotHandledAfterCancelling(onTheMainActor: Bool) async {
    onAnotherThread { [center, token] in
      center.send(.score, 1)
      center.post(name: .score, object: nil)
      if !onTheMainActor { token.cancel() }
    }
    if onTheMainActor { token.cancel() }
    await mainQueueToDrain()
    #expect(log.scores.isEmpty)
  }

  /// An object that records true if it is released on the main actor.
  private final class Captured: Sendable {
    let releases: Recorder<Bool>

    init(_ releases: Recorder<Bool>) {
      self.releases = releases
    }

    deinit {
      releases.record(MainQueue.isCurrent)
    }
  }

  @Test(arguments: [true, false])
  func capturedObjectsAreReleasedOnTheMainActor(isFailureHandler: Bool) async {
    let releases = Recorder<Bool>()
    let slot: LockedValue<NotificationToken>
    do {
      let captured = Captured(releases)
      slot = LockedValue(
        center.addMainActorObserver(descriptor: .score) {
          [captured = isFailureHandler ? nil : captured] _ in
          withExtendedLifetime(captured) {}
        } onMalformed: { [captured = isFailureHandler ? captured : nil] _ in
          withExtendedLifetime(captured) {}
        }
      )
    }
    onAnotherThread { slot.value?.cancel() }
    await mainQueueToDrain()
    #expect(releases.values == [true])
    slot.value = nil
  }

  @Test func objectFiltersBySender() {
    let sender = TestObject()
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
