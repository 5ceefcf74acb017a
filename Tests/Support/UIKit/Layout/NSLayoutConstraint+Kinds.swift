// A test double of UIKit for Linux; never a product.

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
