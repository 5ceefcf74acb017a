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

  // MARK: A sheet with detents

  /// A sheet of 794 points with a field, of which the user pulls 277 down.
  private func offsetInALowerSheet(scrollingTo offset: CGFloat? = nil) -> CGFloat {
    let sheet = fixture.addView(CGRect(x: 0, y: 50, width: 390, height: 794))
    let list = fixture.addScrollView(frame: sheet.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(list)
    fixture.adjust(list)
    fixture.addField(y: 406, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(list.contentOffset.y == 0)
    if let offset { list.contentOffset.y = offset }
    fixture.turn()
    sheet.frame = CGRect(x: 0, y: 327, width: 390, height: 517)
    fixture.turn()
    return list.contentOffset.y
  }

  @Test func aFieldInASheetThatIsPulledDownIsShownAgain() {
    // The field would end at 773, and ends 8 points above the keyboard.
    let offset = offsetInALowerSheet()
    #expect(327 + 446 - offset == 500)
  }

  @Test func aFieldFromWhichTheUserHasScrolledAwayStaysThere() {
    let offset = offsetInALowerSheet(scrollingTo: 600)
    #expect(offset == 600)
  }
}
