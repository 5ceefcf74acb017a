import KeyboardUIKit
import Testing
import UIKit

/// A form sheet, which UIKit moves after the keyboard was announced.
///
/// Decides behaviors 12 and 39.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SheetTests {
  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
  func inASheetTheInsetIsWhatIsCoveredOfItWhereItCameToRest(
    style: UIModalPresentationStyle
  ) async throws {
    let scroll = FieldScroll()
    let sheet = UIViewController()
    let title = style == .formSheet ? "A form sheet rises" : "A page sheet rises"
    try await Fixture.record(title) { fixture in
      let root = try #require(fixture.window.rootViewController)
      scroll.filling(sheet.view)
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      await fixture.settle()
      let adjustment = scroll.adjustForKeyboard()
      let before = scroll.contentInset
      await fixture.focus(scroll.field)
      let covered = fixture.posted.covered(of: scroll)
      let wanted = max(covered, scroll.safeAreaInsets.bottom)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: wanted, "in the sheet")
      await fixture.blur(scroll.field)
      #expect(scroll.contentInset == before)
      root.dismiss(animated: false)
      withExtendedLifetime(adjustment) {}
    }
  }

  @Test func aSheetThatIsSwipedAwayWithTheKeyboardLeavesNothingBehind() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let sheet = UIViewController()
    try await Fixture.record("A sheet is dismissed with the keyboard up") { fixture in
      let root = try #require(fixture.window.rootViewController)
      var cover = KeyboardCover()
      let adjustment = root.view.followKeyboard { cover = $0 }
      sheet.view.addSubview(field)
      root.present(sheet, animated: false)
      await fixture.settle()
      await fixture.focus(field)
      root.dismiss(animated: true)
      await fixture.settle()
      await fixture.settle()
      fixture.expect(cover.height, equals: fixture.posted.covered(of: root.view), "below")
      fixture.expect(cover.height, equals: 0, "nothing has the focus")
      withExtendedLifetime(adjustment) {}
    }
  }
}
