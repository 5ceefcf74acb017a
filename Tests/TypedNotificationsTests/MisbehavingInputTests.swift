import Foundation
import Testing

@testable import TypedNotifications

/// Notifications and closures that break the rules cause an error or have no effect, and no trap.
@Suite struct MisbehavingInputTests {
  struct UnreadableScore: @unchecked Sendable {
    var object: Any?
    var userInfo: [AnyHashable: Any]?
    var found: String
  }

  let center = NotificationCenter()

  /// Returns the failures of an observer, which must get no payload.
  func failures<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>,
    when post: () -> Void
  ) -> [NotificationPayloadError] {
    let listener = center.listen(to: descriptor)
    post()
    #expect(listener.payloads.isEmpty)
    return listener.failures
  }

  @Test(arguments: [
    UnreadableScore(userInfo: nil, found: "nothing"),
    UnreadableScore(object: 1, userInfo: nil, found: "nothing"),
    UnreadableScore(userInfo: [:], found: "nothing"),
    UnreadableScore(userInfo: ["Score": 1], found: "nothing"),
    UnreadableScore(userInfo: ["score": "1"], found: "String"),
    UnreadableScore(userInfo: ["score": 1.5], found: "Double"),
    UnreadableScore(userInfo: ["score": Double.nan], found: "Double"),
    UnreadableScore(userInfo: ["score": [1]], found: "Array<Int>"),
    UnreadableScore(userInfo: ["score": Int.self as Any.Type], found: "Int.Type"),
    UnreadableScore(userInfo: ["score": NSNull()], found: "NSNull"),
    UnreadableScore(userInfo: [1: 1], found: "nothing"),
  ])
  func userInfoWithoutAnIntegerIsAnError(_ posted: UnreadableScore) {
    let failures = failures(of: .keyedScore) {
      center.post(name: .score, object: posted.object, userInfo: posted.userInfo)
    }
    #expect(failures.map(\.found) == [posted.found])
    #expect(failures.map(\.location) == [.userInfo(key: "score")])
  }

  @Test(arguments: [0, 10_000])
  func anyTextIsANameAndAKey(length: Int) {
    let text = String(repeating: "Score\u{0}\u{1F9EA}", count: length)
    let descriptor = NotificationDescriptor<Int>(name: Notification.Name(text), userInfoKey: text)
    let scores = center.listen(to: descriptor)
    center.send(descriptor, 1)
    center.post(name: descriptor.name, object: nil)
    #expect(scores.payloads == [1])
    #expect(scores.failures.map(\.name) == [descriptor.name])
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
