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
    adjustment = fixture.adjust(scroll)
  }

  /// The offset that puts a bottom edge a margin above the keyboard.
  private func offset(showing bottom: CGFloat) -> CGFloat {
    bottom + 8 - (844 - 336)
  }

  @Test func aCoveredFieldIsScrolledToWithAMargin() {
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset(showing: 740))
    scroll.contentOffset.y = 0
    adjustment.update()
    #expect(scroll.contentOffset.y == offset(showing: 740))
  }

  @Test func aFieldThatIsSeenLeavesTheOffset() {
    fixture.addField(y: 200, to: scroll).becomeFirstResponder()
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
    fixture.adjust(fixture.addScrollView(text, contentHeight: 8 + 31 * 20 + 8))
    text.becomeFirstResponder()
    fixture.show(336)
    #expect(text.contentInset.bottom == 336)
    #expect(text.contentOffset.y == offset(showing: 8 + 31 * 20))
  }

  @Test func aFocusThatMovesOnIsFollowedThoughNothingIsPosted() {
    fixture.addField(y: 200, to: scroll).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.addField(y: 900, to: scroll).becomeFirstResponder()
    #expect(scroll.contentOffset.y == 0)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(scroll.contentOffset.y == offset(showing: 940))
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test func aFocusElsewhereMovesNothing() {
    fixture.show(336)
    fixture.addField(y: 800, to: fixture.window).becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func focusInAnotherWindowRevealsNothingHere() {
    fixture.show(336)
    fixture.clock.nextTurn()
    var asked = 0
    adjustment.revealing = { _, _ in
      asked += 1
      return nil
    }
    let other = fixture.addWindow(fixture.screen.bounds).window
    asked = 0
    fixture.addField(y: 0, to: other).becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(asked == 0)
  }

  // MARK: A part of the content that stays where it is

  @Test(arguments: [(CGFloat(2000 - 844), CGFloat(1492)), (300, 636)])
  func aChatKeepsWhatIsAtItsBottom(old: CGFloat, new: CGFloat) {
    adjustment.keeping = .bottom
    scroll.contentOffset.y = old
    fixture.show(336)
    #expect(scroll.contentOffset.y == new)
    fixture.hide()
    #expect(scroll.contentOffset.y == old)
  }

  @Test func anInsetThatTheAppSetsAnewMovesNothing() {
    adjustment.keeping = .bottom
    scroll.contentOffset.y = 300
    fixture.show(336)
    scroll.contentInset.bottom = 50
    adjustment.update()
    #expect(scroll.contentOffset.y == 636)
  }

  @Test func theEndOfAChatIsShownWheneverTheKeyboardComes() {
    adjustment.keeping = .end
    #expect(adjustment.keeping == .end)
    scroll.contentOffset.y = 100
    fixture.show(336)
    #expect(scroll.contentOffset.y == 1492)
    fixture.hide()
    #expect(scroll.contentOffset.y == 1156)
  }

  // MARK: What the app says is to be seen

  @Test(arguments: [
    (CGRect(x: 0, y: 600, width: 390, height: 150), CGFloat(250)), (.null, 0), (.infinite, 0),
  ])
  func aRectangleOfTheAppsIsRevealed(rectangle: CGRect, offset: CGFloat) {
    adjustment.revealing = { _, _ in rectangle }
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset)
  }

  @Test func aCellIsRevealedWithItsField() {
    let cell = fixture.addView(CGRect(x: 0, y: 650, width: 390, height: 120), to: scroll)
    fixture.addField(y: 10, to: cell).becomeFirstResponder()
    adjustment.revealing = { [weak cell] _, _ in cell?.frame }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 270)
  }

  @Test func nothingIsRevealedWhereTheAppSaysSo() {
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
    adjustment.revealing = { _, _ in nil }
    fixture.show(336)
    #expect(scroll.contentOffset.y == 0)
  }
}

/// A chat whose list is turned over, so that the newest message is at the start of its content.
@MainActor
struct MirroredListTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    list = fixture.addScrollView()
    list.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    list.contentOffset.y = -5
    adjustment = fixture.adjust(list)
    adjustment.keeping = .bottom
  }

  @Test func theInsetIsAtItsTopWhichIsTheVisualBottom() {
    fixture.show(336)
    #expect(list.contentInset == UIEdgeInsets(top: 341, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets.top == 336)
    #expect(list.verticalScrollIndicatorInsets.bottom == 0)
    // The newest message stays above the keyboard.
    #expect(list.contentOffset.y == -341)
    fixture.hide()
    #expect(list.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets == .zero)
    #expect(list.contentOffset.y == -5)
  }

  @Test func aListThatIsScrolledBackKeepsWhatIsAtItsBottom() {
    list.contentOffset.y = 400
    fixture.show(336)
    #expect(list.contentOffset.y == 64)
  }

  @Test func theFocusedFieldIsRevealed() {
    adjustment.keeping = .top
    let field = fixture.addField(y: 20, to: list)
    field.becomeFirstResponder()
    fixture.show(336)
    #expect(field.convert(field.bounds, to: fixture.window).maxY == 495)
  }

  @Test func aListThatIsTurnedOverLaterIsRestoredFirst() {
    let plain = fixture.addScrollView()
    let adjustment = fixture.adjust(plain)
    fixture.show(336)
    plain.transform = CGAffineTransform(scaleX: 1, y: -1)
    adjustment.update()
    #expect(plain.contentInset == UIEdgeInsets(top: 336, left: 0, bottom: 0, right: 0))
  }

  @Test func theSafeAreaThatIsSeenAtTheBottomIsNotCountedTwice() {
    let phone = KeyboardFixture(safeAreaBottom: 34)
    let view = phone.addView()
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let log = phone.follow(view)
    phone.show(336)
    #expect(log.overlaps.last?.inset == 302)
  }
}
