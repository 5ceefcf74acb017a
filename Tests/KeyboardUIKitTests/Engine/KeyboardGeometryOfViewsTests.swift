import KeyboardNotifications
import KeyboardUIKit
import Testing

/// The overlap of a state and a view is measured on the view.
@MainActor
struct KeyboardGeometryOfViewsTests {
  private let fixture = KeyboardFixture(
    window: CGRect(x: 0, y: 100, width: 390, height: 744),
    safeAreaBottom: 34
  )

  /// The state of a keyboard that begins at 508.
  private var shown: KeyboardState { fixture.tracker.state }

  init() {
    fixture.show(336)
  }

  @Test func aViewIsMeasuredOnTheScreen() {
    let view = fixture.addView(CGRect(x: 10, y: 300, width: 100, height: 200))
    let keyboard = CGRect(x: -10, y: 108, width: 390, height: 336)
    #expect(view.keyboardOverlap(in: shown)?.height == 92)
    #expect(view.keyboardOverlap(in: shown)?.keyboardFrame == keyboard)
    view.bounds.origin.y = 50
    #expect(view.keyboardOverlap(in: shown)?.keyboardFrame?.minY == 158)
    #expect(fixture.window.keyboardOverlap(in: shown)?.height == 336)
    // The safe area is not counted twice.
    #expect(fixture.window.keyboardOverlap(in: shown)?.inset == 302)
  }

  @Test func aViewOutsideAWindowHasNoOverlap() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view.keyboardOverlap(in: shown) == nil)
  }
}
