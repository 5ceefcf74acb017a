import Foundation
import KeyboardNotifications
import Testing

/// A scroll view that contains the first responder is adjusted, with some exceptions.
struct FocusedScrollViewTests {
  private func form(_ change: (inout FocusedScrollView) -> Void = { _ in }) -> Bool {
    let size = CGSize(width: 390, height: 844)
    var form = FocusedScrollView(size: size, contentSize: CGSize(width: 390, height: 700))
    change(&form)
    return form.isToBeAdjusted
  }

  @Test func aFormIsAdjustedThoughItsContentFits() {
    #expect(form())
  }

  @Test func anAdjustedViewIsNotAdjustedAgain() {
    #expect(!form { $0.isAdjusted = true })
  }

  @Test func aViewThatAvoidsTheKeyboardByItselfIsNotAdjusted() {
    #expect(!form { $0.avoidsKeyboardByItself = true })
  }

  @Test func aTextViewThatDoesNotScrollIsAField() {
    #expect(!form { $0.isScrollEnabled = false })
  }

  @Test func pagesBesideEachOtherAreLeftAlone() {
    #expect(!form { $0.contentSize = CGSize(width: 1170, height: 844) })
  }

  @Test func aViewThatScrollsInBothDirectionsIsAdjusted() {
    #expect(form { $0.contentSize = CGSize(width: 1170, height: 900) })
  }
}
