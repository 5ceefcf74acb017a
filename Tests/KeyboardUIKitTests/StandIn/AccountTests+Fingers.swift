import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit
@testable import KeyboardUIKitChat

// A finger touches the stand-in. No public call of UIKit makes a touch.

extension AccountTests {
  @Test func theFieldIsRevealedInASheetThatIsPulledDown() throws {
    let (scene, sheet) = try presentSheet(focus: 1)
    #expect(isInSight(account.rows[1].field, in: scene))
    sheet.standInDrag(to: .medium)
    scene.turn()
    scene.turn()
    #expect(scene.visibleEnd(of: account.form) == scene.keyboardTop)
    #expect(isInSight(account.rows[1].field, in: scene))
  }

  @Test func aFieldThatWasScrolledAwayStaysAwayInASheetThatIsPulledDown() throws {
    let (scene, sheet) = try presentSheet(focus: 11)
    let top = -account.form.adjustedContentInset.top
    account.form.contentOffset.y = top
    scene.turn()
    sheet.standInDrag(to: .medium)
    scene.turn()
    scene.turn()
    #expect(account.form.contentOffset.y == top)
  }
}
