import KeyboardUIKit
import UIKit

/// A form that continues under a bar with a button.
final class OrderViewController: UIViewController {
  let form = UIScrollView()
  let fields = (0..<8).map { _ in UITextField() }
  let bar = UIView()
  let submit = UIButton(type: .system)
  var tracker = KeyboardTracker.shared  // tests replace it
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    form.frame = view.bounds  // or use constraints
    form.autoresizingMask = [
      .flexibleWidth, .flexibleHeight,
    ]
    form.keyboardDismissMode = .interactive
    form.addColumn(of: fields)
    view.addSubview(form)
    addBar()

    let bottom = submit.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: -8
    )
    bottom.isActive = true
    adjustment = form.adjustForKeyboard(
      bar: bar,
      movedBy: bottom,
      anchor: .top,
      tracker: tracker
    )
  }

  private func addBar() {
    bar.backgroundColor = .secondarySystemBackground
    submit.setTitle("Order", for: .normal)
    view.addSubview(bar)
    bar.addSubview(submit)
    for item in [bar, submit] {
      item.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(
        equalTo: view.leadingAnchor
      ),
      bar.trailingAnchor.constraint(
        equalTo: view.trailingAnchor
      ),
      bar.bottomAnchor.constraint(
        equalTo: view.bottomAnchor
      ),
      submit.topAnchor.constraint(
        equalTo: bar.topAnchor,
        constant: 8
      ),
      submit.centerXAnchor.constraint(
        equalTo: bar.centerXAnchor
      ),
      submit.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension UIScrollView {
  /// Fills the content with views, one below the other.
  func addColumn(of views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.layoutMargins = UIEdgeInsets(
      top: 20,
      left: 20,
      bottom: 20,
      right: 20
    )
    column.isLayoutMarginsRelativeArrangement = true
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let content = contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(
        equalTo: content.topAnchor
      ),
      column.bottomAnchor.constraint(
        equalTo: content.bottomAnchor
      ),
      column.leadingAnchor.constraint(
        equalTo: content.leadingAnchor
      ),
      column.trailingAnchor.constraint(
        equalTo: content.trailingAnchor
      ),
      column.widthAnchor.constraint(
        equalTo: frameLayoutGuide.widthAnchor
      ),
    ])
    for case let field as UITextField in views {
      field.borderStyle = .roundedRect
    }
  }
}
