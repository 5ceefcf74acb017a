import Foundation
import KeyboardNotifications
import Testing

/// What a confirmation is worth: the end of what was announced, late, or news.
@Suite struct KeyboardConfirmationTests {
  @Test func aFrameThatWasConfirmedInItsTimeMayComeBackUnannounced() {
    let outcomes = outcomes(of: [
      .willShow(216), .didShow(216), .willShow(300), .didShow(300), .didShow(216),
    ])
    #expect(outcomes.last == "resized -84")
  }

  // Behaviors 26 and 28: a field that takes over posts the frame again, and then loses the keyboard.
  @Test func aFrameThatWasAnnouncedAgainIsConfirmedLateAfterTheHide() {
    let outcomes = outcomes(of: [
      .willShow(300), .didShow(300), .willShow(300), .willHide, .didHide, .didShow(300),
    ])
    #expect(outcomes[2...] == ["duplicate", "disappeared -300", "noted", "stale"])
  }

  @Test func aFrameThatWasAnnouncedTwiceIsConfirmedTwice() {
    let outcomes = outcomes(of: [
      .willShow(300), .willShow(300), .didShow(300), .willHide, .didHide, .didShow(300),
    ])
    #expect(outcomes[2...] == ["noted", "disappeared -300", "noted", "stale"])
  }

  @Test func aPlaceThatIsAnnouncedAgainLeavesRoomForAnother() {
    let outcomes = outcomes(of: [
      .willShow(216), .willShow(300), .willShow(252), .willHide, .willHide, .didHide,
      .willShow(300), .willShow(252), .didShow(216),
    ])
    #expect(outcomes.last == "stale")
  }

  @Test func aFrameThatWasAnnouncedAgainAndConfirmedAgainMayComeBackUnannounced() {
    let outcomes = outcomes(of: [
      .willShow(300), .didShow(300), .willShow(300), .didShow(300), .willHide, .didHide,
      .didShow(300),
    ])
    #expect(outcomes.last == "appeared +300")
  }

  // Behaviors 25 and 28: an alert posts the hide twice.
  @Test func aHideThatWasAnnouncedAgainIsConfirmedLateAfterTheShow() {
    let outcomes = outcomes(of: [
      .willShow(300), .willHide, .didHide, .willHide, .willShow(300), .didShow(300), .didHide,
    ])
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
