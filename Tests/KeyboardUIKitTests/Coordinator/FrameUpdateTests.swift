import Foundation
import KeyboardNotifications
import KeyboardUIKit
import Testing

/// While a keyboard is on screen all is measured before each frame.
@MainActor
struct FrameUpdateTests {
  private let fixture = KeyboardFixture()

  @Test func aTextViewThatScrollsLaysNothingOut() {
    @MainActor final class Root: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    let root = Root(frame: fixture.window.bounds)
    fixture.window.addSubview(root)
    let text = UITextView(frame: root.bounds)
    text.text = String(repeating: "line\n", count: 300)
    root.addSubview(text)
    fixture.adjust(text)
    fixture.show(336)
    fixture.turn()
    let passes = root.passes
    for frame in 1...60 {
      text.contentOffset.y = CGFloat(frame) * 10
      fixture.turn()
    }
    #expect(root.passes == passes)
  }

  @Test func lessThanHalfAPixelIsNotWritten() {
    let list = fixture.addAdjustedScrollView()
    fixture.show(336)
    list.frame.size.height += 0.4 / fixture.screen.scale
    fixture.turn()
    #expect(Insets(of: list) == Insets(336))
    list.frame.size.height += 0.2 / fixture.screen.scale
    fixture.turn()
    #expect(list.contentInset.bottom > 336)
    fixture.hide()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aListThatGoesToAnotherScreenGivesItsInsetBack() {
    let list = fixture.addAdjustedScrollView()
    let userInfo = [KeyboardUserInfoKey.endFrame: fixture.docked(336)]
    fixture.post("UIKeyboardWillShowNotification", userInfo, from: fixture.screen)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == Insets(336))
    let other = UIScreen(standInBounds: fixture.screen.bounds)
    fixture.addWindow(other.bounds, on: other).window.addSubview(list)
    fixture.turn()
    #expect(Insets(of: list) == .zero)
  }

  @Test func aPageThatSlidesInGetsItsInset() {
    let pager = fixture.addScrollView()
    pager.contentSize.width = 780
    let page = fixture.addView(CGRect(x: 390, y: 0, width: 390, height: 844), to: pager)
    let list = UIScrollView(frame: page.bounds)
    page.addSubview(list)
    fixture.adjust(list)
    fixture.show(336)
    fixture.clock.nextTurn()
    for (x, inset) in [(0, 0), (390, 336), (0, 0)] as [(CGFloat, CGFloat)] {
      pager.contentOffset.x = x
      fixture.turn()
      #expect(Insets(of: list) == Insets(inset))
    }
  }
}
