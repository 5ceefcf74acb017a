import Foundation
import Testing

@testable import TypedNotifications

/// Notifications as they should not be; each is an answer, none a trap.
@Suite struct MisbehavingInputTests {
  struct Wild: Sendable {
    var words: String
    var object: @Sendable () -> Any?
    var userInfo: @Sendable () -> [AnyHashable: Any]?
    var found: String
  }

  static let wildUserInfo: [Wild] = [
    Wild(words: "no user info", object: { nil }, userInfo: { nil }, found: "nothing"),
    Wild(words: "empty", object: { nil }, userInfo: { [:] }, found: "nothing"),
    Wild(words: "other key", object: { nil }, userInfo: { ["Score": 1] }, found: "nothing"),
    Wild(words: "key of another type", object: { nil }, userInfo: { [1: 1] }, found: "nothing"),
    Wild(words: "string", object: { nil }, userInfo: { ["score": "1"] }, found: "String"),
    Wild(words: "fraction", object: { nil }, userInfo: { ["score": 1.5] }, found: "Double"),
    Wild(words: "NaN", object: { nil }, userInfo: { ["score": Double.nan] }, found: "Double"),
    Wild(words: "list", object: { nil }, userInfo: { ["score": [1]] }, found: "Array<Int>"),
    Wild(words: "null", object: { nil }, userInfo: { ["score": NSNull()] }, found: "NSNull"),
    Wild(
      words: "type",
      object: { nil },
      userInfo: { ["score": Int.self as Any.Type] },
      found: "Int.Type"
    ),
    Wild(words: "in the object instead", object: { 1 }, userInfo: { nil }, found: "nothing"),
  ]

  let center = NotificationCenter()

  func failures<Payload>(
    of descriptor: NotificationDescriptor<Payload>,
    when post: () -> Void
  ) -> [NotificationPayloadError] {
    let failures = Recorder<NotificationPayloadError>()
    let token = center.addObserver(descriptor: descriptor) { _ in
      Issue.record("Nothing here is a payload.")
    } onFailure: { _, error in
      failures.record(error)
    }
    post()
    token.cancel()
    return failures.values
  }

  @Test(arguments: wildUserInfo)
  func wildUserInfoIsAnError(wild: Wild) {
    let failures = failures(of: .keyedScore) {
      center.post(name: .score, object: wild.object(), userInfo: wild.userInfo())
    }
    #expect(failures.map(\.found) == [wild.found], "\(wild.words)")
    #expect(failures.map(\.location) == [.userInfo(key: "score")], "\(wild.words)")
  }

  @Test func wildObjectsAreErrors() {
    let objects: [(any Sendable)?] = [nil, "1", 1.5, [1], Canary(), Double.infinity]
    for object in objects {
      let failures = failures(of: .score) { center.post(name: .score, object: object) }
      #expect(failures.map(\.location) == [.object])
    }
  }

  @Test func objectOfAnotherClassIsAnError() {
    let descriptor = NotificationDescriptor<UserDefaults>(name: .score)
    let failures = failures(of: descriptor) {
      center.post(name: .score, object: NotificationCenter())
    }
    #expect(failures.map(\.expected) == ["UserDefaults"])
    #expect(failures.map(\.found) == ["NotificationCenter"])
  }

  @Test func twoDescriptorsOfOneNameFailApart() {
    let received = Recorder<String>()
    let texts = NotificationDescriptor<String>(name: .score)
    let token = center.addObserver(descriptor: texts) { received.record($0) }
    let failures = failures(of: .score) { center.send(texts, "seven") }
    token.cancel()
    #expect(received.values == ["seven"])
    #expect(failures.map(\.found) == ["String"])
  }

  @Test func emptyNamesAndKeysAreNames() {
    let descriptor = NotificationDescriptor<Int>(name: Notification.Name(""), userInfoKey: "")
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: descriptor) { received.record($0) }
    center.send(descriptor, 1)
    token.cancel()
    #expect(received.values == [1])
  }

  @Test func longNamesAreNames() {
    let name = Notification.Name(String(repeating: "Score\u{0}\u{1F9EA}", count: 10_000))
    let failures = failures(of: NotificationDescriptor<Int>(name: name)) {
      center.post(name: name, object: nil)
    }
    #expect(failures.map(\.notification) == [name])
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

  @Test func failureHandlerMayCancel() {
    let slot = Slot<NotificationToken>()
    let failures = Recorder<NotificationPayloadError>()
    slot.value = center.addObserver(descriptor: .score) { _ in
    } onFailure: { _, error in
      failures.record(error)
      slot.value?.cancel()
    }
    center.post(name: .score, object: nil)
    center.post(name: .score, object: nil)
    #expect(failures.count == 1)
    slot.value = nil
  }

  @Test func failureHandlerMayPost() {
    let received = Recorder<Int>()
    let token = center.addObserver(descriptor: .score) {
      received.record($0)
    } onFailure: { [center] _, _ in
      center.send(.score, 0)
    }
    center.post(name: .score, object: "many")
    token.cancel()
    #expect(received.values == [0])
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

  @Test func encodeThatReplacesTheSenderIsAnError() {
    let descriptor = NotificationDescriptor<Int>(name: .score) { _ in
      0
    } encode: { _, notification in
      notification.object = nil
    }
    let error = #expect(throws: NotificationPostError.self) {
      try descriptor.notification(carrying: 1, object: Canary())
    }
    #expect(error?.reason == .objectTaken)
  }
}
