#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Constant of a constraint, and the rectangle that the constraint refers to.
///
/// The rectangle must not move with the constant. So for a view in a scroll view's content it is a
/// rectangle of the scroll view.
@MainActor
final class ConstraintTarget: AdjustmentTarget {
  /// Item that the constraint refers to, with its attribute in the constraint.
  private struct Anchor {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    /// True for a bottom, a top or a height.
    var canBeKeptClear: Bool { [.bottom, .bottomMargin, .top, .height].contains(attribute) }
  }

  /// True unless the constraint is to UIKit's keyboard layout guide, which moves by itself, or to
  /// no bottom or top.
  var canBeAdjusted: Bool {
    let isToGuide =
      constraint?.firstItem is UIKeyboardLayoutGuide
      || constraint?.secondItem is UIKeyboardLayoutGuide
    return !isToGuide && anchor?.canBeKeptClear != false
  }

  private var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

  override var content: TargetMeasurement.Content {
    .constraint(constant: constraint?.constant ?? 0, direction: direction)
  }

  override func write(_ writes: [NumberValue]) {
    for write in writes where constraint?.constant != write.value {
      constraint?.constant = write.value
    }
  }

  override var owner: UIView? {
    anchor.flatMap { rectangle(of: $0)?.view }
      ?? constraint?.firstItem.flatMap { Self.view(of: $0) }
  }

  override var changesLayout: Bool { true }

  /// 1 if a greater constant moves the view up, −1 if a smaller one does.
  private var direction: CGFloat {
    guard let constraint, let first = constraint.firstItem, let second = constraint.secondItem
    else {
      return 1
    }
    return Self.item(first, contains: second) ? 1 : -1
  }

  /// The rectangle that the constraint refers to now.
  ///
  /// It is `nil` while the items are in no view. A constraint may also turn out to refer to no
  /// bottom or top, once one of the items contains the other.
  override var reference: OverlapReference? {
    guard let anchor, anchor.canBeKeptClear else { return nil }
    return rectangle(of: anchor).map { $0.outOfScrolledContent() }
  }

  /// The item that the constraint refers to: the outer of two, one of which contains the other, and
  /// the second of siblings.
  private var anchor: Anchor? {
    guard let constraint, let first = constraint.firstItem else { return nil }
    guard let second = constraint.secondItem, !Self.item(first, contains: second) else {
      return Anchor(item: first, attribute: constraint.firstAttribute)
    }
    return Anchor(item: second, attribute: constraint.secondAttribute)
  }

  private func rectangle(of anchor: Anchor) -> OverlapReference? {
    guard let view = Self.view(of: anchor.item) else { return nil }
    if let guide = anchor.item as? UILayoutGuide {
      return OverlapReference(view: view, part: Self.part(of: view, by: guide, anchor.attribute))
    }
    switch anchor.attribute {
    case .top:
      // The view is a bar at the bottom.
      return view.superview.map { Self.rectangle(in: $0, above: view.frame.minY) }
    case .height:
      // A spacer grows above its own bottom.
      return view.superview.map { Self.rectangle(in: $0, above: view.frame.maxY) }
    case .bottomMargin:
      return OverlapReference(view: view, part: view.bounds.inset(by: view.layoutMargins))
    default:
      return OverlapReference(view: view, part: view.bounds)
    }
  }

  /// Returns the part of a view above a y coordinate; for a scroll view, its visible part.
  private static func rectangle(in view: UIView, above y: CGFloat) -> OverlapReference {
    let part = view is UIScrollView ? view.bounds : view.bounds.part(above: y)
    return OverlapReference(view: view, part: part)
  }

  private static func part(
    of view: UIView,
    by guide: UILayoutGuide,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> CGRect {
    // A guide has a frame of its own only after the first layout.
    let isSafeArea = guide === view.safeAreaLayoutGuide
    let frame = isSafeArea ? view.bounds.inset(by: view.safeAreaInsets) : guide.layoutFrame
    if let scrollView = view as? UIScrollView, guide === scrollView.contentLayoutGuide {
      return scrollView.bounds
    }
    return attribute == .top ? view.bounds.part(above: frame.minY) : frame
  }

  private static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Returns true if an item is around another one; a view is around its own guides.
  private static func item(_ item: AnyObject, contains other: AnyObject) -> Bool {
    guard let outer = view(of: item), let inner = view(of: other) else { return false }
    guard outer !== inner else { return item is UIView && other is UILayoutGuide }
    return inner.isDescendant(of: outer)
  }
}

extension CGRect {
  fileprivate func part(above y: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, y - minY))
  }
}
#endif
