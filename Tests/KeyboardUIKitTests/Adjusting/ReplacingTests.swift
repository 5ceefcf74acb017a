import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// One adjustment for one thing: a newer one replaces the older.
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

  @Test func aConstraintOfAChatIsAdjustedOnce() {
    let list = fixture.addScrollView()
    fixture.adjust(bottom)
    fixture.keep(list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: fixture.tracker))
    fixture.show(336)
    #expect(bottom.constant == -336)
    fixture.hide()
    #expect(bottom.constant == 0)
  }

  @Test func anotherTrackersAdjustmentIsReplacedToo() {
    let list = fixture.addAdjustedScrollView()
    let other = KeyboardTracker(center: fixture.player.center)
    fixture.keep(list.adjustForKeyboard(tracker: other))
    fixture.show(336)
    #expect(Insets(of: list) == Insets(336))
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

/// Spacing, the mode of the inset, and the app's own part, which may change at work.
@MainActor
struct OptionTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let view: UIView

  init() {
    view = fixture.addView()
  }

  @Test func spacingIsLeftOnlyWhileTheKeyboardIsUp() {
    let scroll = fixture.addScrollView()
    let bottom = view.addBar(on: view.safeAreaLayoutGuide.bottomAnchor)
    let adjustments = [
      scroll.adjustForKeyboard(spacing: 12, tracker: fixture.tracker),
      bottom.adjustForKeyboard(spacing: 8, tracker: fixture.tracker),
    ]
    #expect(Insets(of: scroll) == .zero && bottom.constant == 0)
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(314) && bottom.constant == -310)
    adjustments[0].spacing = 20
    #expect(Insets(of: scroll) == Insets(322) && adjustments[0].spacing == 20)
    fixture.hide()
    #expect(Insets(of: scroll) == .zero && bottom.constant == 0)
  }

  @Test func anInsetThatHoldsTheSafeAreaIsNotCountedTwice() {
    let scroll = fixture.addScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.contentInset.bottom = 34
    scroll.verticalScrollIndicatorInsets.bottom = 34
    let adjustment = fixture.adjust(scroll)
    adjustment.mode = .atLeast
    #expect(Insets(of: scroll) == Insets(34))
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    adjustment.valueWithoutKeyboard = 400
    #expect(scroll.contentInset.bottom == 400)
    fixture.hide()
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 34)
  }

  @Test func aConstantThatHoldsTheSafeAreaIsNotCountedTwice() {
    let bottom = view.addBar(on: view.bottomAnchor, constant: -34)
    let adjustment = fixture.adjust(bottom)
    fixture.show(336)
    #expect(bottom.constant == -370)
    adjustment.mode = .atLeast
    #expect(bottom.constant == -336)
    #expect(adjustment.valueWithoutKeyboard == -34 && adjustment.mode == .atLeast)
    fixture.hide()
    #expect(bottom.constant == -34)
  }

  @Test func aSafeAreaIsAlwaysAddedTo() {
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    controller.additionalSafeAreaInsets.bottom = 10
    let adjustment = controller.adjustForKeyboard(tracker: fixture.tracker)
    adjustment.mode = .atLeast
    fixture.show(336)
    fixture.turn()
    #expect(controller.view.safeAreaInsets.bottom == 336)
  }

  @Test func theAppsInsetThatIsSetAnewInEachLayoutStaysItsOwn() {
    final class Screen: UIViewController {
      let list = UIScrollView(frame: .zero)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentInset.bottom = 52
      }
    }
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 552)
    screen.list.frame = screen.view.bounds
    screen.list.contentSize.height = 2000
    screen.view.addSubview(screen.list)
    fixture.window.addSubview(screen.view)
    fixture.adjust(screen.list)
    fixture.turn()
    fixture.show(336)
    #expect(screen.list.contentInset.bottom == 96)
    for _ in 1...3 {
      screen.view.setNeedsLayout()
      fixture.turn()
      #expect(screen.list.contentInset.bottom == 96)
    }
    fixture.hide()
    #expect(screen.list.contentInset.bottom == 52)
  }

  @Test func theAppStatesItsOwnPart() {
    let scroll = fixture.addScrollView()
    let bottom = view.addBar(on: view.bottomAnchor)
    let adjustments = [fixture.adjust(scroll), fixture.adjust(bottom)]
    fixture.show(336)
    adjustments[0].valueWithoutKeyboard = 500
    adjustments[1].valueWithoutKeyboard = -400
    #expect(scroll.contentInset.bottom == 802)
    #expect(bottom.constant == -736)
    adjustments[0].valueWithoutKeyboard = .nan
    fixture.hide()
    #expect(scroll.contentInset.bottom == 500)
    #expect(bottom.constant == -400)
  }
}
