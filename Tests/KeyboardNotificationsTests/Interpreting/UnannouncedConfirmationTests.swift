import Foundation
import KeyboardNotifications
import Testing

/// Behavior 34: a `didChangeFrame` that nobody announced is held until another confirmation agrees.
/// https://github.com/manaflow-ai/cmux/pull/9958
///
/// Which frames are held in which state is in `KeyboardStateMachineTableTests`.
@Suite struct UnannouncedConfirmationTests {
  private static let hidden = KeyboardEvent.didChange(Phone.offscreen)

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
  func anyOtherNotificationDiscardsAnUnannouncedFrame(_ other: KeyboardEvent) {
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

  @Test func onReturnAnUnannouncedFrameCountsAtOnce() {
    let returned: [KeyboardEvent] = [.application(.inactive), .application(.active)]
    var machine = Phone.shown()
    machine.play(returned + [.didChange(216)])
    #expect(machine.state.coveredHeight == 216)
    machine.play(returned + [.willShow(300)])
    #expect(machine.play([.didChange(252)]) == ["unannounced"])
  }

  @Test func onAScreenOfOtherBoundsAnUnannouncedFrameCountsAtOnce() {
    expectOutcomes(
      [(.didChange(Pad.docked), "resized +52")],
      of: Phone.shown(),
      in: Pad.environment
    )
  }

  // Behaviors 4 and 5: while it floats, only changes of frame are confirmed.
  @Test func aKeyboardThatIsAnnouncedAsFloatingMayMoveAndDockUnannounced() {
    let floating = KeyboardStateMachine(after: .willChange(Phone.floating))
    let lower = Phone.floating.offsetBy(dx: 0, dy: 50)
    expectOutcomes([(.didChange(lower), "moved +0")], of: floating)
    expectOutcomes([(.didChange(300), "moved +300")], of: floating)
  }
}
