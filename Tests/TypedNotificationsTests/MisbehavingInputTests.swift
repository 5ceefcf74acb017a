import Foundation
import Testing

@testable import TypedNotifications

/// Notifications and closures that break the rules cause an error or have no effect, and no trap.
@Suite struct MisbehavingInputTests {
  let center = NotificationCenter()

  @Test(
    arguments: [
      (nil, "nothing"), (["Score": 1], "nothing"), (["score": "1"], "String"),
      (["score": 1.5], "Double"),
    ] as [([String: any Sendable]?, String)]
  )
  func userInfoWithoutAnIntegerIsAnError(userInfo: [String: any Sendable]?, found: String) {
    let listener = center.listen(to: .keyedScore)
    center.post(name: .score, object: nil, userInfo: userInfo)
    #expect(listener.payloads.isEmpty)
    #expect(listener.failures.map(\.found) == [found])
    #expect(listener.failures.map(\.location) == [.userInfo(key: "score")])
  }

  @Test func convertMayCancelItsOwnObservation() {
    let slot = LockedValue<NotificationToken>()
    let received = Recorder<Int>()
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      slot.value?.cancel()
      return 1
    }
    slot.value = center.addObserver(descriptor: descriptor) { received.record($0) }
    center.post(name: .score, object: nil)
    #expect(received.values.isEmpty)
    slot.value = nil
  }

  @Test func failureHandlerMayCancelAndPost() {
    let slot = LockedValue<NotificationToken>()
    let received = Recorder<Int>()
    slot.value = center.addObserver(descriptor: .score) {
      received.record($0)
    } onMalformed: { [center] _ in
      received.record(-1)
      center.send(.score, 0)
      slot.value?.cancel()
    }
    center.post(name: .score, object: "many")
    center.post(name: .score, object: "many")
    #expect(received.values == [-1, 0])
    slot.value = nil
  }

  @Test func anObserverWithoutAFailureHandlerContinuesAfterFailures() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    for _ in 0..<100 {
      center.post(name: .score, object: "this failure belongs to a test")
    }
    center.send(.score, 1)
    #expect(received.values == [1])
    token.cancel()
  }
}
