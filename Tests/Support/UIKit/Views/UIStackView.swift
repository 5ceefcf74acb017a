public import Foundation

/// A view that arranges views in a row or column, which fill it across.
///
/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsConstraintLayout() }
  }

  open var spacing: CGFloat = 0 {
    didSet { setNeedsConstraintLayout() }
  }

  public private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.append(view)
    addSubview(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  override var ownConstraints: [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return [] }
    let (start, end) = edges(axis)
    let (near, far) = edges(axis == .horizontal ? .vertical : .horizontal)
    return [tie(first, start, self, start), tie(last, end, self, end)]
      + zip(views, views.dropFirst()).map { tie($1, start, $0, end, spacing) }
      + views.flatMap { [tie($0, near, self, near), tie($0, far, self, far)] }
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func edges(_ axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  private func tie(
    _ view: UIView,
    _ attribute: Attribute,
    _ other: UIView,
    _ otherAttribute: Attribute,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}
