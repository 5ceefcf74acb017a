import Testing
import UIKit

@MainActor
struct FormViewControllerTests {
  @Test(arguments: Place.allCases)
  func theFormEndsAtTheKeyboard(_ place: Place) throws {
    try place.expectEndAtKeyboard(FormViewController()) { form, _ in
      form.frame.maxY - form.adjustedContentInset.bottom
    }
  }
}
