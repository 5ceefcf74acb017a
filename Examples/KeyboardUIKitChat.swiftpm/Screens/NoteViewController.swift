import KeyboardUIKit
import UIKit

final class NoteViewController: UIViewController {
  private let text = UITextView()
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    text.frame = view.bounds
    text.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    text.keyboardDismissMode = .interactive
    view.addSubview(text)
    adjustment = text.adjustForKeyboard()
  }
}
