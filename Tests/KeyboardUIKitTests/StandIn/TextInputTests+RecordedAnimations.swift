import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// The stand-in records animations: their number, and those of changes that no view can tell.

extension TextInputTests {
  @Test func aFocusThatMovesOnIsFollowedThoughNothingIsPosted() {
    fixture.addField(y: 200, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.addField(y: 900, to: list).becomeFirstResponder()
    #expect(list.contentOffset.y == 0)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    // The field's bottom at 940, and 8 points more, are at the keyboard's top at 508.
    #expect(list.contentOffset.y == 940 + 8 - 508 as CGFloat)
    #expect(animations.map(\.duration) == [0.25])
  }
}
