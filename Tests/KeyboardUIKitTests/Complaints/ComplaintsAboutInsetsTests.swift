import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// What users of other packages complained about: insets that stay.
@MainActor
struct ComplaintsAboutInsetsTests {
  private let stage = Stage(safeAreaBottom: 34)
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment
  private let own = UIEdgeInsets(top: 0, left: 0, bottom: 12.3, right: 0)

  init() {
    scroll = stage.addScrollView()
    scroll.contentInset = own
    scroll.keyboardDismissMode = .interactive
    adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/270
  @Test func draggingTheKeyboardAwayRestoresTheInset() {
    let stage = Stage(for: .interactiveDrag)
    let scroll = stage.addScrollView()
    scroll.keyboardDismissMode = .interactive
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    for record in KeyboardTrace.interactiveDrag.records {
      if record.time == 2 { scroll.standInTouchDown(at: CGPoint(x: 10, y: 500)) }
      if record.time == 2.4 { scroll.standInTouchUp() }
      stage.player.play(record)
      if scroll.isTracking { scroll.standInDrag(to: CGPoint(x: 10, y: 700)) }
    }
    #expect(scroll.contentInset == .zero)
    #expect(scroll.verticalScrollIndicatorInsets == .zero)
    withExtendedLifetime(adjustment) {}
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/202
  @Test func aDismissalDuringTheAnimationRestoresIt() {
    UIView.standInHoldingCompletions(finished: false) {
      stage.post(.willShow, stage.docked(336))
      #expect(scroll.contentInset.bottom == 12.3 + 302)
      stage.post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 336), duration: 0)
      stage.post(.didShow, stage.docked(336))
    }
    stage.clock.nextTurn()
    #expect(scroll.contentInset == own)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/269
  @Test func theSafeAreaIsTakenIntoAccount() {
    stage.show(336)
    #expect(scroll.adjustedContentInset.bottom == 12.3 + 336)
    stage.hide()
    #expect(scroll.adjustedContentInset.bottom == 12.3 + 34)
  }

  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1422
  @Test func aSwipeBackThatIsCancelledLeavesNoEmptyArea() {
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 390, height: 40))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    stage.show(336)
    let offset = scroll.contentOffset
    // The swipe hides the keyboard and shifts the view; its end brings both back.
    scroll.frame.origin.x = 200
    stage.hide()
    #expect(scroll.contentInset == own)
    scroll.frame.origin.x = 0
    stage.show(336)
    #expect(scroll.contentInset.bottom == 12.3 + 302)
    #expect(scroll.contentOffset == offset)
    stage.hide()
    #expect(scroll.contentInset == own)
  }

  @Test func aHideThatSaysNothingOfUseRestoresIt() {
    stage.show(336)
    stage.post("UIKeyboardWillHideNotification", nil)
    #expect(scroll.contentInset == own)
  }
}
