import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// A line of the stand-in is 20 points high, with 8 points around the text. A font of UIKit decides.

extension ScrollViewTargetTests {
  @Test func theCaretIsTheFocusOfATextView() {
    let scroll = fixture.addScrollView()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 800))
    text.text = String(repeating: "line\n", count: 35)
    scroll.addSubview(text)
    text.becomeFirstResponder()
    // The caret is in the line after the 35 lines of 20 points, below an inset of 8.
    #expect(
      ScrollViewTarget(scroll).part(to: nil, of: fixture.focus)?.maxY == 100 + 8 + 36 * 20
        as CGFloat
    )
  }
}
