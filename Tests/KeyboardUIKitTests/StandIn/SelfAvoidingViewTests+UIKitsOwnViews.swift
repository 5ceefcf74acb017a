import KeyboardNotifications
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
