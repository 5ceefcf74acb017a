import Foundation
import Testing

@testable import TypedNotifications

@Suite struct ObservingTests {
  let center = NotificationCenter()

  @Test func observerGetsEachPayloadInOrder() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    for score in 0..<10 {
      center.send(.score, score)
    }
    token.cancel()
    #expect(received.values == Array(0..<10))
  }

  @Test func everyObserverGetsThePayload() {
    let received = Recorder<Int>()
    let tokens = (0..<5).map { index in
      center.addObserver(descriptor: .score) { _ in received.record(index) }
    }
    center.send(.score, 1)
    tokens.forEach { $0.cancel() }
    // Foundation on Linux calls them in random order.
    #expect(received.values.sorted() == Array(0..<5))
  }

  @Test func otherNamesAreNotHeard() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    center.send(NotificationDescriptor(name: Notification.Name("Other")), 1)
    token.cancel()
    #expect(received.values.isEmpty)
  }

  @Test func otherCentersAreNotHeard() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    NotificationCenter().send(.score, 1)
    token.cancel()
    #expect(received.values.isEmpty)
  }

  @Test func objectFiltersBySender() {
    let sender = Canary()
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .readScore, object: sender) { received.record($0) }
    center.post(name: .score, object: sender, userInfo: ["score": 1])
    center.post(name: .score, object: Canary(), userInfo: ["score": 2])
    center.post(name: .score, object: nil, userInfo: ["score": 3])
    token.cancel()
    #expect(received.values == [1])
  }

  @Test func withoutObjectEverySenderIsHeard() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .readScore) { received.record($0) }
    center.post(name: .score, object: Canary(), userInfo: ["score": 1])
    center.post(name: .score, object: nil, userInfo: ["score": 2])
    token.cancel()
    #expect(received.values == [1, 2])
  }

  @Test func failureReachesItsHandlerWithTheName() {
    let names = Recorder<Notification.Name>()
    let failures = Recorder<NotificationPayloadError>()
    let token = center.addObserver(descriptor: .keyedScore) { _ in
      Issue.record("There is no payload.")
    } onFailure: { name, error in
      names.record(name)
      failures.record(error)
    }
    center.post(name: .score, object: nil, userInfo: ["score": "many"])
    token.cancel()
    let expected = NotificationPayloadError(
      notification: .score,
      location: .userInfo(key: "score"),
      expected: Int.self,
      found: "many"
    )
    #expect(names.values == [.score])
    #expect(failures.values == [expected])
  }

  @Test func observationGoesOnAfterAFailure() {
    let received = Recorder<Int>()
    let failures = Recorder<NotificationPayloadError>()
    let token = center.addObserver(descriptor: .keyedScore) {
      received.record($0)
    } onFailure: { _, error in
      failures.record(error)
    }
    center.send(.keyedScore, 1)
    center.post(name: .score, object: nil)
    center.send(.keyedScore, 2)
    token.cancel()
    #expect(received.values == [1, 2])
    #expect(failures.count == 1)
  }

  @Test func observersMayPost() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { [center] score in
      received.record(score)
      if score < 5 {
        center.send(.score, score + 1)
      }
    }
    center.send(.score, 1)
    token.cancel()
    #expect(received.values == [1, 2, 3, 4, 5])
  }

  @Test func observersMayObserve() {
    let received = Recorder<Int>()
    let inner = Slot<NotificationToken>()
    let token = center.addObserver(descriptor: .score) { [center] _ in
      inner.value = center.addObserver(descriptor: .keyedScore) { received.record($0) }
    }
    center.send(.score, 1)
    token.cancel()
    center.send(.keyedScore, 2)
    inner.value = nil
    #expect(received.values == [2])
  }
}
