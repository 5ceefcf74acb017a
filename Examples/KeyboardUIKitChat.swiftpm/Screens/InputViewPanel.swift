import KeyboardUIKit
import UIKit

extension UITextView {
  /// Shows a panel instead of the keyboard, or the keyboard
  /// again.
  func togglePanel(
    _ panel: UIView,
    tracker: KeyboardTracker
  ) {
    if inputView == nil {
      let height = tracker.lastDockedHeight ?? 300
      panel.frame.size.height = height
      inputView = panel
    } else {
      inputView = nil
    }
    reloadInputViews()
    becomeFirstResponder()
  }
}
