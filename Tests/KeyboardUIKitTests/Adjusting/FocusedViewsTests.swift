import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// One line at launch keeps the focused text of all screens clear of the keyboard.
@MainActor
struct FocusedViewsTests {
  let fixture = KeyboardFixture(safeAreaBottom: 34)
  let form: UIScrollView
  let field: UITextField

  init() {
    form = fixture.addScrollView()
    field = fixture.addField(y: 700, to: form)
  }

  func adjust(spacing: CGFloat = 0) -> KeyboardAdjustment {
    fixture.keep(KeyboardAdjustment.forFocusedViews(spacing: spacing, tracker: fixture.tracker))
  }

  /// Gives the focus to a view, and shows the keyboard until the next frame and turn.
  func show(for view: UIView) {
    view.becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
  }

  private func hide() {
    fixture.hide()
    fixture.turn()
  }

  @Test func aConflictEndsWithTheNextChangeOfTheKeyboard() {
    _ = adjust()
    show(for: field)
    for _ in 1...12 {
      form.contentInset.bottom = 0
      fixture.turn()
    }
    #expect(form.contentInset.bottom == 0)
    fixture.show(400)
    fixture.turn()
    #expect(form.contentInset.bottom == 366)
  }

  @Test func aFieldThatKeptTheFocusUnderAnotherWindowIsClearWhenThatWindowGoes() {
    _ = adjust()
    show(for: field)
    let above = fixture.scene.makeWindow()
    above.isHidden = false
    let other = fixture.addField(y: 0, to: above)
    other.becomeFirstResponder()
    hide()
    #expect(form.contentInset.bottom == 0)
    other.resignFirstResponder()
    above.isHidden = true
    fixture.show(336)
    fixture.turn()
    #expect(form.contentInset.bottom == 302)
  }

  @Test func aFormWhoseOwnAdjustmentEndsIsClearInTheNextFrame() {
    _ = adjust()
    var own: KeyboardAdjustment? = form.adjustForKeyboard(tracker: fixture.tracker)
    show(for: field)
    #expect(own != nil && form.contentInset.bottom == 302)
    own = nil
    #expect(form.contentInset.bottom == 0)
    fixture.turn()
    #expect(form.contentInset.bottom == 302)
  }

  // MARK: Views that are adjusted

  @Test func allValuesAreRestoredWhenTheKeyboardHasGone() {
    form.contentInset.bottom = 20.1
    _ = adjust()
    show(for: field)
    #expect(form.contentInset.bottom == 302)
    #expect(form.contentOffset.y == 240)
    field.resignFirstResponder()
    hide()
    #expect(form.contentInset.bottom == 20.1 && form.verticalScrollIndicatorInsets.bottom == 0)
    #expect(AdjustedObjects.adjustment(of: form) == nil)
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
    show(for: field)
    #expect(form.contentInset.bottom == 302)
  }

  @Test func aFormThatIsGoneNeedsNoFrames() {
    _ = adjust()
    do {
      let gone = fixture.addScrollView()
      show(for: fixture.addField(y: 700, to: gone))
      gone.removeFromSuperview()
    }
    hide()
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
  }

  @Test func nothingIsAdjustedWithoutAKeyboard() {
    _ = adjust()
    field.becomeFirstResponder()
    fixture.turn()
    fixture.clock.nextTurn()
    #expect(form.contentInset.bottom == 0 && AdjustedObjects.adjustment(of: form) == nil)
  }

  @Test func aFocusThatMovesInAPauseIsRevealedAfterIt() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 100, to: form))
    adjustment.pause()
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    adjustment.resume()
    fixture.turn()
    #expect(form.contentOffset.y == 240)
  }

  @Test func aTextViewThatDoesNotScrollCountsAsAField() {
    let text = UITextView(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    text.isScrollEnabled = false
    form.addSubview(text)
    _ = adjust()
    show(for: text)
    #expect(text.contentInset.bottom == 0 && form.adjustedContentInset.bottom == 336)
  }

  @Test func aFocusThatGoesToAnotherFormIsFollowed() {
    let other = fixture.addScrollView()
    let otherField = fixture.addField(y: 100, to: other)
    _ = adjust()
    show(for: field)
    #expect(other.contentInset.bottom == 0)
    otherField.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(other.adjustedContentInset.bottom == 336)
    hide()
    #expect(form.contentInset.bottom == 0 && other.contentInset.bottom == 0)
  }

  @Test func focusedViewsAreAdjustedAtTheConfirmationIfNoFrameCame() {
    _ = adjust()
    field.becomeFirstResponder()
    fixture.show(336)
    #expect(form.adjustedContentInset.bottom == 336)
    fixture.hide()
    #expect(form.contentInset.bottom == 0)
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
  }

  @Test func aFormThatItsScreenEndsAtTheKeyboardKeepsTheSpacing() {
    _ = adjust(spacing: 12)
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336))
    form.frame.size.height = 508
    fixture.turn()
    fixture.clock.nextTurn()
    #expect(form.contentInset.bottom == 12)
    #expect(740 - form.contentOffset.y == 496)
  }

  @Test(
    arguments: [(0, 8, 0), (5, 8, 5), (8, 8, 8), (12, 12, 12), (.nan, 8, 0)]
      as [(CGFloat, CGFloat, CGFloat)]
  )
  func aFieldInAFormHasTheSpacingOrEightPointsIfTheContentAllows(
    spacing: CGFloat,
    inTheMiddle: CGFloat,
    atTheEnd: CGFloat
  ) {
    _ = adjust(spacing: spacing)
    let last = fixture.addField(y: 1960, to: form)
    show(for: field)
    #expect(508 - (740 - form.contentOffset.y) == inTheMiddle)
    last.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(508 - (2000 - form.contentOffset.y) == atTheEnd)
  }

  // MARK: Views that are left alone

  @Test func aFormThatHasAnAdjustmentIsLeftAlone() {
    let own = form.adjustForKeyboard(spacing: 5, tracker: fixture.tracker)
    _ = adjust(spacing: 12)
    show(for: field)
    #expect(form.adjustedContentInset.bottom == 341)
    own.cancel()
    fixture.post(.didChangeFrame, fixture.docked(336))
    #expect(form.adjustedContentInset.bottom == 348)
  }

  @Test func aLaterAdjustmentOfTheFormTakesItOver() {
    _ = adjust(spacing: 12)
    show(for: field)
    let own = form.adjustForKeyboard(tracker: fixture.tracker)
    #expect(form.adjustedContentInset.bottom == 336)
    fixture.turn()
    hide()
    #expect(form.contentInset.bottom == 0)
    own.cancel()
  }

  @Test(arguments: [true, false])
  func insetsThatTheAppWritesByHandAreNotDoubled(isFirst: Bool) {
    func writeByHand() {
      let center = fixture.player.center
      let observer = center.addMainActorObserver(descriptor: .keyboardWillShow) { [form] _ in
        form.contentInset.bottom = 302
      }
      let hide = center.addMainActorObserver(descriptor: .keyboardWillHide) { [form] _ in
        form.contentInset.bottom = 0
      }
      fixture.keep([observer, hide])
    }
    if isFirst { writeByHand() }
    _ = adjust()
    if !isFirst { writeByHand() }
    show(for: field)
    #expect(form.adjustedContentInset.bottom == 336)
    fixture.show(380)
    fixture.turn()
    #expect(form.adjustedContentInset.bottom == 380)
    hide()
    #expect(form.contentInset.bottom == 0)
  }

  @Test(
    arguments: [
      (CGSize(width: 1170, height: 844), false), (CGSize(width: 1170, height: 900), true),
      (CGSize(width: 390, height: 700), true), (CGSize(width: 390.34, height: 700), true),
    ] as [(content: CGSize, isAdjusted: Bool)]
  )
  func onlyAViewThatScrollsSidewaysAloneIsLeftAlone(content: CGSize, isAdjusted: Bool) {
    let adjustment = adjust()
    form.contentSize = content
    show(for: field)
    #expect((form.contentInset.bottom > 0) == isAdjusted)
    adjustment.cancel()
  }

  @Test func tableControllersAlertsAndSwiftUIAreLeftAlone() {
    final class UIHostingController: UIViewController {}
    _ = adjust()
    let table = UITableViewController(style: .plain)
    fixture.window.rootViewController = table
    show(for: fixture.addField(y: 700, to: table.tableView))
    #expect(table.tableView.contentInset.bottom == 0)
    for controller in [UIAlertController(), UIHostingController()] {
      fixture.window.rootViewController = controller
      let list = fixture.addScrollView()
      controller.view.addSubview(list)
      show(for: fixture.addField(y: 700, to: list))
      #expect(list.contentInset.bottom == 0)
    }
  }

  // MARK: Options

  @Test func spacingMayChangeAndAPauseKeepsAllValues() {
    let adjustment = adjust(spacing: 12)
    show(for: field)
    #expect(form.adjustedContentInset.bottom == 348)
    adjustment.spacing = 20
    #expect(form.adjustedContentInset.bottom == 356)
    adjustment.pause()
    #expect(!KeyboardCoordinator.of(fixture.tracker).isMonitoringCommits)
    hide()
    #expect(form.adjustedContentInset.bottom == 356)
    adjustment.resume()
    #expect(form.contentInset.bottom == 0)
  }

  @Test(arguments: [KeyboardCondition.Otherwise.hold, .release])
  func aConditionThatIsSetLaterAppliesToTheFormAtOnce(otherwise: KeyboardCondition.Otherwise) {
    let adjustment = adjust()
    adjustment.condition = KeyboardCondition(otherwise: otherwise) { false }
    show(for: field)
    #expect(form.contentInset.bottom == 0)
    adjustment.condition = .always
    #expect(form.adjustedContentInset.bottom == 336)
    adjustment.condition = KeyboardCondition(otherwise: .release) { false }
    #expect(form.contentInset.bottom == 0)
  }
}
