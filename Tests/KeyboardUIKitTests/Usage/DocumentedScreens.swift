import KeyboardUIKit

// The screens of the pages that have no test in their page, as they stand there. A page's own code
// is compiled by Scripts/check-snippets, which does not run it without a test.

final class FormViewController: UIViewController {
  private let form = UIScrollView()  // with your fields in it
  // Keep it: the adjustment ends when it is released.
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    form.frame = view.bounds
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form)
    adjustment = form.adjustForKeyboard()
  }
}

final class ChatViewController: UIViewController {
  private let list = UITableView()
  private let bar = UIView()
  private let text = UITextView()
  private var adjustment: KeyboardAdjustment?
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .interactive
    text.isScrollEnabled = false  // so that it grows with its text
    view.addSubview(list)
    view.addSubview(bar)
    bar.addSubview(text)
    bar.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = view.safeAreaLayoutGuide
    let bottom = text.bottomAnchor.constraint(
      equalTo: safeArea.bottomAnchor,
      constant: -8
    )
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.leadingAnchor.constraint(
        equalTo: safeArea.leadingAnchor,
        constant: 12
      ),
      text.trailingAnchor.constraint(
        equalTo: safeArea.trailingAnchor,
        constant: -12
      ),
      text.topAnchor.constraint(
        equalTo: bar.topAnchor,
        constant: 8
      ),
      text.heightAnchor.constraint(
        greaterThanOrEqualToConstant: 36
      ),
      bottom,
    ])
    adjustment = list.adjustForKeyboard(
      bar: bar,
      movedBy: bottom,
      anchor: .bottom
    )
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !hasAppeared { scrollToEnd() }
    hasAppeared = true
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard list.contentOffset.y >= endOffset - 1 else { return }
    // UIKit keeps the offset in a rotation, which hides the end.
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.scrollToEnd()
    })
  }

  private func scrollToEnd() {
    // Places the bar, and ends the list at the bar.
    adjustment?.updateWithLayout()
    list.contentOffset.y = endOffset
  }

  /// The offset at which the list shows its end.
  private var endOffset: CGFloat {
    let inset = list.adjustedContentInset
    return max(
      -inset.top,
      list.contentSize.height + inset.bottom - list.bounds.height
    )
  }
}

final class CommentsViewController: UIViewController {
  private let list = UITableView()
  private let bar = UITextView()
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    list.keyboardDismissMode = .interactive
    for child in [list, bar] {
      view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        .isActive = true
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        .isActive = true
    }
    bar.text = "A comment"
    let bottom = bar.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor
    )
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bottom,
    ])
    adjustment = bottom.adjustForKeyboard()
  }
}
