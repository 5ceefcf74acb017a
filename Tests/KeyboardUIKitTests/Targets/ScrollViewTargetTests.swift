import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Values that are read from a scroll view, and written to it.
@MainActor
struct ScrollViewTargetTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/269
  @Test func onlyTheBottomInsetsAreWrittenAndTheyAreRestoredExactly() {
    let scroll = fixture.addScrollView()
    let own = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
    scroll.contentInset = own
    scroll.verticalScrollIndicatorInsets = own
    scroll.horizontalScrollIndicatorInsets = own
    var adjustment: KeyboardAdjustment? = scroll.adjustForKeyboard(tracker: fixture.tracker)
    #expect(adjustment != nil)
    fixture.show(336.7)
    fixture.show(336)
    let covered = UIEdgeInsets(top: 7, left: 1, bottom: 20.1 + 302, right: 2)
    #expect(scroll.contentInset == covered)
    #expect(scroll.verticalScrollIndicatorInsets == covered)
    #expect(scroll.horizontalScrollIndicatorInsets == covered)
    adjustment = nil
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == own)
    #expect(scroll.horizontalScrollIndicatorInsets == own)
  }

  @Test func indicatorsThatUIKitLeavesAloneGetAllThatIsCovered() {
    let scroll = fixture.addAdjustedScrollView()
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(content: 302, indicator: 336))
  }

  // MARK: Motion

  /// Shows the keyboard over a list that keeps its bottom, and returns its offset, which was 500.
  private func offset(
    whileMovedBy begin: (UIScrollView) -> Void
  ) -> CGFloat {
    let fixture = KeyboardFixture()
    let scroll = fixture.addScrollView()
    fixture.keep(scroll.adjustForKeyboard(keeping: .bottom, tracker: fixture.tracker))
    scroll.contentOffset.y = 500
    begin(scroll)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    return scroll.contentOffset.y
  }

  @Test func theOffsetIsLeftAloneWhileTheContentMoves() {
    #expect(offset { _ in } == 836)
    #expect(offset { $0.standInTouchDown(at: .zero) } == 500)
    #expect(offset { $0.standInSetScrollAnimating(true) } == 500)
    let afterDrag = offset {
      $0.standInTouchDown(at: .zero)
      $0.standInDrag(to: .zero)
      $0.standInTouchUp(decelerating: true)
    }
    #expect(afterDrag == 500)
  }

  @Test(arguments: [(true, 1492), (false, 1190)] as [(Bool, CGFloat)])
  func contentOutOfItsRangeIsLeftToAFingerAndElseBroughtBack(isDragging: Bool, offset: CGFloat) {
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    scroll.contentOffset.y = 1492
    scroll.standInTouchDown(at: .zero)
    scroll.standInDrag(to: .zero)
    if !isDragging { scroll.standInTouchUp(decelerating: true) }
    fixture.hide()
    #expect(scroll.contentOffset.y == offset)
  }
}

/// The rectangle of a scroll view's content that has the focus.
@MainActor
struct FocusedRectangleTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addAdjustedScrollView()
  }

  /// The offset that puts a bottom edge a margin of 8 points above the keyboard's top at 508.
  private func offset(showing bottom: CGFloat) -> CGFloat {
    bottom + 8 - 508
  }

  @Test func aFieldIsShownAsAWhole() {
    let cell = fixture.addView(CGRect(x: 0, y: 650, width: 390, height: 120), to: scroll)
    fixture.addField(y: 50, to: cell).becomeFirstResponder()
    fixture.show(336)
    #expect(scroll.contentOffset.y == offset(showing: 740))
  }

  @Test func theCaretOfATextViewIsShown() {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 800))
    text.text = String(repeating: "line\n", count: 35)
    scroll.addSubview(text)
    text.becomeFirstResponder()
    fixture.show(336)
    // The caret is in the line after the 35 lines of 20 points, below an inset of 8.
    #expect(scroll.contentOffset.y == offset(showing: 100 + 8 + 36 * 20))
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
}

/// A list that is turned over, so that the start of its content is at the bottom of the screen.
@MainActor
struct MirroredListTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView()
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
  }

  @Test func theTopInsetsAreWritten() {
    let own = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    list.contentInset = own
    list.contentOffset.y = -39
    fixture.adjust(list).keeping = .bottom
    fixture.show(336)
    let covered = UIEdgeInsets(top: 302, left: 0, bottom: 0, right: 0)
    #expect(list.contentInset == UIEdgeInsets(top: 307, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets == covered)
    #expect(list.horizontalScrollIndicatorInsets == covered)
    // The newest message stays above the keyboard.
    #expect(list.contentOffset.y == -341)
    fixture.hide()
    #expect(list.contentInset == own)
    #expect(list.verticalScrollIndicatorInsets == .zero)
    #expect(list.horizontalScrollIndicatorInsets == .zero)
  }

  @Test func theSafeAreaThatIsSeenAtTheBottomIsNotCountedTwice() {
    let view = fixture.addView()
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let log = fixture.follow(view)
    fixture.show(336)
    #expect(log.overlaps.last?.inset == 302)
  }
}
