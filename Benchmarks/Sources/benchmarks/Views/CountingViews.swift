import UIKit

/// A view with an input bar that a constraint ties to the bottom of its safe area.
@MainActor
final class BarView: UIView {
  private(set) lazy var bottom = CountingConstraint(
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

/// A view that counts how often it is moved by its center.
@MainActor
final class CountingBar: UIView {
  private(set) var writes = 0

  override var center: CGPoint {
    get { super.center }
    set {
      writes += 1
      super.center = newValue
    }
  }
}

/// A scroll view that counts how often its content inset is written.
@MainActor
final class CountingScrollView: UIScrollView {
  private(set) var writes = 0

  override var contentInset: UIEdgeInsets {
    didSet { writes += 1 }
  }
}

/// A constraint that counts how often its constant is written.
@MainActor
final class CountingConstraint: NSLayoutConstraint {
  private(set) var writes = 0

  override var constant: CGFloat {
    didSet { writes += 1 }
  }
}
