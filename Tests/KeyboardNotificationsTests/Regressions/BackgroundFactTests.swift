import Foundation
import KeyboardNotifications
import Testing

/// Behavior 9: the app leaves and comes back, and other apps have keyboards meanwhile.
@Suite struct BackgroundFactTests {
  // Another app's keyboard is posted as local on the way back:
  // https://github.com/lionheart/openradar-mirror/issues/21065
  @Test func anotherAppsKeyboardOnTheWayBackIsNotDelivered() {
    var machine = KeyboardStateMachine(after: .application(.background))
    let outcomes = machine.play(
      [.application(.inactive)] + Cycle.show(Phone.tall) + Cycle.hide + [.application(.active)]
    )
    #expect(Set(outcomes.dropFirst().dropLast()) == ["inactive"])
    #expect(outcomes.last == "noted")
  }

  // UIKit may take the keyboard away without a word: what is posted on return puts it right.
  // https://github.com/irccloud/ios/issues/164
  @Test func whatChangedInTheBackgroundIsDeliveredOnceOnReturn() {
    var machine = Phone.shown()
    machine.play([.application(.background)] + Cycle.hide)
    #expect(machine.play([.application(.inactive)]) == ["noted"])
    #expect(machine.play([.application(.active)]) == ["disappeared -300"])
    #expect(machine.play([.application(.active)]) == ["noted"])
  }

  // Nothing is posted, but the field that had the focus has lost it meanwhile.
  @Test func aKeyboardWhoseFieldIsGoneOnReturnIsHidden() {
    var machine = Phone.shown()
    var environment = Phone.environment
    environment.hasLostFocus = true
    #expect(machine.play([.application(.background)], in: environment) == ["noted"])
    #expect(machine.state.isVisible)
    let outcome = machine.handle(.application(.active), in: environment)
    #expect(outcome.inShort == "disappeared -300")
    #expect(outcome.transition?.animation == nil)
    #expect(machine.state == .initial)
    #expect(machine.play([.didHide, .willShow(300)]) == ["duplicate", "appeared +300"])
  }

  @Test func aKeyboardThatReplacedAHideIsHiddenWithTheFocus() {
    var machine = KeyboardStateMachine(after: .willShow(216), .willHide)
    machine.play([.willShow(300), .application(.background)])
    var environment = Phone.environment
    environment.hasLostFocus = true
    #expect(machine.play([.application(.active)], in: environment) == ["disappeared -300"])
    #expect(machine.state.visibility == .hidden && machine.state.frame == nil)
  }

  @Test func aKeyboardOfAnotherAppIsNotHiddenWithTheFocus() {
    var environment = Phone.environment
    environment.hasLostFocus = true
    environment.otherApps = .include
    var machine = Phone.shown()
    let events: [KeyboardEvent] = [.application(.background), .application(.active)]
    #expect(machine.play(events, in: environment) == ["noted", "noted"])
    #expect(machine.state.isVisible)
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/556
  @Test func whatCameAndWentInTheBackgroundIsNotDelivered() {
    var machine = Phone.shown()
    machine.play([.application(.background)] + Cycle.hide + Cycle.show(Phone.tall))
    #expect(machine.play([.application(.active)]) == ["noted"])
  }

  // The show is posted again after the app comes back:
  // https://github.com/clickety-clacks/clawline/issues/24
  @Test func aShowThatIsPostedAgainOnReturnIsADuplicate() {
    var machine = Phone.shown()
    machine.play([.application(.background), .application(.active)])
    #expect(Set(machine.play(Cycle.show(Phone.tall))) == ["duplicate"])
  }

  // A change of height on return is animated by nothing, since its notification is long past.
  // https://github.com/neevaco/neeva-ios/pull/4098
  @Test func theChangeOnReturnIsNotAnimated() {
    var machine = KeyboardStateMachine(after: .application(.background))
    machine.play([.post(.willShow, Phone.tall, duration: 0.25)])
    let outcome = machine.handle(.application(.active), in: Phone.environment)
    #expect(outcome.inShort == "appeared +300")
    #expect(outcome.transition?.animation == nil)
  }
}
