import KeyboardNotifications
import Testing

@testable import KeyboardUIKit

/// An update during another one is part of it, and keeps its animation.
@MainActor
struct NestedUpdateTests {
  private final class Screen: UIViewController {
    let list = ProbeScrollView(frame: .zero)
    var adjustment: KeyboardAdjustment?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      adjustment?.update()
    }
  }

  /// Update that a closure of an adjustment asks for, and how often it is inside itself.
  @MainActor
  private final class UpdateInside {
    weak var adjustment: KeyboardAdjustment?
    private(set) var deepest = 0
    private var depth = 0

    func update() {
      depth += 1
      deepest = max(deepest, depth)
      if depth < 20 { adjustment?.update() }
      depth -= 1
    }
  }

  private let fixture = KeyboardFixture()
  private let screen = Screen()

  init() {
    fixture.window.rootViewController = screen
    screen.list.frame = screen.view.bounds
    screen.list.contentSize.height = 3000
    screen.view.addSubview(screen.list)
  }

  @Test func anUpdateByTheClosureIsMadeBeforeTheNextFrame() {
    let coordinator = KeyboardCoordinator.of(fixture.tracker)
    let view = fixture.addView()
    let adjustment = fixture.keep(view.followKeyboard(tracker: fixture.tracker) { _ in })
    adjustment.onChange = { [weak adjustment] _ in adjustment?.update() }
    #expect(coordinator.isMonitoringCommits)
    fixture.turn()
    #expect(!coordinator.isMonitoringCommits)
  }

  @Test func changesOfTheKeyboardByTheClosureAreFollowedAfterIt() {
    var heights: [CGFloat] = []
    let adjustment = fixture.adjust(screen.list)
    fixture.show(336)
    adjustment.onChange = { [fixture] in
      heights.append($0.height)
      if heights == [336, 300] { fixture.post(.willHide, fixture.docked(0)) }
      if heights == [336, 300, 0] { fixture.post(.willShow, fixture.docked(200)) }
    }
    screen.list.frame.size.height -= 36
    adjustment.update()
    #expect(heights == [336, 300, 0, 164])
    #expect(Insets(of: screen.list) == Insets(164))
  }

  // MARK: Closures that ask for an update

  private func showField() {
    fixture.addField(y: 700, to: screen.list).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
  }

  @Test func theClosureForFocusedViewsIsNotAskedInsideItself() {
    let inside = UpdateInside()
    let adjustment = KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker) { _ in
      inside.update()
      return 8
    }
    inside.adjustment = fixture.keep(adjustment)
    showField()
    #expect(inside.deepest == 1)
    #expect(screen.list.contentInset.bottom == 344)
  }

  @Test(arguments: [false, true])
  func aConditionIsNotAskedInsideItself(isForFocusedViews: Bool) {
    let inside = UpdateInside()
    let adjustment =
      isForFocusedViews
      ? KeyboardAdjustment.forFocusedViews(movesControllers: true, tracker: fixture.tracker)
      : screen.list.adjustForKeyboard(tracker: fixture.tracker)
    inside.adjustment = fixture.keep(adjustment)
    adjustment.condition = KeyboardCondition {
      inside.update()
      return true
    }
    showField()
    #expect(inside.deepest == 1)
    #expect(screen.list.contentInset.bottom == 336)
  }

  @Test func anUpdateInTheLayoutBeforeAFrameCallsTheClosure() {
    let calls = OverlapLog()
    screen.adjustment = fixture.keep(
      screen.view.followKeyboard(tracker: fixture.tracker) { calls.add($0) }
    )
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.turn()
    let count = calls.heights.count
    screen.view.setNeedsLayout()
    fixture.turn()
    fixture.turn()
    #expect(calls.heights.dropFirst(count) == [336])
  }

  // MARK: Before the turn of an adjustment

  /// Follows a view whose adjustment is updated by the closure of the view around it, and returns
  /// that view and the calls after a keyboard of 336.
  private func followInnerView() -> (outer: UIView, calls: OverlapLog) {
    let outer = fixture.addView()
    let inner = fixture.addView(outer.bounds, to: outer)
    let calls = OverlapLog()
    let adjustment = fixture.keep(
      inner.followKeyboard(tracker: fixture.tracker) { calls.add($0) }
    )
    fixture.show(336)
    fixture.keep(
      outer.followKeyboard(tracker: fixture.tracker) { [weak adjustment] _ in adjustment?.update() }
    )
    fixture.clock.nextTurn()
    fixture.turn()
    return (outer, calls)
  }

  @Test func anUpdateBeforeItsTurnCallsTheClosureInIt() {
    let (outer, calls) = followInnerView()
    let count = calls.heights.count
    outer.frame.size.height += 10
    fixture.turn()
    #expect(calls.heights.dropFirst(count) == [336])
  }

  @Test func anUpdateBeforeItsTurnIsNoSecondCall() {
    let (_, calls) = followInnerView()
    let count = calls.heights.count
    fixture.post(.willShow, fixture.docked(300))
    fixture.turn()
    #expect(calls.heights.dropFirst(count) == [300])
  }
}
