import Foundation
import Testing
import TypedNotifications

@Suite struct PayloadStreamTests {
  let center = NotificationCenter()

  /// A descriptor that records each reading, to see whether anyone still observes.
  func watched(by reads: Recorder<Int>) -> NotificationDescriptor<Int> {
    NotificationDescriptor(name: .score) { notification in
      let score = try notification.object(as: Int.self)
      reads.record(score)
      return score
    } encode: { score, notification in
      notification.object = score
    }
  }

  /// Takes the next payloads of a stream.
  func next(_ count: Int, of payloads: AsyncStream<Int>) async -> [Int] {
    var scores: [Int] = []
    for await score in payloads {
      scores.append(score)
      if scores.count == count { break }
    }
    return scores
  }

  @Test func observationBeginsBeforeTheLoop() async {
    let payloads = center.payloads(of: .score)
    center.send(.score, 1)
    let task = Task { await next(2, of: payloads) }
    center.send(.score, 2)
    #expect(await task.value == [1, 2])
  }

  @Test func loopWaitsForWhatIsPostedLater() async {
    let payloads = center.payloads(of: .score)
    let started = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      started.continuation.yield()
      return await next(1, of: payloads)
    }
    for await _ in started.stream { break }
    center.send(.score, 7)
    #expect(await task.value == [7])
  }

  @Test func nothingIsLostByDefault() async {
    let payloads = center.payloads(of: .score)
    for score in 0..<10_000 {
      center.send(.score, score)
    }
    #expect(await next(10_000, of: payloads) == Array(0..<10_000))
  }

  @Test func newestAreKeptWhenAskedFor() async {
    let payloads = center.payloads(of: .score, bufferingPolicy: .bufferingNewest(2))
    for score in 0..<10 {
      center.send(.score, score)
    }
    #expect(await next(2, of: payloads) == [8, 9])
  }

  @Test func oldestAreKeptWhenAskedFor() async {
    let payloads = center.payloads(of: .score, bufferingPolicy: .bufferingOldest(2))
    for score in 0..<10 {
      center.send(.score, score)
    }
    #expect(await next(2, of: payloads) == [0, 1])
  }

  @Test func cancellingTheTaskEndsTheObservation() async {
    let reads = Recorder<Int>()
    let descriptor = watched(by: reads)
    let payloads = center.payloads(of: descriptor)
    center.send(descriptor, 1)
    let task = Task {
      for await _ in payloads {}
    }
    task.cancel()
    await task.value
    center.send(descriptor, 2)
    #expect(reads.values == [1])
    withExtendedLifetime(payloads) {}
  }

  @Test func releasingTheStreamEndsTheObservation() {
    let reads = Recorder<Int>()
    let descriptor = watched(by: reads)
    var payloads: AsyncStream<Int>? = center.payloads(of: descriptor)
    center.send(descriptor, 1)
    #expect(payloads != nil)
    payloads = nil
    center.send(descriptor, 2)
    #expect(reads.values == [1])
  }

  @Test func iteratorKeepsTheObservation() async {
    let reads = Recorder<Int>()
    let descriptor = watched(by: reads)
    var iterator: AsyncStream<Int>.Iterator?
    do {
      iterator = center.payloads(of: descriptor).makeAsyncIterator()
    }
    center.send(descriptor, 1)
    #expect(await iterator?.next() == 1)
    iterator = nil
    center.send(descriptor, 2)
    #expect(reads.values == [1])
  }

  @Test func leavingTheLoopEndsTheObservation() async {
    let reads = Recorder<Int>()
    let descriptor = watched(by: reads)
    let payloads = Slot(center.payloads(of: descriptor))
    center.send(descriptor, 1)
    if let sequence = payloads.value {
      payloads.value = nil
      #expect(await next(1, of: sequence) == [1])
    }
    center.send(descriptor, 2)
    #expect(reads.values == [1])
  }

  @Test func eachStreamGetsEveryPayload() async {
    let first = center.payloads(of: .score)
    let second = center.payloads(of: .score)
    center.send(.score, 1)
    #expect(await next(1, of: first) == [1])
    #expect(await next(1, of: second) == [1])
  }

  @Test func failureReachesItsHandlerAndTheLoopGoesOn() async {
    let failures = Recorder<NotificationPayloadError>()
    let payloads = center.payloads(of: .keyedScore) { _, error in failures.record(error) }
    center.post(name: .score, object: nil)
    center.send(.keyedScore, 2)
    #expect(await next(1, of: payloads) == [2])
    #expect(failures.values.map(\.location) == [.userInfo(key: "score")])
  }

  @Test func objectFiltersBySender() async {
    let sender = Canary()
    let payloads = center.payloads(of: .keyedScore, object: sender)
    center.send(.keyedScore, 1)
    center.send(.keyedScore, 2, object: sender)
    #expect(await next(1, of: payloads) == [2])
  }
}
