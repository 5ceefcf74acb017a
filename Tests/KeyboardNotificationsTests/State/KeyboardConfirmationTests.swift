import Foundation
import KeyboardNotifications
import Testing

/// What a confirmation is worth: the end of what was announced, late, or news.
@Suite struct KeyboardConfirmationTests {
  private let middle = Phone.docked(height: 252)

  @Test func aConfirmationOfAReplacedFrameIsLateEvenAfterTheNewOneWasConfirmed() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.short),
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .didShow(Phone.short)
    )
    #expect(outcomes == ["appeared +216", "resized +84", "noted", "stale"])
  }

  @Test func aFrameThatWasConfirmedInItsTimeMayComeBackUnannounced() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.short),
      .didShow(Phone.short),
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .didShow(Phone.short)
    )
    #expect(outcomes.last == "resized -84")
  }

  @Test func aFrameThatNobodyAnnouncedIsNewsWhileAnotherIsOnItsWay() {
    let outcomes = KeyboardStateMachine.outcomes(of: .willShow(Phone.short), .didShow(middle))
    #expect(outcomes == ["appeared +216", "resized +36"])
  }

  @Test func aHideIsConfirmedLateAfterTheNextShow() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willHide,
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .didHide
    )
    #expect(
      outcomes == ["appeared +300", "noted", "disappeared -300", "appeared +300", "noted", "stale"]
    )
  }

  @Test func aShowIsConfirmedLateAfterTheHide() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .willHide,
      .didShow(Phone.tall),
      .didHide,
      .didShow(Phone.tall)
    )
    #expect(outcomes == ["appeared +300", "disappeared -300", "stale", "noted", "stale"])
  }

  /// A log of a ReactiveObjC demo shows a willShow, and then a didHide whose willHide is missing.
  @Test func aHideThatNobodyAnnouncedIsNewsWhileAKeyboardIsOnItsWay() {
    let outcomes = KeyboardStateMachine.outcomes(of: .willShow(Phone.tall), .didHide)
    #expect(outcomes == ["appeared +300", "disappeared -300"])
  }

  // Behaviors 26 and 28: a field that takes over posts the frame again, and then loses the keyboard.
  @Test func aFrameThatWasAnnouncedAgainIsConfirmedLateAfterTheHide() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willShow(Phone.tall),
      .willHide,
      .didHide,
      .didShow(Phone.tall)
    )
    #expect(outcomes[2...] == ["duplicate", "disappeared -300", "noted", "stale"])
  }

  @Test func aFrameThatWasAnnouncedTwiceIsConfirmedTwice() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willHide,
      .didHide,
      .didShow(Phone.tall)
    )
    #expect(outcomes[2...] == ["noted", "disappeared -300", "noted", "stale"])
  }

  @Test func aPlaceThatIsAnnouncedAgainLeavesRoomForAnother() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.short),
      .willShow(Phone.tall),
      .willShow(middle),
      .willHide,
      .willHide,
      .didHide,
      .willShow(Phone.tall),
      .willShow(middle),
      .didShow(Phone.short)
    )
    #expect(outcomes.last == "stale")
  }

  @Test func aFrameThatWasAnnouncedAgainAndConfirmedAgainMayComeBackUnannounced() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .willHide,
      .didHide,
      .didShow(Phone.tall)
    )
    #expect(outcomes.last == "appeared +300")
  }

  // Behaviors 25 and 28: an alert posts the hide twice.
  @Test func aHideThatWasAnnouncedAgainIsConfirmedLateAfterTheShow() {
    let outcomes = KeyboardStateMachine.outcomes(
      of: .willShow(Phone.tall),
      .willHide,
      .didHide,
      .willHide,
      .willShow(Phone.tall),
      .didShow(Phone.tall),
      .didHide
    )
    #expect(outcomes[3...] == ["duplicate", "appeared +300", "noted", "stale"])
  }

  @Test func aBurstOfFiveFramesIsConfirmedLateFourTimes() {
    let frames = [216, 230, 252, 270, 300].map { Phone.docked(height: $0) }
    var machine = KeyboardStateMachine()
    machine.play(frames.map { .willShow($0) })
    let outcomes = machine.play(frames.map { .didShow($0) })
    #expect(outcomes == ["stale", "stale", "stale", "stale", "noted"])
  }
}
