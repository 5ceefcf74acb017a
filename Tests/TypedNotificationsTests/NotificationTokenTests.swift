import Foundation
import Testing
import TypedNotifications

@Suite struct NotificationTokenTests {
  let center = NotificationCenter()
  let received = Recorder<Int>()

  func observe() -> NotificationToken {
    center.addObserver(descriptor: .score) { [received] in received.record($0) }
  }

  @Test func nothingIsHeardAfterCancelling() {
    let token = observe()
    center.send(.score, 1)
    token.cancel()
    center.send(.score, 2)
    #expect(received.values == [1])
  }

  @Test func nothingIsHeardAfterTheTokenIsReleased() {
    var token: NotificationToken? = observe()
    center.send(.score, 1)
    #expect(token != nil)
    token = nil
    center.send(.score, 2)
    #expect(received.values == [1])
  }

  @Test func discardedTokenHearsNothing() {
    _ = observe()
    center.send(.score, 1)
    #expect(received.values.isEmpty)
  }

  @Test func cancellingTwiceSparesTheNextObserver() {
    let first = observe()
    first.cancel()
    // Foundation on Linux gives this one the identity of the first.
    let second = observe()
    first.cancel()
    center.send(.score, 1)
    #expect(received.values == [1])
    second.cancel()
  }

  @Test func releasingAfterCancellingSparesTheNextObserver() {
    var first: NotificationToken? = observe()
    first?.cancel()
    let second = observe()
    first = nil
    center.send(.score, 1)
    #expect(received.values == [1])
    second.cancel()
  }

  @Test func tokenMayBeCancelledInItsOwnCallback() {
    let slot = Slot<NotificationToken>()
    slot.value = center.addObserver(descriptor: .score) { [received] score in
      received.record(score)
      slot.value?.cancel()
    }
    center.send(.score, 1)
    center.send(.score, 2)
    #expect(received.values == [1])
  }

  @Test func tokenMayBeReleasedInItsOwnCallback() {
    let slot = Slot<NotificationToken>()
    slot.value = center.addObserver(descriptor: .score) { [received] score in
      received.record(score)
      slot.value = nil
      received.record(score)
    }
    center.send(.score, 1)
    center.send(.score, 2)
    #expect(received.values == [1, 1])
  }

  @Test func cancelCountsForAPostInProgress() {
    // Whichever is called first cancels the other, so that the order does not matter.
    let slots = [Slot<NotificationToken>(), Slot<NotificationToken>()]
    for index in 0..<2 {
      slots[index].value = center.addObserver(descriptor: .score) { [received] _ in
        received.record(index)
        slots[1 - index].value?.cancel()
      }
    }
    center.send(.score, 1)
    #expect(received.count == 1)
    slots.forEach { $0.value = nil }
  }

  @Test func cancelCountsForAFailureInProgress() {
    let slots = [Slot<NotificationToken>(), Slot<NotificationToken>()]
    for index in 0..<2 {
      slots[index].value = center.addObserver(descriptor: .score) { _ in
      } onFailure: { [received] _, _ in
        received.record(index)
        slots[1 - index].value?.cancel()
      }
    }
    center.post(name: .score, object: nil)
    #expect(received.count == 1)
    slots.forEach { $0.value = nil }
  }

  @Test func cancellingReleasesWhatTheClosureCaptures() {
    weak var watched: Canary?
    let token: NotificationToken
    do {
      let canary = Canary()
      watched = canary
      token = center.addObserver(descriptor: .score) { [received] score in
        received.record(score)
        _ = canary
      }
    }
    #expect(watched != nil)
    token.cancel()
    #expect(watched == nil)
  }

  @Test func oneTokenEndsOneObservation() {
    let first = observe()
    let second = observe()
    first.cancel()
    center.send(.score, 1)
    second.cancel()
    #expect(received.values == [1])
  }

  @Test func tokenKeepsItsCenterAlive() {
    weak var watched: NotificationCenter?
    var token: NotificationToken?
    do {
      let center = NotificationCenter()
      watched = center
      token = center.addObserver(descriptor: .score) { _ in }
    }
    #expect(watched != nil)
    #expect(token != nil)
    token = nil
    #expect(watched == nil)
  }

  @Test func ownTokenCallsOnCancelOnce() {
    let calls = Recorder<String>()
    var token: NotificationToken? = NotificationToken { calls.record("cancelled") }
    #expect(calls.values.isEmpty)
    token?.cancel()
    token?.cancel()
    token = nil
    #expect(calls.count == 1)
  }

  @Test func ownTokenCallsOnCancelWhenReleased() {
    let calls = Recorder<String>()
    do {
      let token = NotificationToken { calls.record("cancelled") }
      withExtendedLifetime(token) {}
    }
    #expect(calls.count == 1)
  }

  @Test func onCancelMayCancelAgain() {
    let calls = Recorder<String>()
    let slot = Slot<NotificationToken>()
    slot.value = NotificationToken {
      calls.record("cancelled")
      slot.value?.cancel()
    }
    slot.value?.cancel()
    #expect(calls.count == 1)
  }

  @Test func cancellingReleasesOnCancel() {
    weak var watched: Canary?
    let token: NotificationToken
    do {
      let canary = Canary()
      watched = canary
      token = NotificationToken { _ = canary }
    }
    #expect(watched != nil)
    token.cancel()
    #expect(watched == nil)
  }

  @Test func manyTokensAreReleasedTogether() {
    var tokens = (0..<100_000).map { _ in observe() }
    center.send(.score, 1)
    #expect(received.count == 100_000)
    tokens = []
    center.send(.score, 2)
    #expect(received.count == 100_000)
    #expect(tokens.isEmpty)
  }
}
