import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// An adjustment takes part while its condition is met, and while it is not paused.
@MainActor
struct ConditionTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView

  init() {
    scroll = fixture.addScrollView()
  }

  @discardableResult
  private func adjust(while condition: KeyboardCondition) -> KeyboardAdjustment {
    fixture.keep(scroll.adjustForKeyboard(while: condition, tracker: fixture.tracker))
  }

  @Test func everyKindCanBePausedAndGoesOnWithTheNetChangeAtOnce() {
    let bottom = fixture.window.addBar(on: fixture.window.bottomAnchor)
    let log = OverlapLog()
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let adjustments = [
      fixture.adjust(scroll), fixture.adjust(bottom),
      controller.adjustForKeyboard(tracker: fixture.tracker),
      fixture.window.followKeyboard(tracker: fixture.tracker) { log.add($0) },
    ]
    for adjustment in adjustments { adjustment.pause() }
    fixture.show(300)
    fixture.show(336)
    fixture.clock.advance(by: 1)
    #expect(!KeyboardCoordinator.of(fixture.tracker).needsFrames)
    #expect(adjustments.map(\.isPaused) == [true, true, true, true])
    #expect(Insets(of: scroll) == .zero)
    #expect(bottom.constant == 0)
    #expect(controller.additionalSafeAreaInsets.bottom == 0)
    #expect(log.heights == [0])
    let animations = UIView.standInAnimations {
      for adjustment in adjustments { adjustment.resume() }
    }
    #expect(animations.isEmpty && adjustments.map(\.isPaused) == [false, false, false, false])
    #expect(Insets(of: scroll) == Insets(336))
    #expect(bottom.constant == -336)
    #expect(controller.additionalSafeAreaInsets.bottom == 336)
    #expect(log.heights == [0, 336])
    #expect(KeyboardCoordinator.of(fixture.tracker).needsFrames)
  }

  @Test func anAdjustmentThatIsCancelledInAPausePutsEverythingBack() {
    let adjustment = fixture.adjust(scroll)
    fixture.show(336)
    adjustment.pause()
    adjustment.cancel()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func whatAConditionHoldsBackIsMadeUpForInTheFirstFrameInWhichItIsMet() {
    let popup = fixture.addView()
    adjust(while: KeyboardCondition { popup.isHidden })
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    popup.isHidden = true
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(Insets(of: scroll) == Insets(336))
    #expect(animations.isEmpty)
  }

  @Test func aConditionIsEvaluatedOnceAFrameWhileSomethingIsHeldBack() {
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

  @Test(arguments: [(false, 336), (true, 0)] as [(Bool, CGFloat)])
  func aConditionThatIsSetLaterHoldsOrReleasesAtOnce(isReleasing: Bool, inset: CGFloat) {
    let adjustment = fixture.adjust(scroll)
    fixture.show(336)
    let condition = KeyboardCondition { false }
    adjustment.while = isReleasing ? condition.releasing : condition
    #expect(Insets(of: scroll) == Insets(inset))
    adjustment.while = .always
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aConditionThatIsAlwaysMetNeedNotBeEvaluated() {
    let condition = KeyboardCondition { true }
    #expect(KeyboardCondition.always.unmetEffect == nil)
    #expect(condition.unmetEffect == .holds)
    #expect(condition.releasing.unmetEffect == .releases)
  }

  // MARK: The focus in a view

  @Test func theFocusInAViewIsMetByThatFocusOrByNone() {
    let window = fixture.addWindow(fixture.screen.bounds).window
    let condition = KeyboardCondition.focus(in: scroll)
    fixture.forgetFocus()
    #expect(condition.isMet())
    let fields: [(field: UITextField, isMet: Bool)] = [
      (fixture.addField(y: 0, to: scroll), true),
      (fixture.addField(y: 0, to: fixture.window), false),
      // One in another scene is nothing to this one.
      (fixture.addField(y: 0, to: window), true),
    ]
    for (field, isMet) in fields {
      field.becomeFirstResponder()
      #expect(condition.isMet() == isMet)
      field.resignFirstResponder()
    }
  }

  @Test func theFocusInAnotherWindowOfTheSceneDoesNotMeetIt() {
    let window = UIWindow(windowScene: fixture.scene)
    let field = fixture.addField(y: 0, to: window)
    field.becomeFirstResponder()
    #expect(!KeyboardCondition.focus(in: scroll).isMet())
  }

  @Test func theFocusInAViewOutsideAWindowIsNotMetByAnotherOne() {
    let condition = KeyboardCondition.focus(in: UIView())
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    #expect(!condition.isMet())
  }

  @Test func theFocusInAViewDoesNotKeepTheViewAlive() {
    weak var gone: UIView?
    let condition: KeyboardCondition
    do {
      let view = UIView(frame: .zero)
      condition = .focus(in: view)
      gone = view
    }
    #expect(gone == nil)
    fixture.addField(y: 0, to: fixture.window).becomeFirstResponder()
    #expect(!condition.isMet())
  }

  @Test(arguments: [false, true])
  func anInsetOfOneFieldIsGivenBackOnlyByAConditionThatReleases(isReleasing: Bool) {
    let own = fixture.addField(y: 0, to: scroll)
    let other = fixture.addField(y: 0, to: fixture.window)
    let focus = KeyboardCondition.focus(in: scroll)
    adjust(while: isReleasing ? focus.releasing : focus)
    own.becomeFirstResponder()
    fixture.show(336)
    #expect(Insets(of: scroll) == Insets(336))
    other.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(isReleasing ? 0 : 336))
    own.becomeFirstResponder()
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(336))
  }
}
