import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct KeyboardTrackerBackgroundTests {
  let fixture = TrackerFixture()

  @Test func theNetChangeIsDeliveredOnceOnReturn() {
    let log = fixture.log()
    fixture.show()
    fixture.application("WillResignActive")
    fixture.application("DidEnterBackground")
    fixture.hide()
    fixture.show(Phone.short)
    fixture.hide()
    fixture.application("WillEnterForeground")
    #expect(fixture.tracker.state.coveredHeight == 0)
    fixture.application("DidBecomeActive")
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func anExtensionFollowsItsHost() {
    let log = fixture.log()
    for name in ["WillResignActive", "DidEnterBackground", "WillEnterForeground"] {
      fixture.post("NSExtensionHost\(name)Notification")
      fixture.show()
      #expect(log.transitions.isEmpty)
      fixture.hide()
      fixture.post("NSExtensionHostDidBecomeActiveNotification")
    }
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func nothingIsDeliveredToAnAppThatIsInactiveFromTheStart() {
    fixture.environment.applicationState = .background
    let log = fixture.log()
    fixture.show()
    #expect(fixture.tracker.state.visibility == .shown)
    #expect(log.transitions.isEmpty)
  }
}
