#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// What a constraint refers to, and how its constant moves things up from there.
@MainActor
struct ConstraintReference {
  private enum Kind {
    /// The state of a constraint to the bottom of a view, or to its height.
    case view
    /// The state of a constraint to the bottom of a guide of the view.
    case guide(UILayoutGuide)
    /// The state of a constraint to the top of a bar in the view.
    case bar(UIView)
  }

  /// The view whose part is referred to.
  private(set) weak var view: UIView?
  /// 1 where a greater constant is higher up, −1 where a smaller one is.
  let sign: CGFloat

  private let kind: Kind

  /// Reads a constraint; `nil` where its items are gone.
  init?(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    guard let second = constraint.secondItem else {
      self.init(Self.view(of: first)?.superview, .view, sign: 1)
      return
    }
    // The item that holds the other is what the constraint refers to; of siblings, the second.
    let isFirst = Self.holds(first, second)
    let item = isFirst ? first : second
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let sign: CGFloat = isFirst ? 1 : -1
    if let guide = item as? UILayoutGuide {
      self.init(guide.owningView, .guide(guide), sign: sign)
    } else if let bar = item as? UIView, attribute == .top {
      self.init(bar.superview, .bar(bar), sign: sign)
    } else {
      self.init(item as? UIView, .view, sign: sign)
    }
  }

  private init?(_ view: UIView?, _ kind: Kind, sign: CGFloat) {
    guard let view else { return nil }
    self.view = view
    self.kind = kind
    self.sign = sign
  }

  /// The height that is covered of what the constraint refers to; `nil` outside a window.
  func coveredHeight(in state: KeyboardState) -> CGFloat? {
    view?.keyboardPlace(of: rectangle)?.cover(in: state).height
  }

  private var rectangle: CGRect {
    guard let view else { return .zero }
    switch kind {
    case .view: return view.bounds
    // A guide has a frame of its own only after the first layout.
    case .guide(let guide) where guide === view.safeAreaLayoutGuide:
      return view.bounds.inset(by: view.safeAreaInsets)
    case .guide(let guide): return guide.layoutFrame
    case .bar(let bar):
      var above = view.bounds
      above.size.height = max(0, bar.frame.minY - above.minY)
      return above
    }
  }

  private static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func holds(_ first: AnyObject, _ second: AnyObject) -> Bool {
    guard let outer = view(of: first), let inner = view(of: second) else { return false }
    guard outer !== inner else { return first is UIView && second is UILayoutGuide }
    return inner.isDescendant(of: outer)
  }
}
#endif
