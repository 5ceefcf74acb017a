import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// An adjustment may be paused, and takes part only while a condition is met.
@MainActor
struct PausingTests {
  @MainActor
  private final class Flag {
    var isOn = true
  }

  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addScrollView()
  }

  @Test func aPauseLeavesEverythingWhereItIs() {
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    fixture.show(336)
    adjustment.pause()
    #expect(adjustment.isPaused)
    #expect(Insets(of: scroll) == Insets(336))
    fixture.hide()
    scroll.frame.size.height = 700
    fixture.turn()
    adjustment.update()
    fixture.clock.advance(by: 1)
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func theNetChangeComesWhenItGoesOn() {
    let adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
    adjustment.pause()
    fixture.show(300)
    fixture.show(336)
    let animations = UIView.standInAnimations { adjustment.resume() }
    #expect(!adjustment.isPaused)
    #expect(Insets(of: scroll) == Insets(336))
    #expect(animations.isEmpty)
    adjustment.pause()
    adjustment.cancel()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func everyKindCanBePaused() {
    let bar = UIView(frame: .zero)
    fixture.window.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: fixture.window.bottomAnchor)
    bottom.isActive = true
    var heights: [CGFloat] = []
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let adjustments = [
      bottom.adjustForKeyboard(tracker: fixture.tracker),
      controller.adjustForKeyboard(tracker: fixture.tracker),
      fixture.window.followKeyboard(tracker: fixture.tracker) { heights.append($0.height) },
    ]
    for adjustment in adjustments { adjustment.pause() }
    fixture.show(336)
    #expect(bottom.constant == 0)
    #expect(controller.additionalSafeAreaInsets.bottom == 0)
    #expect(heights == [0])
    for adjustment in adjustments { adjustment.resume() }
    #expect(bottom.constant == -336)
    #expect(controller.additionalSafeAreaInsets.bottom == 336)
    #expect(heights == [0, 336])
  }

  @Test func whileAConditionIsNotMetNothingMoves() {
    let popup = Flag()
    fixture.keep(
      scroll.adjustForKeyboard(
        while: KeyboardCondition { popup.isOn },
        tracker: fixture.tracker
      )
    )
    fixture.show(300)
    #expect(Insets(of: scroll) == Insets(300))
    popup.isOn = false
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(300))
    fixture.hide()
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(300))
    popup.isOn = true
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
    #expect(!KeyboardWatch.of(fixture.tracker).needsTurns)
  }

  @Test func aShowThatWasHeldBackIsCaughtUpWithoutANotification() {
    let popup = Flag()
    popup.isOn = false
    fixture.keep(
      scroll.adjustForKeyboard(
        while: KeyboardCondition { popup.isOn },
        tracker: fixture.tracker
      )
    )
    fixture.show(336)
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    popup.isOn = true
    fixture.turn()
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aConditionIsAskedOncePerTurnWhileSomethingIsHeldBack() {
    var count = 0
    fixture.keep(
      scroll.adjustForKeyboard(
        while: KeyboardCondition {
          count += 1
          return false
        },
        tracker: fixture.tracker
      )
    )
    fixture.turn()
    #expect(count == 0)
    fixture.show(336)
    count = 0
    for _ in 1...3 { fixture.turn() }
    #expect(count == 3)
  }

  @Test func aKeyboardThatGoesWithItsFieldLeavesNoRoom() {
    fixture.keep(
      scroll.adjustForKeyboard(
        while: .focus(in: scroll),
        tracker: fixture.tracker
      )
    )
    let own = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    scroll.addSubview(own)
    own.becomeFirstResponder()
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    own.resignFirstResponder()
    fixture.hide()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func aFocusElsewhereMovesNothingWhereOnlyItsOwnCounts() {
    fixture.keep(
      scroll.adjustForKeyboard(
        while: .focus(in: scroll),
        tracker: fixture.tracker
      )
    )
    let other = UITextField(frame: .zero)
    let own = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    fixture.window.addSubview(other)
    scroll.addSubview(own)
    other.becomeFirstResponder()
    fixture.show(336)
    #expect(Insets(of: scroll) == .zero)
    own.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(336))
    own.resignFirstResponder()
    fixture.hide()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func aConditionKeepsNoViewAlive() {
    weak var gone: UIView?
    let condition: KeyboardCondition
    do {
      let view = UIView(frame: .zero)
      condition = .focus(in: view)
      gone = view
    }
    #expect(gone == nil)
    let other = UITextField(frame: .zero)
    fixture.window.addSubview(other)
    other.becomeFirstResponder()
    fixture.keep(scroll.adjustForKeyboard(while: condition, tracker: fixture.tracker))
    fixture.show(336)
    #expect(Insets(of: scroll) == .zero)
  }
}
