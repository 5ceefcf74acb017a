import KeyboardUIKit
import Testing

/// Whatever moves for the keyboard is updated before the lists in it are measured.
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
    let list = fixture.addAdjustedScrollView()
    let bar = fixture.addView()
    for view in [list, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    let bottom = fixture.window.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      bar.heightAnchor.constraint(equalToConstant: 50),
      list.topAnchor.constraint(equalTo: fixture.window.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      list.widthAnchor.constraint(equalToConstant: 390),
    ])
    fixture.window.layoutIfNeeded()
    fixture.addField(y: 600, to: list).becomeFirstResponder()
    fixture.adjust(bottom)
    fixture.post(.willShow, fixture.docked(336))
    // The field ends at 640, the bar begins at 458, and 8 points are left between them.
    #expect(list.contentOffset.y == 190)
  }
}
