import KeyboardNotifications
import KeyboardUIKit
import Testing

/// What has the focus is seen; nothing else moves.
@MainActor
struct ScrollViewFocusTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView()
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  private func addField(y: CGFloat, to view: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 350, height: 40))
    (view ?? scroll).addSubview(field)
    return field
  }

  /// The offset that puts a bottom edge a margin above the keyboard.
  private func offset(showing bottom: CGFloat) -> CGFloat {
    bottom + 8 - (844 - 336)
  }

  @Test func aCoveredFieldIsScrolledToWithAMargin() {
    addField(y: 700).becomeFirstResponder()
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset(showing: 740))
  }

  @Test func aFieldDeepInsideIsToo() {
    let card = UIView(frame: CGRect(x: 0, y: 650, width: 390, height: 200))
    scroll.addSubview(card)
    addField(y: 50, to: card).becomeFirstResponder()
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset(showing: 740))
  }

  @Test func aFieldThatIsSeenLeavesTheOffset() {
    addField(y: 200).becomeFirstResponder()
    scroll.contentOffset.y = 33
    fixture.show(336)
    #expect(scroll.contentOffset.y == 33)
  }

  @Test func theOffsetDoesNotJumpWithoutAFocus() {
    for offset in [0, 500, 1156] as [CGFloat] {
      scroll.contentOffset.y = offset
      fixture.show(336)
      #expect(scroll.contentOffset.y == offset)
      fixture.hide()
      #expect(scroll.contentOffset.y == offset)
    }
  }

  @Test func anOffsetPastTheEndComesBackWithTheHide() {
    fixture.show(336)
    scroll.contentOffset.y = 2000 + 336 - 844
    let animations = UIView.standInAnimations { fixture.hide() }
    #expect(scroll.contentOffset.y == 1156)
    #expect(animations.count == 1)
  }

  @Test func ofATextViewTheCaretIsShown() {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 800))
    text.text = String(repeating: "line\n", count: 35)
    scroll.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    // The caret is in the line after the 35 lines of 20 points, below an inset of 8.
    #expect(scroll.contentOffset.y == offset(showing: 100 + 8 + 36 * 20))
  }

  @Test func aTextViewShowsItsOwnCaret() {
    let text = UITextView(frame: .zero)
    text.text = String(repeating: "line\n", count: 30)
    _ = fixture.addScrollView(text, contentHeight: 8 + 31 * 20 + 8)
    fixture.keep(text.adjustForKeyboard(tracker: fixture.tracker))
    text.becomeFirstResponder()
    fixture.show(336)
    #expect(text.contentInset.bottom == 336)
    #expect(text.contentOffset.y == offset(showing: 8 + 31 * 20))
  }

  @Test func aFocusThatMovesOnIsFollowedThoughNothingIsPosted() {
    addField(y: 200).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    addField(y: 900).becomeFirstResponder()
    #expect(scroll.contentOffset.y == 0)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(scroll.contentOffset.y == offset(showing: 940))
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test func aFocusElsewhereMovesNothing() {
    fixture.show(336)
    let other = UITextField(frame: CGRect(x: 0, y: 800, width: 100, height: 40))
    fixture.window.addSubview(other)
    other.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aFingerThatScrollsIsNotDisturbed() {
    addField(y: 700).becomeFirstResponder()
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 400))
    scroll.standInDrag(to: CGPoint(x: 10, y: 390))
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 336)
    #expect(scroll.contentOffset.y == 10)
    scroll.standInTouchUp()
  }

  @Test func aChatKeepsItsEndAboveTheKeyboard() {
    let chat = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    chat.keeping = .bottom
    scroll.contentOffset.y = 2000 - 844
    fixture.show(336)
    #expect(scroll.contentOffset.y == 1492)
    fixture.hide()
    #expect(scroll.contentOffset.y == 1156)
  }

  @Test func aFingerThatScrollsAChatIsNotDisturbedEither() {
    let chat = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    chat.keeping = .bottom
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 400))
    scroll.standInDrag(to: CGPoint(x: 10, y: 300))
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 336)
    #expect(scroll.contentOffset.y == 100)
    scroll.standInTouchUp()
  }

  @Test func aChatThatIsScrolledBackKeepsWhatIsAtItsBottom() {
    let chat = fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    chat.keeping = .bottom
    scroll.contentOffset.y = 300
    fixture.show(336)
    #expect(scroll.contentOffset.y == 636)
    scroll.contentInset.bottom = 50
    chat.update()
    #expect(scroll.contentOffset.y == 636)
  }
}
