import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// For an observer that is added late, the sum of the increments is the covered height too.
@MainActor
@Suite struct KeyboardTrackerCatchingUpTests {
  let fixture = TrackerFixture()

  init() {
    fixture.tracker.start()
  }

  // Behavior 29: nothing is posted to a screen that is made while the keyboard is up.
  // https://github.com/square/swift-keyboard-observer
  @Test func aLateObserverIsCalledAtOnceWithAnAppearanceWithoutAnimation() {
    fixture.show()
    let log = fixture.log()
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation == nil)
    #expect(log.transitions.first?.appearanceIndex == 0)
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    #expect(log.height == 0)
  }

  @Test func aPostDuringCatchingUpIsDeliveredAfterwards() {
    fixture.show()
    let log = TransitionLog()
    var isInside = false
    let token = fixture.tracker.observe { [fixture] transition in
      #expect(!isInside)
      isInside = true
      defer { isInside = false }
      log.record(transition)
      if transition.kind == .appeared { fixture.hide() }
    }
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
    token.cancel()
  }
}
