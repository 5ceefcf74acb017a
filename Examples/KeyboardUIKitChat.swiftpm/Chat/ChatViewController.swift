import KeyboardUIKit
import UIKit

/// Messages above an input bar, which stays above the keyboard and follows a finger that drags it.
@MainActor
final class ChatViewController: UIViewController {
  let list = MessageList(frame: .zero)
  let bar = InputBar(frame: .zero)
  var tracker = KeyboardTracker.shared
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .interactive
    list.alwaysBounceVertical = true
    bar.onSend = { [weak self] in self?.list.append($0) }
    view.addSubview(list)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
    ])
    // This is all that the keyboard needs.
    adjustment = list.adjustForKeyboard(withBar: bar, moving: bottom, tracker: tracker)
  }
}
