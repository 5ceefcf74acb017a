import Foundation
import Testing

@testable import TypedNotifications

/// Notifications as they should not be; each is an answer, none a trap.
@Suite struct MisbehavingInputTests {
  struct Wild: @unchecked Sendable {
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
    Wild(userInfo: nil, found: "nothing"),
    Wild(object: 1, userInfo: nil, found: "nothing"),
    Wild(userInfo: [:], found: "nothing"),
    Wild(userInfo: ["Score": 1], found: "nothing"),
    Wild(userInfo: ["score": "1"], found: "String"),
    Wild(userInfo: ["score": 1.5], found: "Double"),
    Wild(userInfo: ["score": Double.nan], found: "Double"),
    Wild(userInfo: ["score": [1]], found: "Array<Int>"),
    Wild(userInfo: ["score": Int.self as Any.Type], found: "Int.Type"),
    Wild(userInfo: ["score": NSNull()], found: "NSNull"),
    Wild(userInfo: [1: 1], found: "nothing"),
  ])
  func wildUserInfoIsAnError(wild: Wild) {
    let failures = failures(of: .keyedScore) {
      center.post(name: .score, object: wild.object, userInfo: wild.userInfo)
    }
    #expect(failures.map(\.found) == [wild.found])
    #expect(failures.map(\.location) == [.userInfo(key: "score")])
  }

  @Test func wildObjectsAreErrors() {
    let objects: [(any Sendable)?] = [nil, "1", 1.5, [1], Canary(), Double.infinity]
    for object in objects {
      let failures = failures(of: .score) { center.post(name: .score, object: object) }
      #expect(failures.map(\.location) == [.object])
    }
  }

  @Test(arguments: [0, 10_000])
  func anyTextIsANameAndAKey(length: Int) {
    let text = String(repeating: "Score\u{0}\u{1F9EA}", count: length)
    let descriptor = NotificationDescriptor<Int>(name: Notification.Name(text), userInfoKey: text)
    let scores = center.listen(to: descriptor)
    center.send(descriptor, 1)
    center.post(name: descriptor.name, object: nil)
    #expect(scores.payloads == [1])
    #expect(scores.failures.map(\.notification) == [descriptor.name])
  }

  @Test func convertMayCancelItsOwnObservation() {
    let slot = Slot<NotificationToken>()
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
    let slot = Slot<NotificationToken>()
    let received = Recorder<Int>()
    slot.value = center.addObserver(descriptor: .score) {
      received.record($0)
    } onFailure: { [center] _ in
      received.record(-1)
      center.send(.score, 0)
      slot.value?.cancel()
    }
    center.post(name: .score, object: "many")
    center.post(name: .score, object: "many")
    #expect(received.values == [-1, 0])
    slot.value = nil
  }

  @Test func failureWithoutHandlerIsNoTrap() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) { received.record($0) }
    for _ in 0..<100 {
      center.post(name: .score, object: "this failure belongs to a test")
    }
    token.cancel()
    #expect(received.values.isEmpty)
  }
}
