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

  @Test func aViewThatMovesOnAtEachTurnIsFollowedToTheEnd() {
    let view = fixture.addView()
    let list = UIScrollView(frame: view.bounds)
    view.addSubview(list)
    fixture.adjust(list)
    fixture.show(336)
    for y in 1...40 {
      view.frame.origin.y = -CGFloat(y)
      fixture.turn()
    }
    #expect(Insets(of: list) == Insets(296))
  }

  @Test func aClosureThatSwingsIsLeftAlone() {
    let view = fixture.addView()
    var calls = 0
    fixture.keep(
      view.followKeyboard(tracker: fixture.tracker) { overlap in
        calls += 1
        view.frame.origin.y = overlap.height > 300 ? -100 : 0
      }
    )
    fixture.show(336)
    for _ in 1...50 { fixture.turn() }
    #expect(calls < 40)
  }
}
