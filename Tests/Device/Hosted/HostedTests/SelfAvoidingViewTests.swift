import KeyboardUIKit
import Testing
import UIKit

/// Views that UIKit itself keeps clear of the keyboard.
///
/// Decides behavior 39.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SelfAvoidingViewTests {
  @Test func aTableViewControllersTableKeepsClearByItself() async throws {
    let controller = FieldTableController()
    try await Fixture.record("A table view controller by itself", root: controller) { fixture in
      await fixture.focus(controller.field)
      let covered = fixture.posted.covered(of: controller.tableView)
      let inset = controller.tableView.adjustedContentInset.bottom
      fixture.expect(inset, equals: covered, "UIKit's own adjustment")
      fixture.expect(controller.tableView.contentInset.bottom, equals: 0, "the app's own inset")
    }
  }

  @Test func withOurAdjustmentTheKeyboardIsCountedOnce() async throws {
    let controller = FieldTableController()
    try await Fixture.record("A table view controller adjusted", root: controller) { fixture in
      let adjustment = controller.tableView.adjustForKeyboard()
      await fixture.focus(controller.field)
      let covered = fixture.posted.covered(of: controller.tableView)
      let inset = controller.tableView.adjustedContentInset.bottom
      fixture.expect(inset, equals: covered, "UIKit's part and ours together")
      await fixture.blur(controller.field)
      let rest = controller.tableView.safeAreaInsets.bottom
      fixture.expect(controller.tableView.adjustedContentInset.bottom, equals: rest, "hidden")
      withExtendedLifetime(adjustment) {}
    }
  }
}

/// A table whose first row holds a text field.
private final class FieldTableController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 2, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if indexPath.row == 0 { cell.contentView.addSubview(field) }
    return cell
  }
}
