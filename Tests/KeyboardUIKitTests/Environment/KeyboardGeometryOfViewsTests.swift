import KeyboardNotifications
import KeyboardUIKit
import Testing

@MainActor
struct KeyboardGeometryOfViewsTests {
  private let fixture = KeyboardFixture(
    window: CGRect(x: 0, y: 100, width: 390, height: 744),
    safeAreaBottom: 34
  )

  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336)
  )

  @Test func aViewIsMeasuredOnTheScreen() {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 200))
    fixture.window.addSubview(view)
    #expect(shown.cover(of: view)?.height == 92)
    #expect(shown.cover(of: fixture.window)?.height == 336)
  }

  @Test func theSafeAreaIsNotCountedTwice() {
    #expect(shown.cover(of: fixture.window)?.inset == 302)
  }

  @Test func aViewOutsideAWindowHasNoPlace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(shown.cover(of: view) == nil)
  }

  @Test func aFrameIsConvertedFromTheScreen() {
    let view = UIView(frame: CGRect(x: 10, y: 300, width: 100, height: 200))
    fixture.window.addSubview(view)
    #expect(
      shown.cover(of: view)?.keyboardFrame == CGRect(x: -10, y: 108, width: 390, height: 336)
    )
  }
}
