import Foundation
import KeyboardNotifications
import Testing

/// Behavior 35: several screens. https://github.com/chockenberry/KeyboardAvoider
@Suite struct ScreenTests {
  private static let phone = KeyboardScreen(Phone.display)
  private static let desk = KeyboardScreen(Pad.display)

  private static func show(on screen: KeyboardScreen?) -> KeyboardEvent {
    .post(.willShow, Phone.tall, on: screen)
  }

  private static func didShow(on screen: KeyboardScreen?) -> KeyboardEvent {
    .post(.didShow, Phone.tall, on: screen)
  }

  @Test(
    arguments: [
      Fact(
        "a hide of an unknown screen hides",
        [
          (show(on: phone), "appeared +300"), (.willHide, "disappeared -300"),
        ]
      ),
      Fact(
        "a keyboard that goes to another screen moves, and is confirmed late on the first",
        [
          (show(on: phone), "appeared +300"), (show(on: desk), "moved +0"),
          (didShow(on: phone), "stale"), (didShow(on: desk), "unchanged"),
        ]
      ),
      Fact(
        "a screen that is named later is no change of its own",
        [
          (show(on: nil), "appeared +300"), (show(on: phone), "unchanged"),
          (show(on: phone), "duplicate"), (didShow(on: desk), "moved +0"),
        ]
      ),
      Fact(
        "a new announcement without a screen may be on any",
        [
          (show(on: phone), "appeared +300"), (.willShow(216), "resized -84"),
          (.post(.willHide, Phone.offscreen, on: desk), "disappeared -216"),
        ]
      ),
    ]
  )
  func theScreenIsPartOfTheState(fact: Fact) {
    fact.expect()
  }

  @Test(
    arguments: [
      (phone, desk, 0), (phone, phone, 300), (nil, desk, 300), (phone, nil, 300),
    ] as [(KeyboardScreen?, KeyboardScreen?, CGFloat)]
  )
  func aKeyboardOnAnotherKnownScreenCoversNothingOfAView(
    keyboard: KeyboardScreen?,
    view: KeyboardScreen?,
    height: CGFloat
  ) {
    let state = KeyboardStateMachine(after: Self.show(on: keyboard)).state
    #expect(state.screen == keyboard)
    #expect(state.coveredHeight(of: Phone.screen, on: view) == height)
  }

  @Test func aMachineOfOneScreenDropsTheNotificationsOfAnother() {
    var environment = Phone.environment
    environment.screenIdentity = Self.phone
    for type in KeyboardNotificationType.allCases {
      var machine = KeyboardStateMachine(after: .willShow(216), in: environment)
      let before = machine.state
      let event = KeyboardEvent.post(type, Phone.tall, on: Self.desk)
      #expect(machine.play([event], in: environment) == ["otherScreen"])
      #expect(machine.state == before)
    }
    let events = [Self.show(on: Self.phone), Self.didShow(on: nil)]
    #expect(outcomes(of: events, in: environment) == ["appeared +300", "unchanged"])
  }

  @Test(arguments: [KeyboardNotificationType.willHide, .didHide, .willChangeFrame])
  func aHideOnOneScreenLeavesTheKeyboardOnAnother(_ type: KeyboardNotificationType) {
    var machine = KeyboardStateMachine(after: Self.show(on: Self.phone))
    #expect(machine.play([.post(type, Phone.offscreen, on: Self.desk)]) == ["otherScreen"])
    #expect(machine.state.isVisible)
    let outcomes = machine.play([.post(type, Phone.offscreen, on: Self.phone)])
    #expect(outcomes == ["disappeared -300"])
  }
}
