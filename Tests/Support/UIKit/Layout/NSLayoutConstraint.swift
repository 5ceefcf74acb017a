// A test double of UIKit for Linux; never a product.

public import Foundation

/// A relation between two views, which the layout of the view around them makes true.
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
    didSet { if constant != oldValue { invalidate() } }
  }

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { invalidate() } }
  }

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
    if firstItem === guide || secondItem === guide { holder?.setNeedsConstraintLayout() }
  }

  /// Whether an item is a view, or a guide of it, or in it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  private func invalidate() {
    holder?.setNeedsConstraintLayout()
    holder?.setNeedsLayout()
  }

  private func activate() {
    guard holder == nil else { return }
    let first = Self.view(of: firstItem)
    let owner = secondItem == nil ? first : Self.ancestor(of: first, and: Self.view(of: secondItem))
    precondition(owner != nil, "The items of an active constraint must be in one view.")
    holder = owner
    owner?.constraints.append(self)
    invalidate()
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    invalidate()
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

extension NSLayoutConstraint {
  /// A part of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The state of a constraint on a left edge.
    case left = 1

    /// The state of a constraint on a right edge.
    case right = 2

    /// The state of a constraint on a top edge.
    case top = 3

    /// The state of a constraint on a bottom edge.
    case bottom = 4

    /// The state of a constraint on the edge where text starts.
    case leading = 5

    /// The state of a constraint on the edge where text ends.
    case trailing = 6

    /// The state of a constraint on a width.
    case width = 7

    /// The state of a constraint on a height.
    case height = 8

    /// The state of a constraint on a horizontal middle.
    case centerX = 9

    /// The state of a constraint on a vertical middle.
    case centerY = 10

    /// The state of a constraint without a second item.
    case notAnAttribute = 0
  }

  /// A direction.
  public enum Axis: Int, Sendable, CaseIterable {
    /// The state of what goes from left to right.
    case horizontal = 0

    /// The state of what goes from top to bottom.
    case vertical = 1
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The state of a first side that is at most the second.
    case lessThanOrEqual = -1

    /// The state of two sides that are the same.
    case equal = 0

    /// The state of a first side that is at least the second.
    case greaterThanOrEqual = 1
  }
}

/// How much a constraint matters, up to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)

  /// The constraint should hold.
  public static let defaultHigh = UILayoutPriority(750)

  /// The constraint may hold.
  public static let defaultLow = UILayoutPriority(250)
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY: .vertical
    case .notAnAttribute: nil
    }
  }
}
