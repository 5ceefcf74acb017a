import Foundation

/// A view that arranges views in a row or a column, by constraints between them.
///
/// Hidden views have no place. The views keep their own lengths along the axis, and fill it across:
/// other distributions and alignments are not declared here.
///
/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor
open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrange() }
  }

  open var spacing: CGFloat = 0 {
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
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.append(view)
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
      pin(view, axis.across.near, to: self, axis.across.near, crossNear)
      pin(view, axis.across.far, to: self, axis.across.far, -crossFar)
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
  fileprivate var across: Self { self == .horizontal ? .vertical : .horizontal }
}
