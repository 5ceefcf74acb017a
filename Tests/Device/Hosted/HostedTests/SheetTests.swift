import KeyboardUIKit
import Testing
import UIKit

/// A form sheet that may still move after the announcement.
///
/// Decides behaviors 12 and 41.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SheetTests {
  private let root = UIViewController()
  private let sheet = UIViewController()

  @Test func theInsetInASheetIsTheOverlapAtItsFinalPosition() async throws {
    try await Fixture.record("A form sheet rises", root: root) { fixture in
      let scroll = FieldScroll(filling: sheet.view)
      sheet.modalPresentationStyle = .formSheet
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
