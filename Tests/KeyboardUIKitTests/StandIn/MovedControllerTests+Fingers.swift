import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// A finger touches the stand-in. No public call of UIKit makes a touch.

extension MovedControllerTests {
  @Test func theViewFollowsAFingerThatPullsTheKeyboardDown() {
    let list = fixture.addScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    list.keyboardDismissMode = .interactive
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    list.standInTouchDown(at: CGPoint(x: 10, y: 200))
    for y in [400, 600] as [CGFloat] {
      list.standInDrag(to: CGPoint(x: 10, y: y))
      fixture.turn()
    }
    #expect(origin == -192)
    list.standInTouchUp()
    hide()
    #expect(origin == 0)
    adjustment.cancel()
  }
}
