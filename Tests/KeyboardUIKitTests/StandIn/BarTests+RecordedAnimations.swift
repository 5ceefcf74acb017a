import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// The stand-in records animations: their number, and those of changes that no view can tell.

extension BarTests {
  @Test func listAndBarMoveInOneAnimation() {
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    list.contentOffset.y = 3000 - 760
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(animations.count == 1)
    #expect(bar.frame.maxY == 508)
    #expect(clearHeight == 458)
    #expect(list.contentOffset.y == 2542)
  }
}
