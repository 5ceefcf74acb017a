import Foundation
import KeyboardNotifications
import Testing

/// A scroll view that contains the first responder is adjusted, with some exceptions.
struct FocusedScrollViewTests {
  /// Returns true if a form is adjusted whose content fits.
  private func isAdjusted(_ change: (inout FocusedScrollView) -> Void = { _ in }) -> Bool {
    let size = CGSize(width: 390, height: 844)
    var form = FocusedScrollView(size: size, contentSize: CGSize(width: 390, height: 700))
    change(&form)
    return form.isToBeAdjusted
  }

  @Test func aFormIsAdjustedThoughItsContentFits() {
    #expect(isAdjusted())
  }

  @Test func aViewOfAnotherAdjustmentIsNotAdjusted() {
    #expect(!isAdjusted { $0.isAdjusted = true })
  }

  @Test func aViewThatAvoidsTheKeyboardByItselfIsNotAdjusted() {
    #expect(!isAdjusted { $0.avoidsKeyboardByItself = true })
  }

  @Test func aTextViewThatDoesNotScrollIsNotAdjusted() {
    #expect(!isAdjusted { $0.isScrollEnabled = false })
  }

  @Test func aViewThatScrollsSidewaysOnlyIsNotAdjusted() {
    #expect(!isAdjusted { $0.contentSize = CGSize(width: 1170, height: 844) })
  }

  @Test func aViewThatScrollsInBothDirectionsIsAdjusted() {
    #expect(isAdjusted { $0.contentSize = CGSize(width: 1170, height: 900) })
  }
}
