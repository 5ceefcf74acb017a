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
    let scroll = UIScrollView(frame: fixture.window.bounds)
    fixture.adjust(scroll)
    let animations = UIView.standInAnimations {
      fixture.window.addSubview(scroll)
      fixture.turn()
    }
    #expect(Insets(of: scroll) == Insets(336))
    #expect(animations.isEmpty)
  }

  @Test func aViewOutsideAWindowIsRestoredInItsFirstFrameInOne() {
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    scroll.removeFromSuperview()
    fixture.hide()
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(336))
    fixture.window.addSubview(scroll)
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func anAdjustedViewIsNotKeptAlive() {
    weak var gone: UIScrollView?
    let adjustment: KeyboardAdjustment
    do {
      let scroll = fixture.addScrollView()
      adjustment = fixture.adjust(scroll)
      fixture.show(336)
      fixture.clock.nextTurn()
      scroll.removeFromSuperview()
      gone = scroll
    }
    #expect(gone == nil)
    fixture.hide()
    adjustment.update()
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

  @Test func theConstraintOfABarIsAdjustedOnce() {
    let list = fixture.addScrollView()
    fixture.adjust(bottom)
    fixture.keep(list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: fixture.tracker))
    fixture.show(336)
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func theAdjustmentOfAnotherTrackerIsReplacedToo() {
    let list = fixture.addAdjustedScrollView()
    let other = KeyboardTracker(center: fixture.player.center)
    fixture.keep(list.adjustForKeyboard(tracker: other))
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
    #expect(KeyboardCoordinator.of(fixture.tracker).adjustments.isEmpty)
  }

  @Test func theOlderOneDoesNothingFromThenOn() {
    let older = fixture.adjust(bottom)
    fixture.keep(bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker))
    fixture.show(336)
    older.spacing = 100
    older.update()
    older.valueWithoutKeyboard = 50
    #expect(bottom.constant == -344)
  }
}
