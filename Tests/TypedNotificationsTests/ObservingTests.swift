import Foundation
import Testing

@testable import TypedNotifications

@Suite struct ObservingTests {
  let center = NotificationCenter()

  @Test func everyObserverGetsEachPayloadInOrder() {
    let listeners = (0..<5).map { _ in center.listen(to: .score) }
    for score in 0..<10 {
      center.send(.score, score)
    }
    #expect(listeners.map(\.payloads) == Array(repeating: Array(0..<10), count: 5))
  }

  @Test func observationGoesOnAfterAFailure() {
    let scores = center.listen(to: .keyedScore)
    center.send(.keyedScore, 1)
    center.post(name: .score, object: nil)
    center.send(.keyedScore, 2)
    #expect(scores.payloads == [1, 2])
    #expect(scores.failures.count == 1)
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
}
