import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// What has the focus stays in sight when its view becomes lower.
@MainActor
struct FocusInSightTests {
  let fixture = KeyboardFixture()

  // A form must not scroll to a place where nothing can be seen.
  @Test func aFormShowsATextViewWhoseCaretItDoesNotShow() {
    let form = fixture.addAdjustedScrollView()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    form.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    #expect(form.contentOffset.y == 0)
  }
}
