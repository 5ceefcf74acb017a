import KeyboardUIKit
import Testing
import UIKit

/// A form sheet, which UIKit moves after the keyboard was announced.
///
/// Decides behaviors 12 and 39.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SheetTests {
  private let root = UIViewController()
  private let sheet = UIViewController()

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
  func inASheetTheInsetIsWhatIsCoveredOfItWhereItCameToRest(
    style: UIModalPresentationStyle
  ) async throws {
    let title = style == .formSheet ? "A form sheet rises" : "A page sheet rises"
    try await Fixture.record(title, root: root) { fixture in
      let scroll = FieldScroll(filling: sheet.view)
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      await fixture.settle()
      fixture.keep(scroll.adjustForKeyboard())
      let before = scroll.contentInset
      await fixture.focus(scroll.field)
      let wanted = max(fixture.posted.covered(of: scroll), scroll.safeAreaInsets.bottom)
      fixture.expect(scroll.adjustedContentInset.bottom, equals: wanted, "in the sheet")
      await fixture.blur(scroll.field)
      #expect(scroll.contentInset == before)
      root.dismiss(animated: false)
    }
  }

  @Test func aSheetThatIsSwipedAwayWithTheKeyboardLeavesNothingBehind() async throws {
    try await Fixture.record("A sheet is dismissed with the keyboard up", root: root) { fixture in
      let overlaps = fixture.follow(root.view)
      sheet.view.addSubview(fixture.field)
      root.present(sheet, animated: false)
      await fixture.settle()
      await fixture.focus(fixture.field)
      root.dismiss(animated: true)
      await fixture.settle()
      await fixture.settle()
      fixture.expect(overlaps.height, equals: fixture.posted.covered(of: root.view), "below")
      fixture.expect(overlaps.height, equals: 0, "nothing has the focus")
    }
  }
}
