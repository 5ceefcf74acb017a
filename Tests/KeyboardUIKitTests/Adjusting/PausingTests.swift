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

  private func adjust(while condition: KeyboardCondition) {
    fixture.keep(scroll.adjustForKeyboard(while: condition, tracker: fixture.tracker))
  }

  @Test func aPauseLeavesEverythingWhereItIs() {
    let adjustment = fixture.adjust(scroll)
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
    let adjustment = fixture.adjust(scroll)
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
    let bottom = fixture.window.addBar(on: fixture.window.bottomAnchor)
    let log = OverlapLog()
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let adjustments = [
      fixture.adjust(bottom), controller.adjustForKeyboard(tracker: fixture.tracker),
      fixture.window.followKeyboard(tracker: fixture.tracker) { log.add($0) },
    ]
    for adjustment in adjustments { adjustment.pause() }
    fixture.show(336)
    #expect(bottom.constant == 0)
    #expect(controller.additionalSafeAreaInsets.bottom == 0)
    #expect(log.heights == [0])
    for adjustment in adjustments { adjustment.resume() }
    #expect(bottom.constant == -336)
    #expect(controller.additionalSafeAreaInsets.bottom == 336)
    #expect(log.heights == [0, 336])
  }

  @Test func whileAConditionIsNotMetNothingMoves() {
    let popup = Flag()
    adjust(while: KeyboardCondition { popup.isOn })
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
    #expect(!KeyboardCoordinator.of(fixture.tracker).needsFrames)
  }

  @Test func aConditionIsAskedOncePerTurnWhileSomethingIsHeldBack() {
    var count = 0
    let condition = KeyboardCondition {
      count += 1
      return false
    }
    adjust(while: condition)
    fixture.turn()
    #expect(count == 0)
    fixture.show(336)
    count = 0
    for _ in 1...3 { fixture.turn() }
    #expect(count == 3)
  }

  @Test func aFocusElsewhereMovesNothingWhereOnlyItsOwnCounts() {
    adjust(while: .focus(in: scroll))
    let other = fixture.addField(y: 0, to: fixture.window)
    let own = fixture.addField(y: 100, to: scroll)
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
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    adjust(while: condition)
    fixture.show(336)
    #expect(Insets(of: scroll) == .zero)
  }
}
