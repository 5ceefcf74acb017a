import KeyboardUIKit
import Testing

/// Situation: A panel that takes the place of the keyboard.
///
/// By hand: 60 lines. A custom keyboard remembers the system keyboard's height for each orientation,
/// where it is plausible, to be as high itself.
@MainActor
struct PanelInPlaceOfTheKeyboardTests {
  private func height(of view: UIView, _ tracker: KeyboardTracker) -> CGFloat {
    // Keyboard code:
    let height = tracker.lastDockedHeight(forWidth: view.bounds.width) ?? 260
    // End of keyboard code.
    return height
  }

  @Test func thePanelIsAsHighAsTheKeyboardLastWasAtThisWidth() {
    let tablet = SituationFixture("The iPad turns with the keyboard up")
    let tracker = tablet.keyboard.tracker
    tracker.start()
    #expect(height(of: tablet.window, tracker) == 260)
    tablet.play { _ in }
    #expect(tablet.window.bounds.width == 768)
    #expect(height(of: tablet.window, tracker) == 303)
    #expect(height(of: UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1)), tracker) == 391)
  }
}
