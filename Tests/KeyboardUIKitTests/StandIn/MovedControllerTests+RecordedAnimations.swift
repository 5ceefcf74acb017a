import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// The stand-in records animations: their number, and those of changes that no view can tell.

extension MovedControllerTests {
  @Test func theViewMovesInTheKeyboardsAnimation() {
    let adjustment = adjust()
    let field = fixture.addField(y: 740, to: controller.view)
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336), duration: 0.4)
    let show = UIView.standInAnimations { fixture.turn() }
    #expect(show.map(\.duration) == [0.4] && origin == -284)
    fixture.clock.nextTurn()
    field.resignFirstResponder()
    fixture.post(.willHide, fixture.docked(0), duration: 0.3)
    let hide = UIView.standInAnimations { fixture.turn() }
    #expect(hide.map(\.duration) == [0.3] && origin == 0)
    adjustment.cancel()
  }

  @Test func aConditionThatReleasesTakesTheMoveBackInTheKeyboardsAnimation() {
    let adjustment = adjust()
    let popup = fixture.addView()
    popup.isHidden = true
    adjustment.condition = KeyboardCondition(otherwise: .release) { popup.isHidden }
    show(for: fixture.addField(y: 740, to: controller.view))
    #expect(origin == -284)
    popup.isHidden = false
    fixture.post(.willShow, fixture.docked(380), duration: 0.3)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(animations.map(\.duration) == [0.3] && origin == 0)
    adjustment.cancel()
  }

  @Test func theMoveIsTakenBackInAnAnimationForAFieldThatIsLeftAlone() {
    let code = fixture.addField(y: 100, to: controller.view)
    let adjustment = adjust { $0 === code ? nil : 12 }
    show(for: fixture.addField(y: 740, to: controller.view))
    code.becomeFirstResponder()
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    #expect(animations.map(\.duration) == [0.25] && origin == 0)
    adjustment.cancel()
  }

  /// On iOS 18 and later an event is drawn before the main queue has its next turn.
  @Test func aFocusMovesTheViewInAnAnimationAlsoIfTheFrameComesFirst() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 700, to: controller.view))
    fixture.addField(y: 740, to: controller.view).becomeFirstResponder()
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(animations.map(\.duration) == [0.25] && origin == -284)
    adjustment.cancel()
  }

  @Test func theMoveIsTakenBackWhenTheViewLeavesItsWindow() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    controller.view.removeFromSuperview()
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(origin == 0 && animations.isEmpty)
    adjustment.cancel()
  }
}
