import KeyboardUIKit
import UIKit

final class MessagesViewController: UIViewController {
  let list = UITableView()
  let bar = MessageBar()
  var tracker = KeyboardTracker.shared
  private(set) var adjustment: KeyboardAdjustment?

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    list.keyboardDismissMode = .interactive
    view.addSubview(list)
    adjustment = list.adjustForKeyboard(
      anchor: .bottom,
      tracker: tracker
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()  // shows the bar
  }
}

final class MessageBar: UIView {
  let text = UITextView()

  // Lets UIKit take the height from the constraints.
  override var intrinsicContentSize: CGSize { .zero }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    text.isScrollEnabled = false  // grows with its text
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor,
        constant: 12
      ),
      text.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor,
        constant: -12
      ),
      text.topAnchor.constraint(
        equalTo: topAnchor,
        constant: 8
      ),
      text.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor,
        constant: -8
      ),
      text.heightAnchor.constraint(
        greaterThanOrEqualToConstant: 36
      ),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
