// A test double of UIKit for Linux; never a product.

public import Foundation

/// A view that places others in a row or column by constraints of its own.
///
/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The state of a stack whose views fill it.
    case fill = 0

    /// The state of a stack whose views fill it and are equally long.
    case fillEqually = 1
  }

  /// How the views are placed across the stack.
  public enum Alignment: Int, Sendable {
    /// The state of a stack whose views are as wide as it is.
    case fill = 0

    /// The state of a stack whose views begin where it begins.
    case leading = 1

    /// The state of a stack whose views are in its middle.
    case center = 3

    /// The state of a stack whose views end where it ends.
    case trailing = 4
  }

  /// Which way the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsConstraintLayout() }
  }

  /// How the views share the length.
  open var distribution = Distribution.fill {
    didSet { setNeedsConstraintLayout() }
  }

  /// How the views are placed across.
  open var alignment = Alignment.fill {
    didSet { setNeedsConstraintLayout() }
  }

  /// The space between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsConstraintLayout() }
  }

  /// The views that are placed, first to last.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Places a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Places a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsConstraintLayout()
  }

  /// Places a view no longer, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsConstraintLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override var ownConstraints: [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return [] }
    let (start, end) = axis == .horizontal ? (Self.left, Self.right) : (Self.top, Self.bottom)
    var rules = [tie(first, start, self, start)]
    for (view, next) in zip(views, views.dropFirst()) {
      rules.append(tie(next, start, view, end, spacing))
      if distribution == .fillEqually { rules.append(tie(next, length, first, length)) }
    }
    return rules + [tie(last, end, self, end)] + views.flatMap(across)
  }
}

extension UIStackView {
  private static let left = NSLayoutConstraint.Attribute.leading
  private static let right = NSLayoutConstraint.Attribute.trailing
  private static let top = NSLayoutConstraint.Attribute.top
  private static let bottom = NSLayoutConstraint.Attribute.bottom

  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let (start, end) = isRow ? (Self.top, Self.bottom) : (Self.left, Self.right)
    switch alignment {
    case .fill: return [tie(view, start, self, start), tie(view, end, self, end)]
    case .leading: return [tie(view, start, self, start)]
    case .trailing: return [tie(view, end, self, end)]
    case .center:
      let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
      return [tie(view, middle, self, middle)]
    }
  }

  private func tie(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute,
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
