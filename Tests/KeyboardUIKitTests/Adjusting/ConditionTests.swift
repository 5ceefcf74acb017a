import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// An adjustment applies while its condition is met, and while it is not paused.
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

  @Test func afterAPauseTheNetChangeIsMadeAtOnce() {
    let coordinator = KeyboardCoordinator.of(fixture.tracker)
    let adjustment = fixture.adjust(scroll)
    adjustment.pause()
    fixture.show(300)
    fixture.show(336)
    fixture.clock.advance(by: 1)
    #expect(adjustment.isPaused && !coordinator.needsFrames)
    #expect(Insets(of: scroll) == .zero)
    let animations = UIView.standInAnimations { adjustment.resume() }
    #expect(!adjustment.isPaused && coordinator.needsFrames)
    #expect(animations.isEmpty)
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aChangeThatAConditionHoldsBackIsMadeInTheFirstFrameInWhichItIsMet() {
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
    #expect(KeyboardCondition.always.isMet() && KeyboardCondition.always.unmetEffect == nil)
    #expect(condition.unmetEffect == .holds)
    #expect(condition.releasing.unmetEffect == .releases)
  }

  // MARK: The focus in a view

  @Test func theFocusInAViewIsMetByThatFocusOrByNoneInItsScene() {
    let otherWindow = UIWindow(windowScene: fixture.scene)
    let otherScene = fixture.addWindow(fixture.screen.bounds).window
    let condition = KeyboardCondition.focus(in: scroll)
    fixture.forgetFocus()
    #expect(condition.isMet())
    let fields: [(field: UITextField, isMet: Bool)] = [
      (fixture.addField(y: 0, to: scroll), true),
      (fixture.addField(y: 0, to: fixture.window), false),
      (fixture.addField(y: 0, to: otherWindow), false),
      (fixture.addField(y: 0, to: otherScene), true),
    ]
    for (field, isMet) in fields {
      field.becomeFirstResponder()
      #expect(condition.isMet() == isMet)
      field.resignFirstResponder()
    }
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
}
