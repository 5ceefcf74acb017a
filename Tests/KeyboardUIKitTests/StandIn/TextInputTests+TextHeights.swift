import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A line of the stand-in is 20 points high, with 8 points around the text. A font of UIKit decides.

extension TextInputTests {
  @Test func theCaretOfAGrowingTextViewStaysInSight() {
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 390, height: 36))
    text.isScrollEnabled = false
    list.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    for _ in 1...8 {
      text.insertText("\nline")
      text.frame.size.height = text.contentSize.height
      fixture.turn()
    }
    // Nine lines of 20 points, below a margin of 8, and 8 more to the keyboard's top.
    let caret: CGFloat = 400 + 8 + 9 * 20
    #expect(list.contentOffset.y == caret + 8 - 508)
  }
}
