import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A line of the stand-in is 20 points high, with 8 points around the text. A font of UIKit decides.

extension FocusInSightTests {
  @Test func anUpdateShowsTheCaretOfATextView() {
    let text = UITextView(frame: fixture.window.bounds)
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    fixture.window.addSubview(text)
    let adjustment = fixture.adjust(text)
    text.becomeFirstResponder()
    text.frame.size.height = 508
    fixture.show(336)
    text.contentOffset.y = 0
    fixture.turn()
    #expect(text.contentOffset.y == 0)
    adjustment.update()
    #expect(text.contentOffset.y == (608 + 8 - 508) as CGFloat)
  }
}
