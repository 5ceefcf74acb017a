public import Foundation

/// A view that arranges views in a row or a column, and stretches them across it.
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
    let along = edges(axis)
    let across = edges(axis == .horizontal ? .vertical : .horizontal)
    let neighbors = zip(views, views.dropFirst())
    return [pin(first, at: along.start), pin(last, at: along.end)]
      + neighbors.map { pin($1, at: along.start, to: $0, at: along.end, constant: spacing) }
      + views.flatMap { [pin($0, at: across.start), pin($0, at: across.end)] }
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func edges(_ axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  /// Ties an edge of a view to the same edge of the stack.
  private func pin(_ view: UIView, at edge: Attribute) -> NSLayoutConstraint {
    pin(view, at: edge, to: self, at: edge, constant: 0)
  }

  private func pin(
    _ view: UIView,
    at edge: Attribute,
    to other: UIView,
    at otherEdge: Attribute,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: edge,
      relatedBy: .equal,
      toItem: other,
      attribute: otherEdge,
      multiplier: 1,
      constant: constant
    )
  }
}
