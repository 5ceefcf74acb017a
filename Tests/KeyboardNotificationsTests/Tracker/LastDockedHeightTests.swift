import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct LastDockedHeightTests {
  let fixture = TrackerFixture()

  init() {
    fixture.tracker.start()
  }

  @Test func nothingIsKnownAtFirst() {
    #expect(fixture.tracker.lastDockedHeight(forWidth: 375) == nil)
  }

  @Test func theLastHeightIsKeptAfterTheKeyboardHasGone() {
    fixture.show(Phone.short)
    fixture.show(Phone.tall)
    fixture.hide()
    #expect(fixture.tracker.lastDockedHeight(forWidth: 375) == 300)
    #expect(fixture.tracker.lastDockedHeight(forWidth: 667) == nil)
  }

  @Test func eachWidthHasItsOwn() {
    fixture.show(Phone.tall)
    fixture.environment.screen = CGRect(x: 0, y: 0, width: 667, height: 375)
    fixture.show(CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(fixture.tracker.lastDockedHeight(forWidth: 375) == 300)
    #expect(fixture.tracker.lastDockedHeight(forWidth: 667) == 200)
  }

  @Test func onlyThePartOnTheScreenCounts() {
    fixture.show(CGRect(x: 0, y: 612, width: 375, height: 300))
    #expect(fixture.tracker.lastDockedHeight(forWidth: 375) == 55)
  }

  @Test func aFloatingKeyboardIsNotDocked() {
    fixture.show(Phone.floating)
    #expect(fixture.tracker.lastDockedHeight(forWidth: 320) == nil)
  }

  @Test func anotherAppsKeyboardDoesNotCount() {
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(fixture.tracker.lastDockedHeight(forWidth: 375) == nil)
  }
}
