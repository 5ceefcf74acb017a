// A test double of UIKit for Linux; never a product.

public import Foundation

/// A direction and length, which Foundation on Linux lacks.
public struct CGVector: Sendable, Hashable {
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
