import KeyboardUIKit
import UIKit

/// A form that continues under a bar with a button.
final class OrderViewController: UIViewController {
  let form = UIScrollView()
  let fields = (0..<8).map { _ in UITextField() }
  let bar = UIView()
  let submit = UIButton()
  var tracker = KeyboardTracker.shared
  private var adjustment: KeyboardAdjustment?

  override func viewDidLoad() {
    super.viewDidLoad()
    form.keyboardDismissMode = .interactive
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 56
    let views = [form, stack, bar, submit]
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(form)
    form.addSubview(stack)
    view.addSubview(bar)
    bar.addSubview(submit)

    let content = form.contentLayoutGuide
    // The button stands on the safe area, or on the keyboard.
    let bottom = submit.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor,
      constant: -8
    )
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
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      submit.leadingAnchor.constraint(
        equalTo: bar.leadingAnchor,
        constant: 20
      ),
      submit.trailingAnchor.constraint(
        equalTo: bar.trailingAnchor,
        constant: -20
      ),
      submit.topAnchor.constraint(
        equalTo: bar.topAnchor,
        constant: 8
      ),
      submit.heightAnchor.constraint(equalToConstant: 44),
      bottom,
    ])
    submit.setTitle("Order", for: .normal)
    for field in fields {
      field.borderStyle = .roundedRect
      field.heightAnchor.constraint(equalToConstant: 44)
        .isActive = true
    }
    // What is in sight stays, unless the field would be covered.
    adjustment = form.adjustForKeyboard(
      bar: bar,
      movedBy: bottom,
      anchor: .top,
      tracker: tracker
    )
  }
}
