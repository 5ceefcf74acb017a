import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Reported of other packages: insets that stay.
@MainActor
struct InsetRegressionTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment
  private let own = UIEdgeInsets(top: 0, left: 0, bottom: 12.3, right: 0)

  init() {
    scroll = fixture.addScrollView()
    scroll.contentInset = own
    scroll.keyboardDismissMode = .interactive
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/270
  @Test func draggingTheKeyboardAwayRestoresTheInset() throws {
    let fixture = KeyboardFixture(for: .builtIn(.interactiveDrag))
    let scroll = fixture.addScrollView()
    scroll.keyboardDismissMode = .interactive
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    for record in KeyboardTrace.builtIn(.interactiveDrag).records {
      if record.time == 2 { scroll.standInTouchDown(at: CGPoint(x: 10, y: 500)) }
      if record.time == 2.4 { scroll.standInTouchUp() }
      fixture.play(record)
      if scroll.isTracking { scroll.standInDrag(to: CGPoint(x: 10, y: 700)) }
    }
    #expect(scroll.contentInset == .zero)
    #expect(scroll.verticalScrollIndicatorInsets == .zero)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/202
  @Test func aDismissalDuringTheAnimationRestoresIt() {
    UIView.standInHoldingCompletions(finished: false) {
      fixture.post(.willShow, fixture.docked(336))
      #expect(scroll.contentInset.bottom == 12.3 + 302)
      fixture.post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 336), duration: 0)
      fixture.post(.didShow, fixture.docked(336))
    }
    fixture.clock.nextTurn()
    #expect(scroll.contentInset == own)
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1422
  @Test func aSwipeBackThatIsCancelledLeavesNoEmptyArea() {
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 390, height: 40))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    fixture.show(336)
    let offset = scroll.contentOffset
    // The swipe hides the keyboard and shifts the view; its end brings both back.
    scroll.frame.origin.x = 200
    fixture.hide()
    #expect(scroll.contentInset == own)
    scroll.frame.origin.x = 0
    fixture.show(336)
    #expect(scroll.contentInset.bottom == 12.3 + 302)
    #expect(scroll.contentOffset == offset)
    fixture.hide()
    #expect(scroll.contentInset == own)
  }

  @Test func aHideThatSaysNothingOfUseRestoresIt() {
    fixture.show(336)
    fixture.post("UIKeyboardWillHideNotification", nil)
    #expect(scroll.contentInset == own)
  }
}
