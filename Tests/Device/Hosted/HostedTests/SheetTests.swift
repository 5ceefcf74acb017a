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
  func theInsetInASheetIsTheOverlapAtItsFinalPosition(
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
}
