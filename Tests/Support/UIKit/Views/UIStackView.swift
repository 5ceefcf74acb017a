import Foundation

/// A view that arranges views in a row or a column, by constraints between them.
///
/// Hidden views have no place. The views keep their own lengths along the axis: a distribution that
/// changes them is not declared here.
///
/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor
open class UIStackView: UIView {
  /// The place of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case center = 3
    case trailing = 4
  }

  public private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrange() }
  }

  open var spacing: CGFloat = 0 {
    didSet { arrange() }
  }

  open var alignment = Alignment.fill {
    didSet { arrange() }
  }

  /// True if the views are arranged within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrange() }
  }

  open override var layoutMargins: UIEdgeInsets {
    didSet { arrange() }
  }

  private var arrangement: [NSLayoutConstraint] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrange()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  ///
  /// <https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)>
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }

  /// Makes the constraints of the views that are not hidden.
  func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    let views = arrangedSubviews.filter { !$0.isHidden }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let (near, far) = axis.insets(margins)
    var end = (item: self as UIView, edge: axis.near, distance: near)
    for view in views {
      pin(view, axis.near, to: end.item, end.edge, end.distance)
      end = (view, axis.far, spacing)
      let (crossNear, crossFar) = axis.across.insets(margins)
      if alignment == .fill || alignment == .leading {
        pin(view, axis.across.near, to: self, axis.across.near, crossNear)
      }
      if alignment == .fill || alignment == .trailing {
        pin(view, axis.across.far, to: self, axis.across.far, -crossFar)
      }
      if alignment == .center { pin(view, axis.across.center, to: self, axis.across.center, 0) }
    }
    if let last = views.last { pin(last, axis.far, to: self, axis.far, -far) }
    setNeedsLayout()
  }

  private func pin(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    to item: UIView,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: .equal,
      toItem: item,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.isActive = true
    arrangement.append(constraint)
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var near: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  fileprivate var far: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  fileprivate var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  fileprivate var across: Self { self == .horizontal ? .vertical : .horizontal }
}
