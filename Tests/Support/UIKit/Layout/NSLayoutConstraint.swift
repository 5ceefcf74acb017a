public import Foundation

/// A relation between two views or guides, which layout fulfils.
@MainActor
open class NSLayoutConstraint: StandInObject {
  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  open var constant: CGFloat {
    didSet { if constant != oldValue { invalidate() } }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { invalidate() } }
  }

  private(set) weak var holder: UIView?

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

  /// True if the constraint is in effect: the nearest view around both items has it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns true if an item is a view, a guide of it, or in it.
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
  /// The part of an item that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case bottomMargin = 16
    case notAnAttribute = 0
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The relation of the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

/// The priority of a constraint, up to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let required = UILayoutPriority(1000)

  /// The priority with which a view resists being smaller than its content.
  ///
  /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh>
  public static let defaultHigh = UILayoutPriority(750)

  /// The priority with which a view resists being larger than its content.
  ///
  /// <https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow>
  public static let defaultLow = UILayoutPriority(250)
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .bottomMargin, .height, .centerY: .vertical
    case .notAnAttribute: nil
    }
  }

  /// True for an edge or a center, false for a length.
  var isPosition: Bool {
    switch self {
    case .width, .height, .notAnAttribute: false
    default: true
    }
  }
}
