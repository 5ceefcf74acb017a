import Dispatch
import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

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

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func anObserverThatAnotherThreadCancelsDuringACallIsNotCalled() {
    var calls = 0
    let second = Slot<NotificationToken>()
    let first = fixture.tracker.observe { _ in second.value.map(cancelElsewhere) }
    second.value = fixture.tracker.observe { _ in calls += 1 }
    fixture.show()
    #expect(calls == 0)
    first.cancel()
  }

  @Test func anObserverMayEndItself() {
    var changes: [KeyboardChange] = []
    var token: NotificationToken?
    token = fixture.tracker.observe { transition in
      changes.append(transition.kind)
      token = nil
    }
    fixture.show()
    fixture.hide()
    #expect(changes == [.appeared])
    #expect(fixture.tracker.observerCount == 0)
    #expect(token == nil)
  }
}
