import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A finger touches the stand-in. No public call of UIKit makes a touch.

extension FocusedViewsTests {
  @Test func aKeyboardThatReturnsFromADragMovesNothingInAPause() {
    form.keyboardDismissMode = .interactive
    let adjustment = adjust()
    show(for: field)
    form.standInTouchDown(at: CGPoint(x: 10, y: 300))
    for y in [400, 644] as [CGFloat] {
      form.standInDrag(to: CGPoint(x: 10, y: y))
      fixture.turn()
    }
    #expect(fixture.tracker.environment().isPulledDown)
    form.standInTouchUp()
    fixture.turn()
    adjustment.pause()
    fixture.clock.advance(by: 1)
    #expect(form.adjustedContentInset.bottom == 200)
  }
}
