import Foundation
import KeyboardNotifications
import Testing

/// Behavior 35: several screens. https://github.com/chockenberry/KeyboardAvoider
@Suite struct ScreenTests {
  private let phone = KeyboardScreen(name: "phone")
  private let desk = KeyboardScreen(name: "desk")
  private let list = CGRect(x: 0, y: 0, width: 1920, height: 1080)

  private func shown(on screen: KeyboardScreen?) -> KeyboardStateMachine {
    KeyboardStateMachine(after: .post(.willShow, Phone.tall, on: screen))
  }

  @Test func aKeyboardOnAnotherScreenCoversNothingOfAView() {
    let state = shown(on: phone).state
    #expect(state.screen == phone)
    #expect(state.coveredHeight(of: list, on: desk) == 0)
    #expect(state.coveredHeight(of: Phone.screen, on: phone) == 300)
  }

  @Test func whereEitherScreenIsUnknownTheFramesDecide() {
    #expect(shown(on: nil).state.coveredHeight(of: Phone.screen, on: desk) == 300)
    #expect(shown(on: phone).state.coveredHeight(of: Phone.screen) == 300)
  }

  @Test func aMachineOfOneScreenDropsTheNotificationsOfAnother() {
    var environment = Phone.environment
    environment.screenIdentity = phone
    for type in KeyboardNotificationType.allCases {
      var machine = KeyboardStateMachine(after: .willShow(216), in: environment)
      let before = machine.state
      #expect(machine.play([.post(type, Phone.tall, on: desk)], in: environment) == ["otherScreen"])
      #expect(machine.state == before)
    }
    let outcomes = outcomes(
      of: [.post(.willShow, Phone.tall, on: phone), .post(.didShow, Phone.tall, on: nil)],
      in: environment
    )
    #expect(outcomes == ["appeared +300", "noted"])
  }

  @Test(arguments: [KeyboardNotificationType.willHide, .didHide, .willChangeFrame])
  func aHideOnOneScreenLeavesTheKeyboardOnAnother(_ type: KeyboardNotificationType) {
    var machine = shown(on: phone)
    #expect(machine.play([.post(type, Phone.offscreen, on: desk)]) == ["otherScreen"])
    #expect(machine.state.isVisible)
    #expect(machine.play([.post(type, Phone.offscreen, on: phone)]) == ["disappeared -300"])
  }

  @Test func aHideOfAnUnknownScreenHides() {
    var machine = shown(on: phone)
    #expect(machine.play([.willHide]) == ["disappeared -300"])
  }

  @Test func aKeyboardThatGoesToAnotherScreenMoves() {
    var machine = shown(on: phone)
    #expect(machine.play([.post(.willShow, Phone.tall, on: desk)]) == ["moved +0"])
    #expect(machine.state.screen == desk)
    // The confirmation of the first screen comes late.
    #expect(machine.play([.post(.didShow, Phone.tall, on: phone)]) == ["stale"])
    #expect(machine.play([.post(.didShow, Phone.tall, on: desk)]) == ["noted"])
  }

  @Test func aScreenThatIsNamedLaterIsNoChangeOfItsOwn() {
    var machine = shown(on: nil)
    #expect(machine.play([.post(.willShow, Phone.tall, on: phone)]) == ["noted"])
    #expect(machine.state.screen == phone)
    #expect(machine.play([.post(.willShow, Phone.tall, on: phone)]) == ["duplicate"])
  }

  @Test func aNewAnnouncementWithoutAScreenMayBeOnAny() {
    var machine = shown(on: phone)
    #expect(machine.play([.willShow(216)]) == ["resized -84"])
    #expect(machine.state.screen == nil)
  }
}
