import UIKit

/// A scroll view with a text field near the end of its content.
@MainActor
final class FieldScroll: UIScrollView {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.backgroundColor = .systemRed
    addSubview(field)
  }

  /// A scroll view that fills another view.
  convenience init(filling parent: UIView) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor),
      bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: bounds.height * 2)
    field.frame.origin.y = bounds.height - 80
  }
}
