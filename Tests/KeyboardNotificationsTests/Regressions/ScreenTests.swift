import Foundation
import KeyboardNotifications
import Testing

/// Behavior 37: several screens, in a copy of Apple's sample.
/// https://github.com/chockenberry/KeyboardAvoider/blob/main/KeyboardAvoider/ViewController.swift
@Suite struct ScreenTests {
  private static let phone = ScreenIdentity(Phone.display)
  private static let desk = ScreenIdentity(Pad.display)

  private static func show(on screen: ScreenIdentity?) -> KeyboardEvent {
    .post(.willShow, Phone.tall, on: screen)
  }

  private static func didShow(on screen: ScreenIdentity?) -> KeyboardEvent {
    .post(.didShow, Phone.tall, on: screen)
  }

  @Test func aKeyboardThatGoesToAnotherScreenMovesAndIsConfirmedLateOnTheFirst() {
    expectOutcomes([
      (Self.show(on: Self.phone), "appeared +300"), (Self.show(on: Self.desk), "moved +0"),
      (Self.didShow(on: Self.phone), "stale"), (Self.didShow(on: Self.desk), "unchanged"),
    ])
  }

  @Test func aScreenThatIsNamedLaterIsNoChangeOfItsOwn() {
    expectOutcomes([
      (Self.show(on: nil), "appeared +300"), (Self.show(on: Self.phone), "unchanged"),
      (Self.show(on: Self.phone), "duplicate"), (Self.didShow(on: Self.desk), "moved +0"),
    ])
  }

  @Test func aNewAnnouncementWithoutAScreenMayBeOnAny() {
    expectOutcomes([
      (Self.show(on: Self.phone), "appeared +300"), (.willShow(216), "resized -84"),
      (.post(.willHide, Phone.offscreen, on: Self.desk), "disappeared -216"),
    ])
  }

  @Test(
    arguments: [
      (phone, desk, 0), (phone, phone, 300), (nil, desk, 300), (phone, nil, 300),
    ] as [(keyboard: ScreenIdentity?, view: ScreenIdentity?, height: CGFloat)]
  )
  func onlyAKeyboardOnAnotherKnownScreenDoesNotCoverAView(
    keyboard: ScreenIdentity?,
    view: ScreenIdentity?,
    height: CGFloat
  ) {
    let state = KeyboardStateMachine(after: Self.show(on: keyboard)).state
    let overlap = OverlapMeasurement(frame: Phone.screen, screen: view).overlap(in: state)
    #expect(state.screen == keyboard)
    #expect(overlap.height == height)
    #expect((overlap.keyboardFrame != nil) == (height > 0))
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
    expectOutcomes(
      [(Self.show(on: Self.phone), "appeared +300"), (Self.didShow(on: nil), "unchanged")],
      in: environment
    )
  }

  @Test func aDragOnAnotherScreenIsDroppedAsADrag() {
    expectOutcomes([
      (Self.show(on: Self.phone), "appeared +300"),
      (.post(.willChangeFrame, .zero, on: Self.desk), "dragging"),
    ])
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
