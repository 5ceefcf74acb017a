import KeyboardUIKit
import Testing
import UIKit

/// Coordinates of the frame where the window does not fill the screen.
///
/// Decides behaviors 11, 38, 40 and 46.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct WindowTests {
  @Test func aWindowThatMovesUnderTheKeyboardIsMeasuredAgain() async throws {
    try await Fixture.record("A window moves under the keyboard") { fixture in
      let scroll = FieldScroll(filling: fixture.view)
      place(fixture.window, below: 200)
      fixture.keep(scroll.adjustForKeyboard())
      await fixture.focus(scroll.field)
      let before = fixture.expectClear(scroll, "before the move")
      place(fixture.window, below: 120)
      await fixture.settle()
      let covered = fixture.expectClear(scroll, "after the move")
      fixture.expect(before - covered, equals: 80, "UIKit moved the window by this")
    }
  }

  /// Places a window that is narrower and lower than the screen.
  private func place(_ window: UIWindow, below top: CGFloat) {
    let screen = window.screen.bounds
    window.frame = CGRect(x: 30, y: top, width: screen.width - 60, height: screen.height - 200)
    window.layoutIfNeeded()
  }
}
