import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardCoalescingTests {
  let fixture = TrackerFixture()
  let token: NotificationToken
  let log = Log()

  @MainActor
  final class Log {
    var changes: [String] = []
  }

  init() {
    let clock = fixture.clock
    fixture.tracker.coalescing = KeyboardCoalescing(window: 0.1, clock: clock)
    token = fixture.tracker.observe { [log] in
      log.changes.append(KeyboardOutcome.transition($0).inShort)
    }
    fixture.show()
  }

  @Test func itIsOffUnlessAskedFor() {
    #expect(KeyboardTracker(center: NotificationCenter()).coalescing == nil)
  }

  @Test func aHideFollowedByTheSameKeyboardMakesNoChange() {
    fixture.hide()
    fixture.clock.advance(by: 0.05)
    fixture.show()
    fixture.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300"])
  }

  @Test func aHideFollowedByAnotherKeyboardMakesOneChange() {
    fixture.hide()
    fixture.show(Phone.short)
    fixture.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300", "resized -84"])
  }

  @Test func aHideThatNothingFollowsIsDeliveredAfterTheWindow() {
    fixture.hide()
    fixture.clock.advance(by: 0.09)
    #expect(log.changes == ["appeared +300"])
    fixture.clock.advance(by: 0.02)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func theWindowBeginsAnewWithEachHide() {
    fixture.hide()
    fixture.clock.advance(by: 0.06)
    fixture.show()
    fixture.hide()
    fixture.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300"])
    fixture.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func repeatedHidesDoNotProlongTheWindow() {
    fixture.hide()
    fixture.clock.advance(by: 0.06)
    fixture.hide()
    fixture.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func aShowAfterTheWindowIsAnAppearance() {
    fixture.hide()
    fixture.clock.advance(by: 1)
    fixture.show()
    #expect(log.changes == ["appeared +300", "disappeared -300", "appeared +300"])
  }

  @Test func goingToTheBackgroundWhileWaitingLosesNothing() {
    fixture.hide()
    fixture.application("DidEnterBackground")
    fixture.clock.advance(by: 1)
    fixture.application("DidBecomeActive")
    fixture.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func turningItOffWhileWaitingDeliversTheHide() {
    fixture.hide()
    fixture.tracker.coalescing = nil
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }
}
