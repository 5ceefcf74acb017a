import KeyboardTesting
import KeyboardUIKit
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

  /// No page shows these calls, and this file is compiled in both language modes.
  @Test func viewsAreAnimatedByTheFirstClosure() {
    let keyboard = SimulatedKeyboard()
    keyboard.show()
    var calls: [String] = []
    UIView.animate(alongside: nil) { calls.append("animations") }
    UIView.animate(alongside: keyboard.tracker.state.animation) {
      calls.append("animations")
    } completion: { _ in
      calls.append("completion")
    }
    UIView.standInEndAnimations()
    #expect(calls == ["animations", "animations", "completion"])
  }
}
