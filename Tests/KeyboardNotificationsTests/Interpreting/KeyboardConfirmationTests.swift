import Foundation
import KeyboardNotifications
import Testing

/// A confirmation completes an announced change, is late, or is a change of its own.
@Suite struct KeyboardConfirmationTests {
  @Test func aFrameThatWasConfirmedInItsTimeMayComeBackDuringAnotherChange() {
    expectOutcomes([
      (.willShow(216), "appeared +216"), (.didShow(216), "unchanged"),
      (.willShow(300), "resized +84"), (.didShow(300), "unchanged"),
      (.willShow(252), "resized -48"), (.didShow(216), "resized -36"),
    ])
  }

  @Test func aChangeOfFrameThatWasConfirmedInItsTimeMayComeBackUnannounced() {
    expectOutcomes([
      (.willChange(300), "appeared +300"), (.didChange(300), "unchanged"),
      (.willHide, "disappeared -300"), (.didHide, "unchanged"),
      (.didChange(300), "unannounced"), (.didChange(300), "appeared +300"),
    ])
  }

  @Test func theFrameOfAConfirmationPlacesAHideThatWasAnnouncedWithoutOne() {
    var machine = KeyboardStateMachine(after: .willShow(300), .didShow(300))
    machine.play([.post(.willHide, .zero)])
    #expect(machine.state.placement == .absent)
    machine.play([.didHide])
    #expect(machine.state.placement == .offscreen)
  }

  // Behaviors 26, 28 and 63
  @Test func aFrameThatIsAnnouncedAgainForAnotherFieldMayBeConfirmedAfterTheHide() {
    expectOutcomes(
      [
        (.willShow(300), "duplicate"), (.willHide, "disappeared -300"), (.didHide, "unchanged"),
        (.didShow(300), "stale"),
      ],
      of: Phone.shown()
    )
  }

  // Behavior 63: each tap on the next field may announce the keyboard again at its place.
  @Test func eachAnnouncementOfAPlaceMayBeConfirmedLateAndOnlyOnce() {
    let otherAnnouncements = Array(repeating: (KeyboardEvent.willShow(300), "duplicate"), count: 4)
    let lateConfirmations = Array(repeating: (KeyboardEvent.didShow(300), "stale"), count: 5)
    expectOutcomes(
      [(.willShow(300), "appeared +300")] + otherAnnouncements + [
        (.willHide, "disappeared -300"), (.didHide, "unchanged"),
      ] + lateConfirmations + [(.didShow(300), "appeared +300")]
    )
  }

  @Test func aPlaceThatIsAnnouncedAgainCountsOnceAmongTheReplacedOnes() {
    expectOutcomes([
      (.willShow(216), "appeared +216"), (.willShow(300), "resized +84"),
      (.willShow(252), "resized -48"), (.willHide, "disappeared -252"),
      (.willHide, "duplicate"), (.didHide, "unchanged"), (.willShow(300), "appeared +300"),
      (.willShow(252), "resized -48"), (.didShow(216), "stale"),
    ])
  }

  // Behaviors 25 and 28: an alert posts the hide twice.
  @Test func aHideThatIsPostedTwiceMayBeConfirmedAfterTheNextShow() {
    expectOutcomes([
      (.willShow(300), "appeared +300"), (.willHide, "disappeared -300"),
      (.didHide, "unchanged"), (.willHide, "duplicate"), (.willShow(300), "appeared +300"),
      (.didShow(300), "unchanged"), (.didHide, "stale"),
    ])
  }

  // Behavior 28
  @Test func aConfirmationThatComesLateDuringTheNextChangeCounts() {
    expectOutcomes(
      [
        (.willHide, "disappeared -300"), (.willShow(300), "appeared +300"), (.didHide, "stale"),
        (.didShow(300), "unchanged"), (.didHide, "disappeared -300"),
      ],
      of: Phone.shown()
    )
  }

  // Behavior 6: with a hardware keyboard a show can be wholly below the screen.
  // https://github.com/mozilla-mobile/firefox-ios/pull/739
  @Test(arguments: [Phone.offscreen, Phone.flat])
  func aShowBelowTheScreenThatWasConfirmedMakesNoHideStale(_ frame: CGRect) {
    let pair = [
      (event: KeyboardEvent.willShow(frame), outcome: "notAKeyboard"),
      (event: KeyboardEvent.didShow(frame), outcome: "notAKeyboard"),
    ]
    let cycle: [(event: KeyboardEvent, outcome: String)] = [
      (.willShow(300), "appeared +300"), (.didShow(300), "unchanged"),
      (.willHide, "disappeared -300"), (.didHide, "unchanged"),
    ]
    expectOutcomes(
      pair + pair + pair + cycle + [
        (.willShow(300), "appeared +300"), (.didShow(300), "unchanged"),
        (.didHide, "disappeared -300"),
      ]
    )
  }

  // Behavior 3: a locked device posts zero rectangles.
  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: -216, width: 375, height: 216)])
  func aShowWithTheFrameOfNoKeyboardMakesNoHideStale(_ frame: CGRect) {
    expectOutcomes([
      (.willShow(frame), "notAKeyboard"), (.willShow(300), "appeared +300"),
      (.didShow(frame), "notAKeyboard"), (.didShow(300), "unchanged"),
      (.didHide, "disappeared -300"),
    ])
  }

  // Behavior 6: https://github.com/defagos/CoconutKit/issues/36
  @Test func aHideThatAShowBelowTheScreenAnnouncedIsConfirmedByThatShow() {
    expectOutcomes(
      [
        (.willShow(Phone.offscreen), "disappeared -300"), (.didShow(Phone.offscreen), "unchanged"),
        (.didShow(300), "appeared +300"),
      ],
      of: Phone.shown()
    )
  }

  @Test func ofABurstOfSixFramesTheFirstIsForgotten() {
    expectOutcomes([
      (.willShow(216), "appeared +216"), (.willShow(230), "resized +14"),
      (.willShow(252), "resized +22"), (.willShow(270), "resized +18"),
      (.willShow(290), "resized +20"), (.willShow(300), "resized +10"),
      (.didShow(230), "stale"), (.didShow(216), "resized -84"),
    ])
  }

  @Test func aShowAfterAConfirmedHideForgetsNoFrameOfABurst() {
    expectOutcomes([
      (.willShow(216), "appeared +216"), (.willShow(230), "resized +14"),
      (.willShow(252), "resized +22"), (.willShow(270), "resized +18"),
      (.willHide, "disappeared -270"), (.didHide, "unchanged"),
      (.willShow(300), "appeared +300"), (.didShow(216), "stale"),
    ])
  }

  @Test func manyAnnouncementsWithoutAConfirmationTakeNoMoreMemoryThanAFew() {
    var machine = KeyboardStateMachine()
    func sizeAfterAnnouncements(_ count: Int) -> Int {
      for number in 0..<count { machine.play([.willShow(CGFloat(100 + number % 500)), .willHide]) }
      return "\(machine)".count
    }
    // The machine counts 1000 hides, and then 9000: both numbers have four digits.
    let few = sizeAfterAnnouncements(1000)
    #expect(sizeAfterAnnouncements(8000) == few)
    #expect(machine.play([.willShow(300), .didShow(300)]) == ["appeared +300", "unchanged"])
  }
}
