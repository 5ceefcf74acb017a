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
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.bottom = 59
    list.contentOffset.y = 500
    fixture.show(336)
  }

  @Test func theOptionsOfAScrollViewCount() {
    fixture.keep(
      list.adjustForKeyboard(
        spacing: 12,
        keeping: .bottom,
        mode: .atLeast,
        tracker: fixture.tracker
      )
    )
    #expect(list.contentInset.bottom == 348)
    #expect(list.contentOffset.y == 789)
  }

  @Test func theOptionsOfAListWithABarCountAndTheModeIsThatOfTheBar() {
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50, constant: -34)
    fixture.keep(
      list.adjustForKeyboard(
        withBar: bar,
        moving: bottom,
        spacing: 12,
        keeping: .top,
        mode: .atLeast,
        tracker: fixture.tracker
      )
    )
    fixture.turn()
    #expect(bottom.constant == -348)
    #expect(list.contentInset.bottom == 457)
    #expect(list.contentOffset.y == 500)
  }

  @Test func theOptionsOfAConstraintCount() {
    let view = fixture.addView()
    let bottom = view.addBar(on: view.bottomAnchor, constant: -34)
    fixture.keep(
      bottom.adjustForKeyboard(spacing: 12, mode: .atLeast, tracker: fixture.tracker)
    )
    #expect(bottom.constant == -348)
  }

  @Test func theSpacingOfAControllerCounts() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    fixture.keep(controller.adjustForKeyboard(spacing: 12, tracker: fixture.tracker))
    #expect(controller.additionalSafeAreaInsets.bottom == 314)
  }

  @Test func theConditionOfEachCallCounts() {
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
      list.adjustForKeyboard(while: unmet, tracker: tracker),
      chat.adjustForKeyboard(withBar: bar, moving: bottom, while: unmet, tracker: tracker),
      other.adjustForKeyboard(while: unmet, tracker: tracker),
      controller.adjustForKeyboard(while: unmet, tracker: tracker),
      controller.view.followKeyboard(while: unmet, tracker: tracker) { log.add($0) },
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

  @Test func eachOptionCountsAtOnceAndAlongsideIsCalledAfterIt() {
    var inset: CGFloat = 0
    adjustment.valueWithoutKeyboard = 59
    #expect(adjustment.valueWithoutKeyboard == 59)
    adjustment.alongside = { [list] _ in inset = list.contentInset.bottom }
    #expect(inset == 367)
    adjustment.mode = .atLeast
    #expect(inset == 308)
    adjustment.spacing = 12
    #expect(inset == 320)
    adjustment.valueWithoutKeyboard = 400
    #expect(inset == 400)
    adjustment.valueWithoutKeyboard = .nan
    #expect(list.contentInset.bottom == 400)
    #expect(adjustment.mode == .atLeast && adjustment.spacing == 12)
  }

  @Test func theSameValueCallsNothing() {
    let log = OverlapLog()
    adjustment.alongside = { log.add($0) }
    adjustment.spacing = 0
    adjustment.mode = .added
    adjustment.keeping = .top
    #expect(log.heights == [308])
  }

  @Test func anInsetThatTheAppSetsInEachLayoutStaysTheAppsOwn() {
    final class Screen: UIViewController {
      let list = UIScrollView(frame: .zero)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentInset.bottom = 52
      }
    }
    let screen = Screen()
    screen.view.addSubview(screen.list)
    screen.list.frame = screen.view.bounds
    fixture.window.addSubview(screen.view)
    fixture.adjust(screen.list)
    fixture.turn()
    for _ in 1...3 {
      screen.view.setNeedsLayout()
      fixture.turn()
      #expect(screen.list.contentInset.bottom == 360)
    }
    fixture.hide()
    #expect(screen.list.contentInset.bottom == 52)
  }

  // MARK: Alongside

  @Test func alongsideIsCalledAtOnceAndThenInTheAnimationOfEachChange() {
    let log = OverlapLog()
    adjustment.alongside = { log.add($0) }
    #expect(log.heights == [308])
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336))
      fixture.post(.willHide, fixture.docked(0))
    }
    #expect(log.heights == [308, 336, 0])
    #expect(log.durations == [0, 0.25, 0.25])
    #expect(animations.count == 2)
    adjustment.alongside = nil
    fixture.show(336)
    #expect(log.heights == [308, 336, 0])
  }

  @Test func alongsideIsCalledAfterTheLayoutOfWhatIsAdjusted() {
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50)
    var frames: [CGFloat] = []
    fixture.adjust(bottom).alongside = { _ in frames.append(bar.frame.maxY) }
    fixture.turn()
    fixture.post(.willShow, fixture.docked(336))
    #expect(frames.last == 508)
  }

  // MARK: Completion

  @Test func completionWaitsForTheEndOfTheNextAnimation() {
    let log = OverlapLog()
    adjustment.completion = { log.add($0) }
    adjustment.alongside = { _ in }
    adjustment.spacing = 12
    fixture.turn()
    UIView.standInHoldingCompletions {
      fixture.hide()
      #expect(log.heights.isEmpty)
    }
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

  @Test func completionThatIsRemovedIsNotCalled() {
    let log = OverlapLog()
    adjustment.completion = { log.add($0) }
    UIView.standInHoldingCompletions {
      fixture.hide()
      adjustment.completion = nil
    }
    #expect(log.heights.isEmpty)
  }

  // MARK: Revealing

  @Test func revealingIsGivenTheFocusAndItsRectangleIsShown() {
    let field = fixture.addField(y: 700, to: list)
    let label = fixture.addView(CGRect(x: 0, y: 740, width: 390, height: 20), to: list)
    adjustment.revealing = { [label] form, focus in
      focus?.union(label.convert(label.bounds, to: form))
    }
    field.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 232)
  }

  @Test func revealingIsCalledAfterInsetAndAlongside() {
    var inset: CGFloat = 0
    adjustment.alongside = { [list] in list.contentInset.top = $0.height }
    adjustment.revealing = { list, _ in
      inset = list.contentInset.bottom + list.contentInset.top
      return nil
    }
    fixture.show(336)
    #expect(inset == 672)
  }

  @Test func revealingMayShowNothing() {
    adjustment.revealing = { _, _ in nil }
    fixture.addField(y: 700, to: list).becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 0)
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

  @Test(arguments: [(false, 562), (true, 700)] as [(Bool, CGFloat)])
  func revealingThatIsSetBeforeTheNextFrameRepeatsTheReveal(isLater: Bool, offset: CGFloat) {
    fixture.addField(y: 1000, to: list).becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 512)
    if isLater {
      fixture.turn()
      list.contentOffset.y = 700
    }
    adjustment.revealing = { _, focus in focus?.insetBy(dx: 0, dy: -50) }
    #expect(list.contentOffset.y == offset)
  }

  // MARK: The dragged scroll view, and what does not apply

  @Test func aScrollViewThatIsGivenLaterIsFollowed() {
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

  @Test func anOptionThatDoesNotApplyIsLeftAsItIs() {
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
    let focused = fixture.keep(KeyboardAdjustment(ofFocusedViewsWith: fixture.tracker))
    focused.alongside = { _ in }
    focused.completion = { _ in }
    #expect(focused.alongside == nil && focused.completion == nil)
  }
}
