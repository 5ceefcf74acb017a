import KeyboardUIKit
import UIKit

/// A field, and below it a label for its error.
final class FieldRow: UIStackView {
  let field = UITextField()
  let error = UILabel()

  convenience init(height: CGFloat) {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 4
    addArrangedSubview(field)
    addArrangedSubview(error)
    field.borderStyle = .roundedRect
    error.isHidden = true
    field.heightAnchor.constraint(equalToConstant: height)
      .isActive = true
  }
}

/// A form that shows an error below a field, and keeps both in
/// sight.
final class AccountViewController: UIViewController {
  let form = UIScrollView()
  let rows = (0..<5).map { _ in FieldRow(height: 44) }
  let save = UIButton()
  var tracker = KeyboardTracker.shared
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    form.keyboardDismissMode = .interactive
    save.setTitle("Save", for: .normal)
    let stack = UIStackView(arrangedSubviews: rows + [save])
    stack.axis = .vertical
    stack.spacing = 100
    form.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    form.addSubview(stack)

    let content = form.contentLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(
        equalTo: form.frameLayoutGuide.widthAnchor
      ),
      stack.topAnchor.constraint(
        equalTo: content.topAnchor,
        constant: 20
      ),
      stack.bottomAnchor.constraint(
        equalTo: content.bottomAnchor,
        constant: -20
      ),
      stack.leadingAnchor.constraint(
        equalTo: content.leadingAnchor,
        constant: 20
      ),
      stack.trailingAnchor.constraint(
        equalTo: content.trailingAnchor,
        constant: -20
      ),
      save.heightAnchor.constraint(equalToConstant: 44),
    ])
    adjustment = form.adjustForKeyboard(tracker: tracker)
    adjustment?.revealedPart = { [weak self] form, focus in
      guard let row = self?.focusedRow else { return focus }
      return row.convert(row.bounds, to: form)
    }
  }

  /// Shows the error of a row, or removes it; the focus stays.
  func show(error text: String?, in row: FieldRow) {
    row.error.text = text
    row.error.isHidden = text == nil
    view.layoutIfNeeded()
    guard focusedRow == nil else { return reveal(row) }
    Task { [weak self] in
      // By now another field may have the focus.
      self?.reveal(row)
    }
  }

  private var focusedRow: FieldRow? {
    rows.first { $0.field.isFirstResponder }
  }

  /// Scrolls to the row with the focus, or else to another one.
  private func reveal(_ row: FieldRow) {
    // Reveals the focused row above a docked keyboard.
    adjustment?.update()
    guard !form.isTracking, !form.isDecelerating else { return }
    let row = focusedRow ?? row
    let frame = row.convert(row.bounds, to: form)
    form.scrollRectToVisible(
      frame.insetBy(dx: 0, dy: -8),
      animated: false
    )
  }
}
