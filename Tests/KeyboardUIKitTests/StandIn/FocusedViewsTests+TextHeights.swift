import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

// A line of the stand-in is 20 points high, with 8 points around the text. A font of UIKit decides.

extension FocusedViewsTests {
  @Test func aTextViewThatScrollsIsAdjustedBeforeTheViewsAroundIt() {
    let text = UITextView(frame: CGRect(x: 0, y: 600, width: 390, height: 600))
    form.addSubview(text)
    _ = adjust()
    text.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    fixture.turn()
    // The caret ends at 628, so that the form is scrolled to 128, and the text ends at 1072.
    #expect(text.contentInset.bottom == 564)
    #expect(form.adjustedContentInset.bottom == 336)
  }
}
