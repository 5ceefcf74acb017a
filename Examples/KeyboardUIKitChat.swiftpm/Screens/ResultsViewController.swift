import KeyboardUIKit
import UIKit

final class ResultsViewController: UIViewController {
  let list = UITableView()
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    // The keyboard goes when the user scrolls the results.
    list.keyboardDismissMode = .onDrag
    view.addSubview(list)
    adjustment = list.adjustForKeyboard()
  }
}
