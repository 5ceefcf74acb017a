package import UIKit

/// A view that counts its layout passes.
@MainActor
package class CountingView: UIView {
  package private(set) var layoutPasses = 0

  package override func layoutSubviews() {
    layoutPasses += 1
    super.layoutSubviews()
  }
}

/// A view with an input bar that a constraint ties to the bottom of its safe area.
@MainActor
final class BarView: CountingView {
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

/// A scroll view that counts its layout passes, and how often its content inset is written.
@MainActor
package final class CountingScrollView: UIScrollView {
  package private(set) var layoutPasses = 0
  private(set) var writes = 0

  package override var contentInset: UIEdgeInsets {
    didSet { writes += 1 }
  }

  package override func layoutSubviews() {
    layoutPasses += 1
    super.layoutSubviews()
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
