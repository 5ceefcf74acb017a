import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

// A test moves in the stand-in what UIKit moves by itself: accessory views, and insets.

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
