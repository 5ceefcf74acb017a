import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// Adjustments end with their owner, and retain neither views nor trackers.
@MainActor
struct LifetimeTests {
  private let fixture = KeyboardFixture()

  // https://github.com/woocommerce/woocommerce-ios/pull/2066
  // https://github.com/square/Listable/pull/199
  @Test func aViewThatIsMadeWhileTheKeyboardIsUpIsClearInItsFirstFrame() {
    fixture.show(336)
    let scroll = ProbeScrollView(frame: fixture.window.bounds)
    fixture.adjust(scroll)
    let durations = scroll.durations {
      fixture.window.addSubview(scroll)
      fixture.turn()
    }
    #expect(Insets(of: scroll) == Insets(336))
    #expect(durations == [0])
  }

  @Test func neitherAnAdjustedNorAFollowedViewIsKeptAlive() {
    weak var adjusted: UIView?
    weak var followed: UIView?
    let adjustment: KeyboardAdjustment
    do {
      let scroll = fixture.addScrollView()
      let view = fixture.addView()
      adjustment = fixture.adjust(scroll)
      _ = fixture.follow(view)
      fixture.show(336)
      fixture.turn()
      fixture.clock.nextTurn()
      scroll.removeFromSuperview()
      view.removeFromSuperview()
      adjusted = scroll
      followed = view
    }
    #expect(adjusted == nil && followed == nil)
    fixture.hide()
    adjustment.update()
  }

  @Test func theTrackerIsObservedUntilTheLastAdjustmentEnds() {
    let adjustments = [
      fixture.adjust(fixture.addScrollView()), fixture.adjust(fixture.addScrollView()),
    ]
    let count = fixture.tracker.observerCount
    adjustments[0].cancel()
    #expect(count > 0 && fixture.tracker.observerCount == count)
    adjustments[1].cancel()
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func anAdjustmentThatEndsForgetsItsDeallocatedObjects() {
    let count = AdjustedObjects.count
    let adjustments = (0..<100).map { _ in
      UIScrollView(frame: .zero).adjustForKeyboard(tracker: fixture.tracker)
    }
    for adjustment in adjustments { adjustment.cancel() }
    #expect(AdjustedObjects.count <= count)
  }

  @Test func theTrackerIsNotKeptAlive() {
    weak var gone: KeyboardTracker?
    let scroll = UIScrollView(frame: .zero)
    do {
      let fixture = KeyboardFixture()
      fixture.window.addSubview(scroll)
      fixture.adjust(scroll)
      fixture.show(336)
      gone = fixture.tracker
    }
    #expect(gone == nil)
  }
}

/// A newer adjustment of an object replaces the older one.
@MainActor
struct ReplacingTests {
  private let fixture = KeyboardFixture()
  private let view: UIView
  private let bar = UIView()
  private let bottom: NSLayoutConstraint

  init() {
    view = fixture.addView()
    bottom = view.addBar(bar, on: view.bottomAnchor)
  }

  @Test func aScrollViewIsAdjustedOnceAndKeepsItsOffset() {
    let list = fixture.addScrollView()
    list.contentInset.bottom = 20.1
    let first = list.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    list.contentOffset.y = 1492
    let second = list.adjustForKeyboard(tracker: fixture.tracker)
    #expect(Insets(of: list) == Insets(content: 356.1, indicator: 336))
    #expect(list.contentOffset.y == 1492)
    first.cancel()
    #expect(Insets(of: list) == Insets(content: 356.1, indicator: 336))
    second.cancel()
    #expect(Insets(of: list) == Insets(content: 20.1, indicator: 0))
  }

  @Test func aNewAdjustmentDoesNotRevealAFocusThatTheUserHasScrolledAway() {
    let list = fixture.addScrollView()
    fixture.addField(y: 700, to: list).becomeFirstResponder()
    fixture.adjust(list)
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(list.contentOffset.y == 240)
    list.contentOffset.y = 900
    fixture.turn()
    fixture.keep(list.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.turn()
    #expect(list.contentInset.bottom == 344)
    #expect(list.contentOffset.y == 900)
  }

  @Test func theConstraintOfABarIsAdjustedOnce() {
    let list = fixture.addScrollView()
    fixture.adjust(bottom)
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    fixture.show(336)
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func aBarThatGetsAnAdjustmentOfItsOwnLeavesTheListToItsChat() {
    let list = fixture.addScrollView()
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    fixture.show(336)
    fixture.keep(bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.turn()
    #expect(bottom.constant == -344)
    #expect(Insets(of: list) == Insets(336))
    fixture.hide()
    #expect(bottom.constant == 0)
    #expect(Insets(of: list) == .zero)
  }

  @Test func theAdjustmentOfAnotherTrackerIsReplacedToo() {
    let list = fixture.addAdjustedScrollView()
    let other = KeyboardTracker(center: fixture.player.center)
    fixture.keep(list.adjustForKeyboard(tracker: other))
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
    #expect(KeyboardCoordinator.of(fixture.tracker).adjustments.isEmpty)
  }

  @Test func anAdjustmentThatIsReplacedDoesNothing() {
    let older = fixture.adjust(bottom)
    fixture.keep(bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.show(336)
    older.spacing = 100
    older.update()
    older.valueWithoutKeyboard = 50
    #expect(older.valueWithoutKeyboard == 0)
    #expect(bottom.constant == -344)
  }
}
