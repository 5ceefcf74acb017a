import Foundation
import KeyboardNotifications
import Testing

/// Behavior 64: a `didChangeFrame` that nobody announced is held until another confirmation agrees.
/// https://github.com/manaflow-ai/cmux/pull/9958
@Suite struct UnannouncedConfirmationTests {
  private static let hidden = KeyboardEvent.didChange(Phone.offscreen)
  private let settledHide = KeyboardStateMachine(
    after: .willShow(300),
    .didShow(300),
    .willHide,
    .didHide
  )

  // MARK: - Held

  @Test(arguments: [hidden, .didChange(Phone.flat), .didChange(216)])
  func aSettledKeyboardStays(_ lone: KeyboardEvent) {
    expectOutcomes([(lone, "unannounced"), (.didShow(300), "duplicate")], of: Phone.shown())
  }

  @Test(arguments: [hidden, .didChange(216)])
  func aKeyboardThatIsShowingGoesOn(_ lone: KeyboardEvent) {
    expectOutcomes([
      (.willShow(300), "appeared +300"), (lone, "unannounced"), (.didShow(300), "unchanged"),
    ])
  }

  @Test func noKeyboardComesAfterASettledHide() {
    expectOutcomes([(.didChange(300), "unannounced")], of: settledHide)
  }

  @Test func noKeyboardFlashesDuringAHide() {
    expectOutcomes(
      [
        (.willHide, "disappeared -300"), (.didChange(216), "unannounced"),
        (.didHide, "unchanged"),
      ],
      of: Phone.shown()
    )
  }

  @Test func theStateStaysAsItIs() {
    var machine = Phone.shown()
    let state = machine.state
    machine.play([.didChange(216)])
    #expect(machine.state == state)
  }

  @Test func aKeyboardThatIsAnnouncedAgainAtItsPlaceIsAnnounced() {
    expectOutcomes([
      (.didShow(300), "appeared +300"), (.willChange(300), "duplicate"),
      (.didChange(216), "unannounced"),
    ])
  }

  // MARK: - A second confirmation

  @Test(arguments: [KeyboardEvent.didShow(216), .didChange(216)])
  func aSecondConfirmationOfTheFrameIsAChange(_ second: KeyboardEvent) {
    expectOutcomes(
      [(.didChange(216), "unannounced"), (second, "resized -84")],
      of: Phone.shown()
    )
  }

  @Test func aSecondConfirmationOfAHiddenKeyboardHidesIt() {
    expectOutcomes(
      [(Self.hidden, "unannounced"), (.didChange(Phone.flat), "disappeared -300")],
      of: Phone.shown()
    )
  }

  @Test(arguments: [KeyboardEvent.didChange(252), .didShow(300), .willShow(300)])
  func anyOtherNotificationDiscardsTheFirst(_ other: KeyboardEvent) {
    var machine = Phone.shown()
    machine.play([.didChange(216), other])
    #expect(machine.play([.didChange(216)]) == ["unannounced"])
  }

  @Test func aPlaceThatOnlyConfirmationsGaveIsCorrectedByTheNextOne() {
    expectOutcomes(
      [
        (.didChange(216), "unannounced"), (.didChange(216), "resized -84"),
        (.didChange(300), "resized +84"), (Self.hidden, "disappeared -300"),
      ],
      of: Phone.shown()
    )
  }

  // MARK: - Changes at once

  @Test func aHideAndAShowThatAreOnlyConfirmedCount() {
    expectOutcomes([(.didHide, "disappeared -300")], of: Phone.shown())
    expectOutcomes([(.didShow(216), "resized -84")], of: Phone.shown())
    expectOutcomes([(.didShow(300), "appeared +300")], of: settledHide)
  }

  @Test func beforeTheFirstAnnouncementAFrameCounts() {
    expectOutcomes([
      (.didChange(300), "appeared +300"), (.didChange(216), "resized -84"),
      (Self.hidden, "disappeared -216"),
    ])
  }

  @Test func untilAnAnnouncementAfterTheReturnAFrameCounts() {
    let returned: [KeyboardEvent] = [.application(.inactive), .application(.active)]
    var machine = Phone.shown()
    machine.play(returned + [.didChange(216)])
    #expect(machine.state.coveredHeight == 216)
    machine.play(returned + [.willShow(300)])
    #expect(machine.play([.didChange(252)]) == ["unannounced"])
  }

  @Test func onAScreenOfOtherBoundsAFrameCounts() {
    let pad = KeyboardStateMachine(after: .willShow(300), .didShow(300))
    expectOutcomes([(.didChange(Pad.docked), "resized +52")], of: pad, in: Pad.environment)
  }

  // Behaviors 4 and 5: while it floats, only changes of frame are confirmed.
  @Test func aFloatingKeyboardCountsAndSoDoesTheWayBack() {
    expectOutcomes(
      [
        (.didChange(Phone.floating), "moved -300"),
        (.didChange(Phone.floating.offsetBy(dx: 0, dy: 50)), "moved +0"),
        (.didChange(300), "moved +300"),
      ],
      of: Phone.shown()
    )
  }
}
