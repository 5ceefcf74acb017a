import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Options of a call apply from the first measurement on, also if the keyboard is up already.
@MainActor
struct GivenOptionTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView(contentHeight: 3000)
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.bottom = 59
    list.contentOffset.y = 500
    fixture.show(336)
  }

  @Test func theOptionsOfAScrollViewApply() {
    fixture.keep(
      list.adjustForKeyboard(
        spacing: 12,
        anchor: .bottom,
        mode: .includingSafeArea,
        tracker: fixture.tracker
      )
    )
    #expect(list.contentInset.bottom == 348)
    #expect(list.contentOffset.y == 789)
  }

  @Test func theOptionsOfAListWithABarApplyAndTheModeIsThatOfTheBar() {
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50, constant: -34)
    fixture.keep(
      list.adjustForKeyboard(
        bar: bar,
        movedBy: bottom,
        spacing: 12,
        anchor: .top,
        mode: .includingSafeArea,
        tracker: fixture.tracker
      )
    )
    fixture.turn()
    #expect(bottom.constant == -348)
    #expect(list.contentInset.bottom == 457)
    #expect(list.contentOffset.y == 500)
  }

  @Test func theOptionsOfAConstraintApply() {
    let view = fixture.addView()
    let bottom = view.addBar(on: view.bottomAnchor, constant: -34)
    fixture.keep(
      bottom.adjustForKeyboard(spacing: 12, mode: .includingSafeArea, tracker: fixture.tracker)
    )
    #expect(bottom.constant == -348)
  }

  @Test func theConditionOfEachCallApplies() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let bar = UIView()
    let bottom = controller.view.addBar(bar, on: controller.view.bottomAnchor)
    let other = controller.view.addBar(UIView(), on: controller.view.bottomAnchor)
    let chat = fixture.addScrollView()
    let unmet = KeyboardCondition { false }
    let tracker = fixture.tracker
    let log = OverlapLog()
    let adjustments = [
      list.adjustForKeyboard(condition: unmet, tracker: tracker),
      chat.adjustForKeyboard(
        bar: bar,
        movedBy: bottom,
        anchor: .bottom,
        condition: unmet,
        tracker: tracker
      ),
      other.adjustForKeyboard(condition: unmet, tracker: tracker),
      controller.adjustForKeyboard(condition: unmet, tracker: tracker),
      controller.view.followKeyboard(condition: unmet, tracker: tracker) { log.add($0) },
    ]
    fixture.turn()
    #expect(Insets(of: list) == Insets(content: 59, indicator: 0))
    #expect(Insets(of: chat) == .zero)
    #expect(bottom.constant == 0 && other.constant == 0)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(log.heights.isEmpty)
    for adjustment in adjustments { adjustment.cancel() }
  }
}

/// Options that are changed while an adjustment runs.
@MainActor
struct ChangedOptionTests {
  private let fixture = KeyboardFixture()
  private let list: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    list = fixture.addScrollView(contentHeight: 3000)
    fixture.show(308)
    adjustment = fixture.adjust(list)
  }

  @Test func eachOptionAppliesAtOnceAndAlongsideIsCalledAfterIt() {
    var inset: CGFloat = 0
    adjustment.valueWithoutKeyboard = 59
    #expect(adjustment.valueWithoutKeyboard == 59)
    adjustment.onChange = { [list] _ in inset = list.contentInset.bottom }
    #expect(inset == 367)
    adjustment.mode = .includingSafeArea
    #expect(inset == 308)
    adjustment.spacing = 12
    #expect(inset == 320)
    adjustment.valueWithoutKeyboard = 400
    #expect(inset == 400)
    adjustment.valueWithoutKeyboard = .nan
    #expect(list.contentInset.bottom == 400)
    #expect(adjustment.mode == .includingSafeArea && adjustment.spacing == 12)
  }

  // MARK: Alongside

  @Test func theIncrementsOfANewClosureAddUpToTheHeight() {
    adjustment.onChange = { _ in }
    let log = OverlapLog()
    adjustment.onChange = { log.add($0) }
    #expect(log.sum == 308)
  }

  // MARK: Revealing

  @Test func theRectangleThatRevealingReturnsForTheFocusIsShown() {
    let field = fixture.addField(y: 700, to: list)
    let label = fixture.addView(CGRect(x: 0, y: 740, width: 390, height: 20), to: list)
    adjustment.revealedPart = { [label] form, focus in
      focus?.union(label.convert(label.bounds, to: form))
    }
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 232)
  }

  @Test func revealingThatIsSetBeforeTheNextFrameRepeatsTheReveal() {
    fixture.addField(y: 1000, to: list).becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 512)
    adjustment.revealedPart = { _, focus in focus?.insetBy(dx: 0, dy: -50) }
    #expect(list.contentOffset.y == 562)
  }

  // MARK: Layout

  @Test func aBarAndItsListAreInPlaceAfterAnUpdateWithLayout() {
    let fixture = KeyboardFixture()
    let bar = UIView()
    let bottom = fixture.window.addBar(bar, on: fixture.window.bottomAnchor, height: 50)
    let chat = fixture.addScrollView(contentHeight: 3000)
    let adjustment = fixture.keep(
      chat.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    adjustment.updateWithLayout()
    #expect(bar.frame.maxY == 844)
    #expect(Insets(of: chat) == Insets(50))
  }

  @Test func anUpdateWithLayoutCallsOnChangeOnce() {
    let log = OverlapLog()
    adjustment.onChange = { log.add($0) }
    let count = log.heights.count
    adjustment.updateWithLayout()
    #expect(log.heights.count == count + 1)
  }

  // MARK: Options that do not apply

  @Test func aPartToRevealIsLoggedWhereNothingScrolls() {
    let follower = fixture.keep(list.followKeyboard(tracker: fixture.tracker) { _ in })
    follower.revealedPart = { _, focus in focus }
    #expect(follower.revealedPart == nil)
    #expect(fixture.faults.lines.map { $0.hasPrefix("revealedPart") } == [true])
  }

  @Test func anOptionThatDoesNotApplyIsLeftAsItIsAndLogged() {
    let follower = fixture.keep(list.followKeyboard(tracker: fixture.tracker) { _ in })
    follower.spacing = 12
    follower.mode = .includingSafeArea
    follower.anchor = .bottom
    #expect(follower.spacing == 0 && follower.mode == .excludingSafeArea && follower.anchor == .top)
    let focused = fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker))
    focused.mode = .excludingSafeArea
    focused.anchor = .bottom
    focused.onChange = { _ in }
    focused.revealedPart = { _, focus in focus }
    #expect(focused.mode == .includingSafeArea && focused.anchor == .top)
    #expect(focused.revealedPart == nil)
    #expect(focused.onChange == nil)
    #expect(
      fixture.faults.lines.map { $0.prefix(while: \.isLetter) } == [
        "spacing", "mode", "anchor", "mode", "anchor", "onChange", "revealedPart",
      ]
    )
  }
}
