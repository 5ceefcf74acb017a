import Foundation
import KeyboardNotifications
import Testing

/// Behavior 9: the app leaves and comes back, and other apps have keyboards meanwhile.
@Suite struct BackgroundFactTests {
  @Test(
    arguments: [
      // Another app's keyboard is posted as local:
      // https://github.com/lionheart/openradar-mirror/issues/21065
      Fact(
        "another app's keyboard on the way back is not delivered",
        [
          (.application(.background), "unchanged"), (.application(.inactive), "unchanged"),
          (.willShow(300), "inactive"), (.didShow(300), "inactive"), (.willHide, "inactive"),
          (.didHide, "inactive"), (.application(.active), "unchanged"),
        ]
      ),
      // UIKit may remove the keyboard without a notification; the one on return corrects the state.
      // https://github.com/irccloud/ios/issues/164
      Fact(
        "what changed in the background is delivered once on return",
        of: Phone.shown(),
        [
          (.application(.background), "unchanged"), (.willHide, "inactive"), (.didHide, "inactive"),
          (.application(.inactive), "unchanged"), (.application(.active), "disappeared -300"),
          (.application(.active), "unchanged"),
        ]
      ),
      // https://github.com/hackiftekhar/IQKeyboardManager/issues/556
      Fact(
        "what came and went in the background is not delivered",
        of: Phone.shown(),
        [
          (.application(.background), "unchanged"), (.willHide, "inactive"), (.didHide, "inactive"),
          (.willShow(300), "inactive"), (.didShow(300), "inactive"),
          (.application(.active), "unchanged"),
        ]
      ),
      // https://github.com/clickety-clacks/clawline/issues/24
      Fact(
        "a show that is posted again on return is a duplicate",
        of: Phone.shown(),
        [
          (.application(.background), "unchanged"), (.application(.active), "unchanged"),
          (.willChange(300), "duplicate"), (.willShow(300), "duplicate"),
          (.didChange(300), "duplicate"), (.didShow(300), "duplicate"),
        ]
      ),
    ]
  )
  func theNetChangeIsDeliveredOnReturn(fact: Fact) {
    fact.expect()
  }

  private func environment(otherApps: KeyboardOtherAppsPolicy = .ignore) -> KeyboardEnvironment {
    var environment = Phone.environment
    environment.hasLostFocus = true
    environment.otherApps = otherApps
    return environment
  }

  // No notification is posted, but the first responder has resigned in the background.
  @Test func aKeyboardWhoseFieldIsGoneOnReturnIsHidden() {
    var machine = Phone.shown()
    #expect(machine.play([.application(.background)], in: environment()) == ["unchanged"])
    #expect(machine.state.isVisible)
    let outcome = machine.handle(.application(.active), in: environment())
    #expect(outcome.inShort == "disappeared -300")
    #expect(outcome.transition?.animation == nil)
    #expect(machine.state == .initial)
    #expect(machine.play([.didHide, .willShow(300)]) == ["duplicate", "appeared +300"])
  }

  @Test func aKeyboardThatReplacedAHideIsHiddenWithTheFocus() {
    var machine = KeyboardStateMachine(after: .willShow(216), .willHide)
    machine.play([.willShow(300), .application(.background)])
    #expect(machine.play([.application(.active)], in: environment()) == ["disappeared -300"])
    #expect(machine.state.visibility == .hidden && machine.state.frame == nil)
  }

  @Test func aKeyboardThatIsHidingIsLeftToItsNotifications() {
    var machine = KeyboardStateMachine(after: .willShow(300), .willHide)
    let state = machine.state
    var environment = Phone.environment
    environment.hasLostFocus = true
    #expect(machine.play([.application(.active)], in: environment) == ["unchanged"])
    #expect(machine.state == state)
  }

  @Test func aKeyboardOfAnotherAppIsNotHiddenWithTheFocus() {
    var machine = Phone.shown()
    let events: [KeyboardEvent] = [.application(.background), .application(.active)]
    #expect(
      machine.play(events, in: environment(otherApps: .include)) == ["unchanged", "unchanged"]
    )
    #expect(machine.state.isVisible)
  }

  // The change on return has no animation, since its notification was posted long before.
  // https://github.com/neevaco/neeva-ios/pull/4098
  @Test func theChangeOnReturnIsNotAnimated() {
    var machine = KeyboardStateMachine(after: .application(.background))
    machine.play([.post(.willShow, Phone.tall, duration: 0.25)])
    let outcome = machine.handle(.application(.active), in: Phone.environment)
    #expect(outcome.inShort == "appeared +300")
    #expect(outcome.transition?.animation == nil)
  }
}
