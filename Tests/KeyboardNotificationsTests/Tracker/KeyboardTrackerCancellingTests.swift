import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

/// A value that a closure needs before there is one.
@MainActor
private final class Slot<Value> {
  var value: Value?
}

/// Observations that end while observers are called, on other threads, and by themselves.
@MainActor
@Suite struct KeyboardTrackerCancellingTests {
  let fixture = TrackerFixture()

  /// Cancels a token on another thread, and waits until that has returned.
  private func cancelElsewhere(_ token: NotificationToken) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      token.cancel()
      done.signal()
    }
    done.wait()
  }

  @Test func anObserverThatAnotherThreadCancelsDuringACallIsCalledNoMore() {
    var calls = 0
    let second = Slot<NotificationToken>()
    let first = fixture.tracker.observe { _ in second.value.map(cancelElsewhere) }
    second.value = fixture.tracker.observe { _ in calls += 1 }
    fixture.show()
    #expect(calls == 0)
    first.cancel()
  }

  @Test(arguments: [true, false])
  func anObserverMayEndItselfInItsFirstCall(isUpBefore: Bool) {
    fixture.tracker.start()
    if isUpBefore { fixture.show() }
    var calls = 0
    let token = fixture.tracker.observe { _, token in
      calls += 1
      token.cancel()
    }
    fixture.show()
    fixture.hide()
    #expect(calls == 1)
    #expect(fixture.tracker.observerCount == 0)
    token.cancel()
  }

  @Test func anObserverThatIsHandedItsTokenCatchesUp() {
    fixture.tracker.start()
    fixture.show()
    var changes: [KeyboardChange] = []
    let token = fixture.tracker.observe { transition, _ in changes.append(transition.change) }
    #expect(changes == [.appeared])
    token.cancel()
  }

  @Test func anObserverIsHandedTheTokenThatIsReturned() {
    var handed: NotificationToken?
    let token = fixture.tracker.observe { handed = $1 }
    fixture.show()
    #expect(handed === token)
  }
}

/// Closures that ask the tracker while it asks them.
@MainActor
@Suite struct KeyboardTrackerReentrancyTests {
  @Test func theEnvironmentMayUseTheTracker() {
    let center = NotificationCenter()
    let slot = Slot<KeyboardTracker>()
    let token = Slot<NotificationToken>()
    var calls = 0
    let made = KeyboardTracker(center: center) {
      calls += 1
      guard let tracker = slot.value else { return Phone.environment }
      tracker.start()
      if token.value == nil { token.value = tracker.observe { _ in } }
      _ = tracker.lastDockedHeight
      return Phone.environment
    }
    slot.value = made
    made.start()
    #expect(calls == 1)
    #expect(made.observerCount == 1)
    center.post(
      name: KeyboardNotificationType.willShow.name,
      object: nil,
      userInfo: postedUserInfo()
    )
    #expect(made.state.coveredHeight == 300)
    slot.value = nil
  }
}
