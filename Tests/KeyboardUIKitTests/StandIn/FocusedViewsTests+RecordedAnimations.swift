import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// The stand-in records animations: their number, and those of changes that no view can tell.

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
