import KeyboardUIKit
import UIKit

/// Messages above an input bar, which stands on the keyboard and
/// follows a finger that drags it.
final class ChatViewController: UIViewController,
  UITableViewDataSource
{
  let list = UITableView()
  let bar = InputBar()
  var tracker = KeyboardTracker.shared
  private var messages = (1...40).map { "Message \($0)" }
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "message"
    )
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .interactive
    bar.onSend = { [weak self] in self?.append($0) }
    view.addSubview(list)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = bar.text.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: -8
    )
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bottom,
    ])
    // This is all that the keyboard needs.
    adjustment = list.adjustForKeyboard(
      bar: bar,
      movedBy: bottom,
      anchor: .bottom,
      tracker: tracker
    )
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    scrollToEnd(animated: false)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let inset = list.adjustedContentInset.bottom
    let end = list.contentSize.height + inset - list.bounds.height
    guard list.contentOffset.y >= end - 1 else { return }
    // UIKit keeps the offset in a rotation, which hides the end.
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.adjustment?.updateWithLayout()
      self?.scrollToEnd(animated: false)
    })
  }

  private func append(_ message: String) {
    // The bar has shrunk, which posts nothing.
    adjustment?.updateWithLayout()
    messages.append(message)
    list.insertRows(
      at: [IndexPath(row: messages.count - 1, section: 0)],
      with: .automatic
    )
    scrollToEnd(animated: true)
  }

  private func scrollToEnd(animated: Bool) {
    let last = IndexPath(row: messages.count - 1, section: 0)
    list.scrollToRow(at: last, at: .bottom, animated: animated)
  }

  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "message",
      for: indexPath
    )
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
