import KeyboardUIKit
import Testing

/// Views that move for the keyboard are updated before the lists in them are measured.
@MainActor
struct UpdateOrderTests {
  private let fixture = KeyboardFixture()

  @Test func aListInASheetThatIsFollowedLaterIsNotScrolled() {
    let sheet = fixture.addView(CGRect(x: 0, y: 444, width: 390, height: 400))
    let list = fixture.addAdjustedScrollView(frame: sheet.bounds)
    sheet.addSubview(list)
    let field = fixture.addField(y: 200, to: list)
    field.becomeFirstResponder()
    fixture.keep(
      fixture.window.followKeyboard(tracker: fixture.tracker) { [weak sheet] overlap in
        sheet?.frame.origin.y = 444 - overlap.height
      }
    )
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(Insets(of: list) == .zero)
    #expect(list.contentOffset.y == 0)
  }
}
