import Testing

@testable import KeyboardNotifications
@testable import KeyboardUIKit

/// Values that are read from a scroll view, and written to it.
@MainActor
struct ScrollViewTargetTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)

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

  /// UIKit calls `scrollViewDidChangeAdjustedContentInset(_:)` in the middle of the writes.
  @Test func anAdjustmentThatEndsWhenTheInsetIsWrittenRestoresTheIndicators() {
    final class EndingScrollView: UIScrollView {
      var onInset: () -> Void = {}
      override var contentInset: UIEdgeInsets {
        didSet { onInset() }
      }
    }
    let scroll = EndingScrollView(frame: fixture.window.bounds)
    fixture.window.addSubview(scroll)
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    scroll.onInset = { adjustment.cancel() }
    fixture.show(336)
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func indicatorsThatUIKitLeavesAloneGetAllThatIsCovered() {
    let scroll = fixture.addAdjustedScrollView()
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(content: 302, indicator: 336))
  }

  @Test(arguments: [(true, 10), (false, 69)] as [(isMirrored: Bool, top: CGFloat)])
  func theSpaceAboveTheContentIsTheInsetAtItsVisualTop(isMirrored: Bool, top: CGFloat) {
    fixture.window.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let scroll = fixture.addScrollView()
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    let target = ScrollViewTarget(scroll)
    target.isMirrored = isMirrored
    guard case .scrollView(let measurement) = target.content else { return }
    #expect(measurement.topInset == top)
  }

  // MARK: The focus

  @Test func aFieldIsTheFocusAsAWhole() {
    let scroll = fixture.addScrollView()
    let cell = fixture.addView(CGRect(x: 0, y: 650, width: 390, height: 120), to: scroll)
    fixture.addField(y: 50, to: cell).becomeFirstResponder()
    #expect(
      ScrollViewTarget(scroll).part(to: nil, of: fixture.focus)
        == CGRect(x: 0, y: 700, width: 390, height: 40)
    )
  }
}

/// A list that is turned over, so that the start of its content is at the bottom of the screen.
@MainActor
struct MirroredListTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView()
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
  }

  @Test func theTopInsetsOfAMirroredListAreWritten() {
    let own = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    list.contentInset = own
    list.contentOffset.y = -39
    fixture.adjust(list).anchor = .bottom
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

  @Test(arguments: [false, true])
  func aListThatIsMirroredMeanwhileHasItsSpaceAtTheOtherEnd(isHide: Bool) {
    let list = fixture.addScrollView()
    list.contentInset.bottom = 7
    let adjustment = fixture.adjust(list)
    fixture.show(336)
    #expect(list.contentInset.bottom == 309)
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    if isHide { fixture.hide() } else { fixture.turn() }
    #expect(list.contentInset.bottom == 7)
    #expect(list.adjustedContentInset.top == (isHide ? 34 : 336))
    adjustment.cancel()
    #expect(list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 0))
    #expect(list.verticalScrollIndicatorInsets == .zero)
  }

  @Test func aNewAdjustmentOfAMirroredListRestoresItsTop() {
    fixture.adjust(list)
    fixture.show(336)
    let newer = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(list.contentInset.top == 302)
    newer.cancel()
    #expect(list.contentInset == .zero)
  }

  @Test func theFocusOfAMirroredListIsRevealed() {
    fixture.adjust(list)
    fixture.addField(y: 100, to: list).becomeFirstResponder()
    fixture.show(336)
    // The field's beginning is lower on the screen, and ends 8 points above the keyboard.
    #expect(844 - (100 - list.contentOffset.y) == 500)
  }

  @Test func theSafeAreaThatIsSeenAtTheBottomIsNotCountedTwice() {
    let view = fixture.addView()
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    let log = fixture.follow(view)
    fixture.show(336)
    #expect(log.overlaps.last?.inset == 302)
  }
}
