import Foundation
import Testing
import TypedNotifications

@Suite struct NotificationTokenTests {
  let center = NotificationCenter()
  let received = Recorder<Int>()

  func observe() -> NotificationToken {
    center.addObserver(descriptor: .score) { [received] in received.record($0) }
  }

  @Test func nothingArrivesAfterCancelling() {
    let token = observe()
    let other = observe()
    center.send(.score, 1)
    token.cancel()
    center.send(.score, 2)
    other.cancel()
    center.send(.score, 3)
    #expect(received.values == [1, 1, 2])
  }

  @Test func nothingArrivesAfterTheTokenIsReleased() {
    var token: NotificationToken? = observe()
    center.send(.score, 1)
    #expect(token != nil)
    token = nil
    center.send(.score, 2)
    _ = observe()
    center.send(.score, 3)
    #expect(received.values == [1])
  }

  @Test func cancellingTwiceDoesNotCancelTheNextObserver() {
    var first: NotificationToken? = observe()
    first?.cancel()
    // Foundation on Linux gives this one the identity of the first.
    let second = observe()
    first?.cancel()
    center.send(.score, 1)
    first = nil
    center.send(.score, 2)
    #expect(received.values == [1, 2])
    second.cancel()
  }

  @Test(arguments: [true, false])
  func tokenMayEndInItsOwnCallback(isReleased: Bool) {
    let slot = LockedValue<NotificationToken>()
    slot.value = center.addObserver(descriptor: .score) { [received] score in
      received.record(score)
      if isReleased { slot.value = nil } else { slot.value?.cancel() }
      received.record(score)
    }
    center.send(.score, 1)
    center.send(.score, 2)
    #expect(received.values == [1, 1])
    slot.value = nil
  }

  @Test(arguments: [1, nil])
  func aCancelledObserverIsNotCalledForAPostInProgress(payload: Int?) {
    // Whichever is called first cancels the other, so that the order does not matter.
    let slots = [LockedValue<NotificationToken>(), LockedValue<NotificationToken>()]
    for index in 0..<2 {
      let called = { @Sendable [received] in
        received.record(index)
        slots[1 - index].value?.cancel()
      }
      slots[index].value = center.addObserver(descriptor: .score) { _ in
        called()
      } onMalformed: { _ in
        called()
      }
    }
    center.post(name: .score, object: payload)
    #expect(received.values.count == 1)
    slots.forEach { $0.value = nil }
  }

  @Test func cancellingReleasesTheCapturedObjects() {
    let kinds: [(TestObject) -> NotificationToken] = [
      { object in NotificationToken { _ = object } },
      { [center] object in center.addObserver(descriptor: .score) { _ in _ = object } },
    ]
    for makeToken in kinds {
      weak var observed: TestObject?
      let token: NotificationToken
      do {
        let object = TestObject()
        observed = object
        token = makeToken(object)
      }
      #expect(observed != nil)
      token.cancel()
      #expect(observed == nil)
    }
  }

  @Test func tokenKeepsItsCenterAlive() {
    weak var observed: NotificationCenter?
    var token: NotificationToken?
    do {
      let center = NotificationCenter()
      observed = center
      token = center.addObserver(descriptor: .score) { _ in }
    }
    #expect(observed != nil)
    #expect(token != nil)
    token = nil
    #expect(observed == nil)
  }

  @Test(arguments: 0...2)
  func ownTokenCallsOnCancelOnceHoweverOftenItIsCancelled(times: Int) {
    var token: NotificationToken? = NotificationToken { [received] in received.record(1) }
    #expect(received.values.isEmpty)
    for _ in 0..<times { token?.cancel() }
    token = nil
    #expect(received.values == [1])
  }

  @Test func onCancelMayCancelAgain() {
    let slot = LockedValue<NotificationToken>()
    slot.value = NotificationToken { [received] in
      received.record(1)
      slot.value?.cancel()
    }
    slot.value?.cancel()
    #expect(received.values == [1])
  }
}
