import KeyboardUIKit
import UIKit

/// A field, and below it a label for its error.
final class FieldRow: UIStackView {
  let field = UITextField()
  let error = UILabel()

  convenience init() {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 4
    field.borderStyle = .roundedRect
    error.isHidden = true
    addArrangedSubview(field)
    addArrangedSubview(error)
  }
}

/// A form that keeps the focused field and its error
/// visible.
final class AccountViewController: UIViewController {
  let form = UIScrollView()
  let rows = (0..<12).map { _ in FieldRow() }
  let save = UIButton(type: .system)
  var tracker = KeyboardTracker.shared  // tests replace it
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    save.setTitle("Save", for: .normal)
    form.frame = view.bounds
    form.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    form.keyboardDismissMode = .interactive
    form.addColumn(of: rows + [save])
    view.addSubview(form)

    adjustment = form.adjustForKeyboard(tracker: tracker)
    adjustment?.revealedPart = { [weak self] form, focus in
      guard let row = self?.focusedRow else { return focus }
      return row.convert(row.bounds, to: form)
    }
  }

  /// Shows the error of a row, or removes it.
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

  /// Scrolls to the focused row, or to another one if no
  /// row is focused.
  private func reveal(_ row: FieldRow) {
    // Reveals the focused row above a docked keyboard.
    adjustment?.update()
    guard !form.isTracking, !form.isDecelerating else {
      return
    }
    let row = focusedRow ?? row
    let frame = row.convert(row.bounds, to: form)
    form.scrollRectToVisible(
      frame.insetBy(dx: 0, dy: -8),
      animated: false
    )
  }
}
