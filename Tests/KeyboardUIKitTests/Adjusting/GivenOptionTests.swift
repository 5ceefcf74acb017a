import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Options of a call count from the first measurement, also where the keyboard is up already.
@MainActor
struct GivenOptionTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let list: UIScrollView

  init() {
    list = fixture.addScrollView(contentHeight: 3000)
    fixture.show(336)
  }

  @Test func aListAtItsEndStaysThere() {
    list.contentOffset.y = 2190
    fixture.keep(list.adjustForKeyboard(keeping: .bottom, tracker: fixture.tracker))
    #expect(list.contentOffset.y == 2492)
  }

  @Test func aFormWithABarDoesNotJump() {
    list.contentOffset.y = 500
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.safeAreaLayoutGuide.bottomAnchor, height: 50)
    fixture.keep(
      list.adjustForKeyboard(
        withBar: bar,
        moving: bottom,
        keeping: .top,
        tracker: fixture.tracker
      )
    )
    fixture.turn()
    #expect(bar.frame.maxY == 508)
    #expect(list.contentOffset.y == 500)
  }

  @Test func anInsetThatHoldsTheSafeAreaIsNotCountedTwice() {
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.bottom = 59
    fixture.show(308)
    fixture.keep(list.adjustForKeyboard(mode: .atLeast, tracker: fixture.tracker))
    #expect(list.contentInset.bottom == 308)
  }

  @Test func theModeOfAListWithABarIsThatOfTheBarsConstraint() {
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50, constant: -34)
    fixture.keep(
      list.adjustForKeyboard(
        withBar: bar,
        moving: bottom,
        mode: .atLeast,
        tracker: fixture.tracker
      )
    )
    fixture.turn()
    #expect(bottom.constant == -336)
    #expect(list.adjustedContentInset.bottom == 386)
    fixture.hide()
    #expect(bottom.constant == -34)
  }
}

/// Options of an adjustment at work.
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

  // MARK: Alongside

  @Test func alongsideIsCalledAtOnceWithAllThatIsCovered() {
    let log = OverlapLog()
    adjustment.alongside = { log.add($0) }
    #expect(log.heights == [308])
    #expect(log.sum == 308)
  }

  @Test func anotherClosureIsCalledAtOnceToo() {
    adjustment.alongside = { _ in }
    let log = OverlapLog()
    adjustment.alongside = { log.add($0) }
    #expect(log.heights == [308])
    adjustment.alongside = nil
    fixture.hide()
    #expect(log.heights == [308])
  }

  @Test func whatAlongsideCopiesIsRightAfterEachOption() {
    var copy: CGFloat = 0
    adjustment.valueWithoutKeyboard = 59
    adjustment.alongside = { [list] _ in copy = list.contentInset.bottom }
    #expect(copy == 367)
    adjustment.mode = .atLeast
    #expect(copy == 308)
    adjustment.spacing = 12
    #expect(copy == 320)
    adjustment.valueWithoutKeyboard = 400
    #expect(copy == 400)
  }

  @Test func theSameValueIsNoDifference() {
    let log = OverlapLog()
    adjustment.alongside = { log.add($0) }
    adjustment.spacing = 0
    adjustment.mode = .added
    adjustment.keeping = .top
    #expect(log.heights == [308])
  }

  @Test func whilePausedItWaits() {
    let log = OverlapLog()
    adjustment.pause()
    adjustment.alongside = { log.add($0) }
    #expect(log.heights.isEmpty)
    adjustment.resume()
    #expect(log.heights == [308])
  }

  // MARK: Completion

  @Test func completionWaitsForAnEnd() {
    let log = OverlapLog()
    adjustment.completion = { log.add($0) }
    adjustment.alongside = { _ in }
    adjustment.spacing = 12
    fixture.turn()
    #expect(log.heights.isEmpty)
    fixture.hide()
    #expect(log.heights == [0])
  }

  @Test func completionAloneIsCalledAtTheNextEndOnly() {
    let log = OverlapLog()
    adjustment.completion = { log.add($0) }
    fixture.turn()
    fixture.turn()
    #expect(log.heights.isEmpty)
    fixture.hide()
    #expect(log.heights == [0])
  }

  @Test func completionThatIsSetDuringAnAnimationIsCalledAtItsEnd() {
    let log = OverlapLog()
    UIView.standInHoldingCompletions {
      fixture.post(.willShow, fixture.docked(336))
      adjustment.completion = { log.add($0) }
      #expect(log.heights.isEmpty)
    }
    #expect(log.heights == [336])
  }

  // MARK: Revealing

  @Test func revealingThatIsSetBeforeTheNextFrameRepeatsTheReveal() {
    let field = fixture.addField(y: 1000, to: list)
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 512)
    adjustment.revealing = { _, focus in focus?.insetBy(dx: 0, dy: -50) }
    #expect(list.contentOffset.y == 562)
  }

  @Test func revealingThatIsSetLaterMovesNothing() {
    let field = fixture.addField(y: 1000, to: list)
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    fixture.turn()
    list.contentOffset.y = 700
    adjustment.revealing = { _, focus in focus }
    fixture.turn()
    #expect(list.contentOffset.y == 700)
  }

  @Test func revealingIsGivenTheFocusedViewAndShowsTheLabelBelowToo() {
    let field = fixture.addField(y: 700, to: list)
    let label = fixture.addView(CGRect(x: 0, y: 740, width: 390, height: 20), to: list)
    adjustment.revealing = { [label] form, focus in
      focus?.union(label.convert(label.bounds, to: form))
    }
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 232)
  }

  @Test func revealingIsGivenTheCaretOfATextView() {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 2000))
    text.isScrollEnabled = false
    list.addSubview(text)
    text.becomeFirstResponder()
    var focus: CGRect?
    adjustment.revealing = {
      focus = $1
      return nil
    }
    adjustment.update()
    #expect(focus.map { $0.height < 100 && $0.minY >= 100 } == true)
  }

  @Test func revealingIsGivenNothingWhereTheFocusIsElsewhere() {
    var focus: [CGRect?] = []
    adjustment.revealing = {
      focus.append($1)
      return nil
    }
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    focus = []
    adjustment.update()
    #expect(focus == [nil])
  }

  // MARK: The condition and the dragged scroll view

  @Test func aConditionThatIsSetLaterCounts() {
    adjustment.while = KeyboardCondition { false }
    fixture.hide()
    #expect(list.contentInset.bottom == 308)
    adjustment.while = .always
    #expect(list.contentInset.bottom == 0)
  }

  @Test func aScrollViewOfWhichABarLearnsLaterIsFollowed() {
    let view = fixture.addView()
    let bottom = view.addBar(on: view.bottomAnchor)
    list.keyboardDismissMode = .interactive
    let bar = fixture.adjust(bottom)
    bar.draggedScrollView = list
    #expect(bar.draggedScrollView === list)
    list.standInTouchDown(at: CGPoint(x: 10, y: 300))
    list.standInDrag(to: CGPoint(x: 10, y: 400))
    fixture.turn()
    list.standInDrag(to: CGPoint(x: 10, y: 644))
    fixture.turn()
    #expect(bottom.constant == -200)
  }

  // MARK: What does not apply

  @Test func whatDoesNotApplyIsLeftAsItIs() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let bar = fixture.adjust(controller.view.addBar(on: controller.view.bottomAnchor))
    let screen = fixture.keep(controller.adjustForKeyboard(tracker: fixture.tracker))
    let follower = fixture.keep(
      controller.view.followKeyboard(tracker: fixture.tracker) { _ in }
    )
    for adjustment in [bar, screen, follower] {
      adjustment.keeping = .end
      adjustment.revealing = { _, focus in focus }
      #expect(adjustment.keeping == .top && adjustment.revealing == nil)
    }
    for adjustment in [screen, follower] {
      adjustment.mode = .atLeast
      #expect(adjustment.mode == .added)
    }
    follower.spacing = 12
    #expect(follower.spacing == 0)
    screen.draggedScrollView = list
    adjustment.draggedScrollView = nil
    #expect(screen.draggedScrollView == nil && adjustment.draggedScrollView === list)
  }
}

/// A condition that releases, for an inset that belongs to one field.
@MainActor
struct ReleasingConditionTests {
  private let fixture = KeyboardFixture()
  private let text: UITextView
  private let other: UITextField

  init() {
    text = UITextView(frame: CGRect(x: 0, y: 694, width: 390, height: 150))
    fixture.window.addSubview(text)
    other = fixture.addField(y: 0, to: fixture.window)
  }

  @Test(arguments: [(false, CGFloat(150)), (true, 0)])
  func theInsetIsGivenBackWhenTheFocusGoesElsewhere(isReleasing: Bool, inset: CGFloat) {
    let focus = KeyboardCondition.focus(in: text)
    fixture.keep(
      text.adjustForKeyboard(
        while: isReleasing ? focus.releasing : focus,
        tracker: fixture.tracker
      )
    )
    text.becomeFirstResponder()
    fixture.show(336)
    #expect(text.contentInset.bottom == 150)
    other.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(text.contentInset.bottom == inset)
    text.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(text.contentInset.bottom == 150)
  }

  @Test func itMayBeSetLater() {
    let adjustment = fixture.adjust(text)
    other.becomeFirstResponder()
    fixture.show(336)
    #expect(text.contentInset.bottom == 150)
    adjustment.while = .focus(in: text).releasing
    #expect(text.contentInset.bottom == 0)
  }
}
