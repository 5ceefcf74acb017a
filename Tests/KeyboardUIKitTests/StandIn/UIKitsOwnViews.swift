import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test moves in the stand-in what UIKit moves by itself: accessory views, and insets.

extension SelfAvoidingViewTests {
  @Test(arguments: [true, false])
  func uiKitsPartIsSubtractedWhetherItComesFirstOrLast(isFirst: Bool) {
    let scroll = fixture.addAdjustedScrollView()
    if isFirst { scroll.standInSetKeyboardInset(336) }
    fixture.show(336)
    if !isFirst {
      #expect(scroll.contentInset.bottom == 302)
      scroll.standInSetKeyboardInset(336)
      fixture.turn()
    }
    #expect(scroll.contentInset.bottom == 0)
    #expect(scroll.adjustedContentInset.bottom == 336)
    fixture.hide()
    scroll.standInSetKeyboardInset(0)
    #expect(scroll.contentInset.bottom == 0)
  }
}

extension FocusedViewsTests {
  @Test func theHeightOfTheKeyboardIsWithoutTheAccessoryViewInItsFrame() {
    let bar = UIView(frame: CGRect(x: 0, y: 844 - 386, width: 390, height: 50))
    let barWindow = fixture.scene.makeWindow()
    barWindow.addSubview(bar)
    field.inputAccessoryView = bar
    _ = adjust()
    field.becomeFirstResponder()
    fixture.post(.willShow, fixture.docked(386))
    fixture.turn()
    fixture.post(.didShow, fixture.docked(386))
    #expect(fixture.tracker.lastDockedHeight == 336)
  }
}
