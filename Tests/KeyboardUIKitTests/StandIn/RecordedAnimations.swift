import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// The stand-in records animations: their number, and those of changes that no view can tell.

extension TextInputTests {
  @Test func aFocusThatMovesOnIsFollowedThoughNothingIsPosted() {
    fixture.addField(y: 200, to: list).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    fixture.addField(y: 900, to: list).becomeFirstResponder()
    #expect(list.contentOffset.y == 0)
    let animations = UIView.standInAnimations { fixture.clock.nextTurn() }
    // The field's bottom at 940, and 8 points more, are at the keyboard's top at 508.
    #expect(list.contentOffset.y == 940 + 8 - 508 as CGFloat)
    #expect(animations.map(\.duration) == [0.25])
  }
}

extension BarTests {
  @Test func listAndBarMoveInOneAnimation() {
    fixture.keep(
      list.adjustForKeyboard(bar: bar, movedBy: bottom, anchor: .bottom, tracker: fixture.tracker)
    )
    list.contentOffset.y = 3000 - 760
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(animations.count == 1)
    #expect(bar.frame.maxY == 508)
    #expect(clearHeight == 458)
    #expect(list.contentOffset.y == 2542)
  }
}

extension FocusedViewsTests {
  @Test func theInsetIsAnimatedWithTheKeyboard() {
    _ = adjust()
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(336), duration: 0.4)
    let show = UIView.standInAnimations { fixture.turn() }
    #expect(show.map(\.duration) == [0.4] && show.map(\.curve.rawValue) == [7])
    fixture.clock.nextTurn()
    fixture.post(.willHide, fixture.docked(0), duration: 0.3)
    let hide = UIView.standInAnimations { fixture.turn() }
    #expect(hide.map(\.duration) == [0.3])
    #expect(form.contentInset.bottom == 0)
  }

  @Test func aTextViewThatBeginsEditingAfterTheShowJoinsItsAnimation() {
    let text = UITextView(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
    form.addSubview(text)
    _ = adjust()
    fixture.post(.willShow, fixture.docked(336), duration: 0.4)
    text.becomeFirstResponder()
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(form.adjustedContentInset.bottom == 336)
    #expect(animations.allSatisfy { $0.duration == 0.4 } && !animations.isEmpty)
  }
}

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

  @Test func theMoveIsTakenBackWhenTheViewLeavesItsWindow() {
    let adjustment = adjust()
    show(for: fixture.addField(y: 740, to: controller.view))
    controller.view.removeFromSuperview()
    let animations = UIView.standInAnimations { fixture.turn() }
    #expect(origin == 0 && animations.isEmpty)
    adjustment.cancel()
  }
}
