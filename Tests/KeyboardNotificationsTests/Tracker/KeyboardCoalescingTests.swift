import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardCoalescingTests {
  let desk = Desk()
  let token: NotificationToken
  let log = Log()

  @MainActor
  final class Log {
    var changes: [String] = []
  }

  init() {
    let clock = desk.clock
    desk.tracker.coalescing = KeyboardCoalescing(window: 0.1, clock: clock)
    token = desk.tracker.observe { [log] in
      log.changes.append(KeyboardOutcome.transition($0).inShort)
    }
    desk.show()
  }

  @Test func itIsOffUnlessAskedFor() {
    #expect(KeyboardTracker(center: NotificationCenter()).coalescing == nil)
  }

  @Test func aHideFollowedByTheSameKeyboardMakesNoChange() {
    desk.hide()
    desk.clock.advance(by: 0.05)
    desk.show()
    desk.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300"])
  }

  @Test func aHideFollowedByAnotherKeyboardMakesOneChange() {
    desk.hide()
    desk.show(Phone.short)
    desk.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300", "resized -84"])
  }

  @Test func aHideThatNothingFollowsIsDeliveredAfterTheWindow() {
    desk.hide()
    desk.clock.advance(by: 0.09)
    #expect(log.changes == ["appeared +300"])
    desk.clock.advance(by: 0.02)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func theWindowBeginsAnewWithEachHide() {
    desk.hide()
    desk.clock.advance(by: 0.06)
    desk.show()
    desk.hide()
    desk.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300"])
    desk.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func repeatedHidesDoNotProlongTheWindow() {
    desk.hide()
    desk.clock.advance(by: 0.06)
    desk.hide()
    desk.clock.advance(by: 0.06)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func aShowAfterTheWindowIsAnAppearance() {
    desk.hide()
    desk.clock.advance(by: 1)
    desk.show()
    #expect(log.changes == ["appeared +300", "disappeared -300", "appeared +300"])
  }

  @Test func goingToTheBackgroundWhileWaitingLosesNothing() {
    desk.hide()
    desk.application("DidEnterBackground")
    desk.clock.advance(by: 1)
    desk.application("DidBecomeActive")
    desk.clock.advance(by: 1)
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }

  @Test func turningItOffWhileWaitingDeliversTheHide() {
    desk.hide()
    desk.tracker.coalescing = nil
    #expect(log.changes == ["appeared +300", "disappeared -300"])
  }
}
