import KeyboardUIKit
import Testing
import UIKit

/// Views that UIKit itself keeps clear of the keyboard.
///
/// Decides behavior 39.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SelfAvoidingViewTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  /// A table whose header is a text field.
  private func table() -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    controller.tableView.tableHeaderView = field
    return controller
  }

  @Test func aTableViewControllersTableKeepsClearByItself() async throws {
    let controller = table()
    try await Fixture.record("A table view controller by itself", root: controller) { fixture in
      await fixture.focus(field)
      let covered = fixture.posted.covered(of: controller.tableView)
      let inset = controller.tableView.adjustedContentInset.bottom
      fixture.expect(inset, equals: covered, "UIKit's own adjustment")
      fixture.expect(controller.tableView.contentInset.bottom, equals: 0, "the app's own inset")
    }
  }

  @Test func withOurAdjustmentTheKeyboardIsCountedOnce() async throws {
    let controller = table()
    try await Fixture.record("A table view controller adjusted", root: controller) { fixture in
      let adjustment = controller.tableView.adjustForKeyboard()
      await fixture.focus(field)
      let covered = fixture.posted.covered(of: controller.tableView)
      let inset = controller.tableView.adjustedContentInset.bottom
      fixture.expect(inset, equals: covered, "UIKit's part and ours together")
      await fixture.blur(field)
      let rest = controller.tableView.safeAreaInsets.bottom
      fixture.expect(controller.tableView.adjustedContentInset.bottom, equals: rest, "hidden")
      withExtendedLifetime(adjustment) {}
    }
  }
}
