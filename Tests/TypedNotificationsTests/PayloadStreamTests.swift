import Foundation
import Testing
import TypedNotifications

@Suite struct PayloadStreamTests {
  let center = NotificationCenter()
  let reads = Recorder<Int>()

  /// Posts 2, and returns true if it is not read, and only 1 was read before.
  func observationHasEnded() -> Bool {
    center.send(.score, 2)
    return reads.values == [1]
  }

  /// Begins an observation that records the payloads that it reads, and posts 1.
  func payloads() -> AsyncStream<Int> {
    let payloads = center.payloads(of: .score(countIn: reads))
    center.send(.score, 1)
    return payloads
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func eachObservationBeginsBeforeItsLoop() async {
    let streams = [center.payloads(of: .score), center.payloads(of: .score)]
    center.send(.score, 1)
    let tasks = streams.map { stream in Task { await stream.first(2) } }
    center.send(.score, 2)
    for task in tasks { #expect(await task.value == [1, 2]) }
  }

  static let policies: [(AsyncStream<Int>.Continuation.BufferingPolicy?, [Int])] = [
    (nil, Array(0..<10_000)), (.bufferingNewest(2), [9_998, 9_999]), (.bufferingOldest(2), [0, 1]),
  ]

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10)), arguments: policies)
  func nothingIsLostUnlessThePolicyAllowsIt(
    policy: AsyncStream<Int>.Continuation.BufferingPolicy?,
    kept: [Int]
  ) async {
    let payloads =
      policy.map { center.payloads(of: .score, bufferingPolicy: $0) } ?? center.payloads(of: .score)
    for score in 0..<10_000 { center.send(.score, score) }
    #expect(await payloads.first(kept.count) == kept)
  }

  @Test func releasingTheStreamEndsTheObservation() {
    var payloads: AsyncStream<Int>? = payloads()
    #expect(payloads != nil)
    payloads = nil
    #expect(observationHasEnded())
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func failureReachesItsHandlerAndTheLoopGoesOn() async {
    let failures = Recorder<NotificationPayloadError>()
    let payloads = center.payloads(of: .keyedScore) { failures.record($0) }
    center.post(name: .score, object: nil)
    center.send(.keyedScore, 2)
    #expect(await payloads.first(1) == [2])
    #expect(failures.values.map(\.location) == [.userInfo(key: "score")])
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func objectFiltersBySender() async {
    let sender = TestObject()
    let payloads = center.payloads(of: .keyedScore, object: sender)
    center.send(.keyedScore, 1)
    center.send(.keyedScore, 2, object: sender)
    #expect(await payloads.first(1) == [2])
  }
}
