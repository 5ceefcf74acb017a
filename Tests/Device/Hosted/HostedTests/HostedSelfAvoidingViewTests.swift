import KeyboardUIKit
import Testing
import UIKit

/// A table view controller that adjusts before the observers, or after them.
///
/// Decides behavior 41.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct HostedSelfAvoidingViewTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  /// A table whose header is the text field.
  private let controller = UITableViewController(style: .plain)

  init() {
    controller.tableView.tableHeaderView = field
  }

  @Test func withOurAdjustmentTheKeyboardIsCountedOnce() async throws {
    try await Fixture.record("A table view controller adjusted", root: controller) { fixture in
      fixture.keep(controller.tableView.adjustForKeyboard())
      await fixture.focus(field)
      fixture.expectClear(controller.tableView, "UIKit's part and ours together")
      await fixture.blur(field)
      let rest = controller.tableView.safeAreaInsets.bottom
      fixture.expect(controller.tableView.adjustedContentInset.bottom, equals: rest, "hidden")
    }
  }
}
