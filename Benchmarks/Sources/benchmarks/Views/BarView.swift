import UIKit

/// A view with an input bar that a constraint ties to the bottom of its safe area.
@MainActor
final class BarView: UIView {
  private(set) lazy var bottom = NSLayoutConstraint(
    item: bar,
    attribute: .bottom,
    relatedBy: .equal,
    toItem: safeAreaLayoutGuide,
    attribute: .bottom,
    multiplier: 1,
    constant: 0
  )
  let bar = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bottom,
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
