import KeyboardUIKit
import UIKit

/// Shows a panel instead of the keyboard, or the keyboard again.
@MainActor
func togglePanel(
  _ panel: UIView,
  of text: UITextView,
  tracker: KeyboardTracker
) {
  if text.inputView == nil {
    panel.frame.size.height = tracker.lastDockedHeight ?? 300
    text.inputView = panel
  } else {
    text.inputView = nil
  }
  text.reloadInputViews()
  text.becomeFirstResponder()
}
