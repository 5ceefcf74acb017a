// A test double of UIKit for Linux; never a product.

public import Foundation

/// Distances from the edges of a rectangle, inwards when positive.
public struct UIEdgeInsets: Sendable, Equatable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the left edge.
  public var left: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func - (left: Self, right: Self) -> Self {
    left + Self(top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top,
      left: left.left + right.left,
      bottom: left.bottom + right.bottom,
      right: left.right + right.right
    )
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// A direction and length, which Foundation on Linux lacks.
public struct CGVector: Sendable, Equatable {
  /// The horizontal part.
  public var dx: CGFloat

  /// The vertical part.
  public var dy: CGFloat

  /// No direction and no length.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
