// A test double of UIKit for Linux; never a product.

public import Foundation

/// A relation between two views; kept, and solved by nobody here.
///
/// A test that wants the layout reads `constant` in its own `layoutSubviews`, which a new constant
/// asks for.
@MainActor
open class NSLayoutConstraint: StandInObject {
  /// The view or guide on the first side.
  public private(set) weak var firstItem: AnyObject?

  /// The part of the first item.
  public let firstAttribute: Attribute

  /// How the sides compare.
  public let relation: Relation

  /// The view or guide on the second side.
  public private(set) weak var secondItem: AnyObject?

  /// The part of the second item.
  public let secondAttribute: Attribute

  /// What the second side is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the second side.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsLayout() } }
  }

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required

  /// A name for debugging.
  open var identifier: String?

  private weak var holder: UIView?

  /// Creates a constraint that is not active.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = view1 as? StandInObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as? StandInObject
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint is in force: held by the nearest view that has both items in it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Puts constraints in force.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts constraints out of force.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Has the view that is tied to a guide laid out, as the solver would that moves it.
  func setNeedsLayout(if guide: UILayoutGuide) {
    if secondItem === guide { Self.view(of: firstItem)?.setNeedsLayout() }
    if firstItem === guide { Self.view(of: secondItem)?.setNeedsLayout() }
  }

  private func activate() {
    guard holder == nil else { return }
    let first = Self.view(of: firstItem)
    let owner = secondItem == nil ? first : Self.ancestor(of: first, and: Self.view(of: secondItem))
    precondition(owner != nil, "The items of an active constraint must be in one view.")
    holder = owner
    owner?.constraints.append(self)
    owner?.setNeedsLayout()
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
    holder = nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func ancestor(of first: UIView?, and second: UIView?) -> UIView? {
    guard let first, let second else { return nil }
    return second.isDescendant(of: first) ? first : ancestor(of: first.superview, and: second)
  }
}
