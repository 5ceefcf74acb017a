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

  @Test func aFieldIsInSightAboveABarThatIsAdjustedLater() {
    let list = UIScrollView(frame: .zero)
    list.contentSize.height = 3000
    let bottom = fixture.addList(list, above: UIView())
    fixture.adjust(list)
    fixture.addField(y: 600, to: list).becomeFirstResponder()
    fixture.adjust(bottom)
    fixture.post(.willShow, fixture.docked(336))
    // The field ends at 640, the bar begins at 458, and 8 points are left between them.
    #expect(list.contentOffset.y == 190)
  }
}
