import KeyboardUIKit
import Testing

/// Situation: A panel that takes the place of the keyboard.
///
/// By hand: 60 lines. A custom keyboard remembers the system keyboard's height for each orientation,
/// where it is plausible, to be as high itself.
@MainActor
struct PanelInPlaceOfTheKeyboardTests {
  private func height(_ tracker: KeyboardTracker) -> CGFloat {
    // Keyboard code:
    let height = tracker.lastDockedHeight ?? 260
    // End of keyboard code.
    return height
  }

  @Test func thePanelIsAsHighAsTheKeyboardLastWasOnThisScreen() {
    let tablet = SituationFixture("The iPad turns with the keyboard up")
    let tracker = tablet.keyboard.tracker
    tracker.start()
    #expect(height(tracker) == 260)
    tablet.play { _ in }
    #expect(height(tracker) == 303)
  }
}
