import Foundation
import KeyboardNotifications
import Testing

/// Behavior 9: the app leaves and comes back, and other apps have keyboards meanwhile.
@Suite struct BackgroundTests {
  /// An environment in which no field has the focus any more.
  private func withoutFocus(otherApps: KeyboardOtherAppsPolicy = .ignore) -> KeyboardEnvironment {
    var environment = Phone.environment
    environment.hasLostFocus = true
    environment.otherApps = otherApps
    return environment
  }

  // Another app's keyboard is posted on the way back, as local:
  // https://github.com/lionheart/openradar-mirror/issues/21065
  @Test func aKeyboardThatCameAndWentInTheBackgroundIsNotDelivered() {
    expectOutcomes([
      (.application(.background), "unchanged"), (.application(.inactive), "unchanged"),
      (.willShow(300), "inactive"), (.didShow(300), "inactive"), (.willHide, "inactive"),
      (.didHide, "inactive"), (.application(.active), "unchanged"),
    ])
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/556
  @Test func aKeyboardThatWentAndCameInTheBackgroundIsNotDelivered() {
    expectOutcomes(
      [
        (.application(.background), "unchanged"), (.willHide, "inactive"), (.didHide, "inactive"),
        (.willShow(300), "inactive"), (.didShow(300), "inactive"),
        (.application(.active), "unchanged"),
      ],
      of: Phone.shown()
    )
  }

  // UIKit may remove the keyboard without a notification; the one on return corrects the state.
  // https://github.com/irccloud/ios/issues/164
  @Test func aHideInTheBackgroundIsDeliveredOnceOnReturn() {
    expectOutcomes(
      [
        (.application(.background), "unchanged"), (.willHide, "inactive"), (.didHide, "inactive"),
        (.application(.inactive), "unchanged"), (.application(.active), "disappeared -300"),
        (.application(.active), "unchanged"),
      ],
      of: Phone.shown()
    )
  }

  // The notification was posted long before. https://github.com/neevaco/neeva-ios/pull/4098
  @Test func theChangeOnReturnIsNotAnimated() {
    var machine = KeyboardStateMachine(after: .application(.background))
    machine.play([.post(.willShow, Phone.tall, duration: 0.25)])
    let outcome = machine.handle(.application(.active), in: Phone.environment)
    #expect(outcome.inShort == "appeared +300")
    #expect(outcome.transition?.animation == nil)
  }

  // The keyboard may come back without an announcement, and a confirmation is the first sign of it.
  @Test(arguments: [KeyboardEvent.didShow(300), .didChange(300)], [true, false])
  func aHideBeforeTheReturnMakesNoConfirmationStale(
    _ confirmation: KeyboardEvent,
    isInBackground: Bool
  ) {
    let background = KeyboardEvent.application(.background)
    let hide = isInBackground ? [background, .willHide] : [.willHide, background]
    var machine = Phone.shown()
    machine.play([.application(.inactive)] + hide + [.application(.inactive)])
    #expect(machine.play([.application(.active)]) == ["disappeared -300"])
    #expect(machine.play([confirmation]) == ["appeared +300"])
  }

  @Test func aHideThatIsAnnouncedOnTheWayBackIsInProgress() {
    var machine = Phone.shown()
    machine.play([.application(.background), .application(.inactive), .willHide])
    #expect(machine.play([.application(.active)]) == ["disappeared -300"])
    // Behavior 10: during the hide of a rotation the old frame is confirmed once more.
    #expect(machine.play([.didChange(300), .didHide]) == ["stale", "unchanged"])
  }

  @Test func aConfirmationFromBeforeTheBackgroundMayComeAfterTheReturn() {
    var machine = KeyboardStateMachine(after: .willShow(300))
    machine.play([.willHide, .application(.background), .application(.active)])
    #expect(machine.play([.didShow(300)]) == ["stale"])
  }

  // No notification is posted, but the first responder has resigned in the background.
  @Test func aKeyboardWhoseFieldIsGoneOnReturnIsHidden() {
    var machine = Phone.shown()
    #expect(machine.play([.application(.background)], in: withoutFocus()) == ["unchanged"])
    #expect(machine.state.isVisible)
    let outcome = machine.handle(.application(.active), in: withoutFocus())
    #expect(outcome.inShort == "disappeared -300")
    #expect(outcome.transition?.animation == nil)
    #expect(machine.state == .initial)
    #expect(machine.play([.didHide, .willShow(300)]) == ["duplicate", "appeared +300"])
  }

  @Test func aKeyboardThatIsHidingIsLeftToItsNotifications() {
    var machine = KeyboardStateMachine(after: .willShow(300), .willHide)
    let state = machine.state
    #expect(machine.play([.application(.active)], in: withoutFocus()) == ["unchanged"])
    #expect(machine.state == state)
  }

  @Test func aKeyboardOfAnotherAppIsNotHiddenWithTheFocus() {
    var machine = Phone.shown()
    machine.play(
      [.application(.background), .application(.active)],
      in: withoutFocus(otherApps: .include)
    )
    #expect(machine.state.isVisible)
  }

  // Behavior 35: on iOS 27 a frame without height is posted on return though a bar is still there.
  @Test(arguments: [KeyboardNotificationType.willChangeFrame, .didChangeFrame, .willShow])
  func aFrameWithoutHeightOnReturnHidesNothing(_ type: KeyboardNotificationType) {
    let bar = Phone.docked(height: 84)
    var machine = KeyboardStateMachine(after: .willShow(bar), .didShow(bar))
    let flat = KeyboardEvent.post(type, Phone.flat)
    machine.play([.application(.background), .application(.inactive)])
    #expect(machine.play([flat, .application(.active)]) == ["notAKeyboard", "unchanged"])
    #expect(machine.play([flat]) == ["notAKeyboard"])
    #expect(machine.state.frame == bar && machine.state.visibility == .shown)
  }

  @Test func afterTheNextAnnouncementAFrameWithoutHeightHidesAgain() {
    var machine = Phone.shown()
    machine.play([.application(.background), .application(.active), .willShow(300)])
    #expect(machine.play([.willChange(Phone.flat)]) == ["disappeared -300"])
  }

  @Test func aHideAndAFrameBelowTheScreenHideOnReturn() {
    for event in [KeyboardEvent.post(.willHide, Phone.flat), .willChange(Phone.offscreen)] {
      var machine = Phone.shown()
      machine.play([.application(.background), .application(.active)])
      #expect(machine.play([event]) == ["disappeared -300"])
    }
  }

  @Test func aFrameWithoutHeightHidesOnReturnIfTheFocusIsGone() {
    let flat = KeyboardEvent.willChange(Phone.flat)
    var machine = Phone.shown()
    machine.play([.application(.background), .application(.inactive), flat], in: withoutFocus())
    #expect(!machine.state.isVisible)
  }

  @Test func aFrameWithoutHeightInTheBackgroundHides() {
    var machine = Phone.shown()
    machine.play([.application(.background), .willChange(Phone.flat)])
    #expect(machine.play([.application(.active)]) == ["disappeared -300"])
  }

  // Behavior 4: it is posted to all apps when the multitasking mode changes.
  @Test func aFrameWithoutHeightOfAnotherAppHidesOnReturn() {
    var machine = Phone.shown()
    machine.play([.application(.background), .application(.active)])
    let flat = KeyboardEvent.post(.willChangeFrame, Phone.flat, isLocal: false)
    #expect(machine.play([flat]) == ["disappeared -300"])
  }
}
