import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// The insets are as high as what is covered of the view.
@MainActor
struct ScrollViewInsetTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/269
  @Test func theSafeAreaIsNotCountedTwice() {
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(302))
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(scroll.adjustedContentInset.bottom == 34)
  }

  @Test func whereUIKitAddsNoSafeAreaNoneIsSubtracted() {
    let short = fixture.addAdjustedScrollView(contentHeight: 100)
    fixture.show(336)
    #expect(short.adjustedContentInset.bottom == 336)
    #expect(Insets(of: short) == Insets(content: 336, indicator: 302))
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic, .scrollableAxes,
  ])
  func theContentIsClearWhateverTheBehaviour(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let scroll = fixture.addAdjustedScrollView()
    scroll.contentInsetAdjustmentBehavior = behavior
    fixture.show(336)
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test func indicatorsThatUIKitLeavesAloneGetAll() {
    let scroll = fixture.addAdjustedScrollView()
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(content: 302, indicator: 336))
  }

  @Test func theHorizontalIndicatorKeepsClearToo() {
    let scroll = fixture.addAdjustedScrollView()
    scroll.horizontalScrollIndicatorInsets.bottom = 3
    fixture.show(336)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 305)
    fixture.hide()
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 3)
  }

  @Test(arguments: [(CGFloat(100), CGFloat(500), CGFloat(92)), (0, 400, 0), (700, 100, 100)])
  func onlyWhatIsCoveredCountsAndAtMostTheHeight(y: CGFloat, height: CGFloat, inset: CGFloat) {
    let fixture = KeyboardFixture()
    let frame = CGRect(x: 0, y: y, width: 390, height: height)
    let scroll = fixture.addAdjustedScrollView(frame: frame)
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: scroll) == Insets(inset))
    #expect(animations.count == (inset > 0 ? 1 : 0))
  }
}

/// What belongs to the app stays the app's.
@MainActor
struct ScrollViewOwnInsetTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private var adjustment: KeyboardAdjustment?
  private let own = UIEdgeInsets(top: 7, left: 1, bottom: 20.1, right: 2)
  private let ownOfIndicator = UIEdgeInsets(top: 3, left: 0, bottom: 10.3, right: 4)

  init() {
    scroll = fixture.addScrollView()
    scroll.contentInset = own
    scroll.verticalScrollIndicatorInsets = ownOfIndicator
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  @Test func theKeyboardIsAddedToTheAppsInsetsAndAHideRestoresThem() {
    fixture.show(336)
    #expect(scroll.contentInset == UIEdgeInsets(top: 7, left: 1, bottom: 20.1 + 336, right: 2))
    let indicator = UIEdgeInsets(top: 3, left: 0, bottom: 10.3 + 336, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets == indicator)
    fixture.show(336.7)
    fixture.show(258.3)
    fixture.hide()
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
  }

  @Test mutating func theEndOfTheTokenRestoresThemExactly() {
    fixture.show(336.7)
    adjustment = nil
    #expect(scroll.contentInset == own)
    #expect(scroll.verticalScrollIndicatorInsets == ownOfIndicator)
    fixture.show(300)
    #expect(scroll.contentInset == own)
  }

  @Test func cancellingDoesTooAndTwiceIsFine() {
    fixture.show(336.7)
    adjustment?.cancel()
    adjustment?.cancel()
    adjustment?.update()
    #expect(scroll.contentInset == own)
    #expect(scroll.subviews.isEmpty)
  }

  @Test func anInsetThatTheAppSetsIsAddedTo() {
    fixture.show(300)
    scroll.contentInset.bottom = 50
    adjustment?.update()
    #expect(scroll.contentInset.bottom == 350)
    fixture.hide()
    #expect(scroll.contentInset.bottom == 50)
  }

  @Test func aChangeIsFoundByTheNextNotification() {
    fixture.show(300)
    scroll.contentInset = .zero
    fixture.post(.didChangeFrame, fixture.docked(300))
    #expect(scroll.contentInset.bottom == 300)
  }

  @Test func anIndicatorInsetThatTheAppSetsAnewIsCompletedInTheSameTurn() {
    fixture.show(336)
    scroll.verticalScrollIndicatorInsets.bottom = 10
    fixture.turn()
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 346)
  }

  @Test func theOtherInsetsAreNotTouched() {
    fixture.show(300)
    scroll.contentInset.top = 99
    fixture.hide()
    #expect(scroll.contentInset == UIEdgeInsets(top: 99, left: 1, bottom: 20.1, right: 2))
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/202
  @Test func aDismissalDuringTheAnimationRestoresThem() {
    UIView.standInHoldingCompletions(finished: false) {
      fixture.post(.willShow, fixture.docked(336))
      #expect(scroll.contentInset.bottom == 20.1 + 336)
      fixture.post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 336), duration: 0)
      fixture.post(.didShow, fixture.docked(336))
    }
    fixture.clock.nextTurn()
    #expect(scroll.contentInset == own)
  }

  @Test func aHideThatSaysNothingOfUseRestoresThem() {
    fixture.show(336)
    fixture.post("UIKeyboardWillHideNotification", nil)
    #expect(scroll.contentInset == own)
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1422
  @Test func aSwipeBackThatIsCancelledLeavesNoEmptyArea() {
    fixture.addField(y: 600, to: scroll).becomeFirstResponder()
    fixture.show(336)
    let offset = scroll.contentOffset
    // The swipe hides the keyboard and shifts the view; its end brings both back.
    scroll.frame.origin.x = 200
    fixture.hide()
    #expect(scroll.contentInset == own)
    scroll.frame.origin.x = 0
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 20.1 + 336)
    #expect(scroll.contentOffset == offset)
    fixture.hide()
    #expect(scroll.contentInset == own)
  }
}

/// The inset itself changes what UIKit adds for the safe area.
///
/// Apple does not document that it does; should it, the content is clear all the same.
@MainActor
struct ScrollViewFeedbackTests {
  private final class FeedbackScrollView: UIScrollView {
    var addsSafeArea: (_ inset: CGFloat) -> Bool = { _ in true }

    override var adjustedContentInset: UIEdgeInsets {
      var insets = contentInset
      if addsSafeArea(contentInset.bottom) { insets.bottom += 34 }
      return insets
    }
  }

  /// Less than before is made up for, more is taken off at the next look, and what would swing to
  /// and fro leaves too much space, not too little.
  @Test(
    arguments: [
      (-1...0, [336, 336, 336, 336]), (1...400, [370, 336, 336, 336]),
      (311...400, [370, 370, 370, 370]),
    ] as [(ClosedRange<CGFloat>, [CGFloat])]
  )
  func theContentIsClearAtEachUpdate(adding: ClosedRange<CGFloat>, insets: [CGFloat]) {
    let fixture = KeyboardFixture()
    let scroll = FeedbackScrollView(frame: .zero)
    scroll.addsSafeArea = { adding.contains($0) }
    let adjustment = fixture.adjust(fixture.addScrollView(scroll))
    fixture.post(.willShow, fixture.docked(336))
    for inset in insets {
      #expect(scroll.adjustedContentInset.bottom == inset)
      adjustment.update()
    }
    fixture.hide()
    #expect(scroll.contentInset == .zero)
  }
}
