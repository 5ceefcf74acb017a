import KeyboardUIKit
import UIKit

/// A chat whose stickers replace the keyboard without
/// moving the list.
final class StickerChatViewController: UIViewController {
  var list: UIScrollView = UITableView()  // your messages
  let bar = UIView()
  var text = UITextView()
  let panel = UIView()  // your stickers
  var tracker = KeyboardTracker.shared
  private lazy var panelHeight = panel.heightAnchor.constraint(
    equalToConstant: 0
  )
  private lazy var button = UIButton(
    primaryAction: UIAction(title: "Stickers") { [weak self] _ in
      self?.togglePanel()
    }
  )
  private(set) var adjustment: KeyboardAdjustment?
  private var keyboardShown: NotificationToken?
  private var hasAppeared = false

  var isPanelOpen: Bool { panelHeight.constant > 0 }

  /// The height of the keyboard.
  ///
  /// Without a keyboard it is the height of the last one in
  /// this orientation, or a guess.
  private var keyboardHeight: CGFloat {
    // Below 100 points it is a hardware keyboard's bar.
    if let overlap = view.keyboardOverlap(in: tracker.state),
      overlap.height > 100
    {
      return overlap.height
    }
    return tracker.lastDockedHeight
      ?? (view.bounds.width > view.bounds.height ? 200 : 300)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    list.keyboardDismissMode = .interactive
    text.isScrollEnabled = false  // grows with its text
    panel.clipsToBounds = true
    bar.backgroundColor = .secondarySystemBackground
    panel.backgroundColor = .secondarySystemBackground
    view.addSubview(list)
    for item in [bar, panel] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(
          equalTo: view.leadingAnchor
        ),
        item.trailingAnchor.constraint(
          equalTo: view.trailingAnchor
        ),
        item.bottomAnchor.constraint(
          equalTo: view.bottomAnchor
        ),
      ])
    }
    for item in [text, button] {
      item.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(item)
    }
    let safeArea = view.safeAreaLayoutGuide
    let aboveKeyboard = text.bottomAnchor.constraint(
      lessThanOrEqualTo: safeArea.bottomAnchor,
      constant: -8
    )
    let abovePanel = text.bottomAnchor.constraint(
      lessThanOrEqualTo: panel.topAnchor,
      constant: -8
    )
    let low = text.bottomAnchor.constraint(
      equalTo: view.bottomAnchor,
      constant: -8
    )
    low.priority = .defaultLow
    panelHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(
        equalTo: safeArea.leadingAnchor,
        constant: 12
      ),
      button.leadingAnchor.constraint(
        equalTo: text.trailingAnchor,
        constant: 8
      ),
      button.trailingAnchor.constraint(
        equalTo: safeArea.trailingAnchor,
        constant: -12
      ),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.bottomAnchor.constraint(
        equalTo: text.bottomAnchor
      ),
      text.topAnchor.constraint(
        equalTo: bar.topAnchor,
        constant: 8
      ),
      text.heightAnchor.constraint(
        greaterThanOrEqualToConstant: 36
      ),
      aboveKeyboard,
      abovePanel,
      low,
      panelHeight,
      // Leaves some of the list visible.
      panel.topAnchor.constraint(
        greaterThanOrEqualTo: view.centerYAnchor,
        constant: -60
      ),
    ])
    adjustment = list.adjustForKeyboard(
      bar: bar,
      movedBy: aboveKeyboard,
      anchor: .bottom,
      tracker: tracker
    )
    keyboardShown = tracker.observeStates {
      [weak self] state in
      guard let self, isPanelOpen,
        state.visibility == .shown, text.isFirstResponder
      else { return }
      // The keyboard is in front of the panel now.
      setPanel(height: 0)
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !hasAppeared { fitNewSize(scrollingToEnd: true) }
    hasAppeared = true
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator:
      any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let wasAtEnd = list.contentOffset.y >= endOffset - 1
    coordinator.animate(alongsideTransition: {
      [weak self] _ in
      self?.fitNewSize(scrollingToEnd: wasAtEnd)
    })
  }

  /// Fits the panel and the list into a view whose size has
  /// changed, for example in a rotation.
  func fitNewSize(scrollingToEnd: Bool) {
    if isPanelOpen { panelHeight.constant = keyboardHeight }
    adjustment?.updateWithLayout()
    if scrollingToEnd { list.contentOffset.y = endOffset }
  }

  /// Shows the panel instead of the keyboard, or the
  /// keyboard again.
  func togglePanel() {
    if !isPanelOpen {
      setPanel(height: keyboardHeight)
      // The focus may be in a field of the navigation bar.
      if tracker.state.isVisible {
        view.window?.endEditing(true)
      }
    } else if !text.isFirstResponder {
      text.becomeFirstResponder()
    } else if tracker.state.coveredHeight > 0 {
      // The keyboard is still coming up, perhaps with
      // another height. Go back to the panel.
      setPanel(height: keyboardHeight)
      text.resignFirstResponder()
    } else {
      // A hardware keyboard is connected, so none came up.
      setPanel(height: 0)
    }
  }

  /// Closes the panel or the keyboard, for a tap on the
  /// list.
  func closePanelAndKeyboard() {
    view.window?.endEditing(true)
    setPanel(height: 0)
  }

  /// Inserts an emoji from the panel at the caret.
  func insert(_ emoji: String) {
    text.insertText(emoji)
    // The text may have become higher.
    adjustment?.updateWithLayout()
  }

  private func setPanel(height: CGFloat) {
    panelHeight.constant = height
    UIView.animate(withDuration: 0.25) {
      self.adjustment?.updateWithLayout()
    }
  }

  /// The offset at which the list shows its end.
  private var endOffset: CGFloat {
    let inset = list.adjustedContentInset
    return max(
      -inset.top,
      list.contentSize.height + inset.bottom
        - list.bounds.height
    )
  }
}
