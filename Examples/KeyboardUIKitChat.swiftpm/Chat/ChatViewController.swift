import KeyboardUIKit
import UIKit

/// Messages above an input bar, which stays above the keyboard and follows a finger that drags it.
@MainActor
final class ChatViewController: UIViewController {
  let list = MessageList(frame: .zero)
  let bar = InputBar(frame: .zero)
  var tracker = KeyboardTracker.shared
  private var adjustments: [KeyboardAdjustment] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInset.bottom = bar.height
    list.keyboardDismissMode = .interactive
    list.alwaysBounceVertical = true
    bar.onGrow = { [weak self] in self?.makeRoom(for: $0) }
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
    adjustments = [
      list.adjustForKeyboard(keeping: .bottom, tracker: tracker),
      bottom.adjustForKeyboard(dragging: list, tracker: tracker),
    ]
  }

  /// The bar has grown by some points: so does the list's own inset, keyboard or not.
  private func makeRoom(for growth: CGFloat) {
    list.contentInset.bottom += growth
    list.scrollToEnd()
  }
}
