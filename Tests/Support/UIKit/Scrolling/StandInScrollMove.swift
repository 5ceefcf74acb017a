// A test double of UIKit for Linux; never a product.

public import Foundation

/// A move of a scroll view that code asked for: stand-in only.
public struct StandInScrollMove: Sendable, Hashable {
  /// Where the move went.
  public var offset: CGPoint

  /// Whether an animation was asked for; the move itself is made at once.
  public var isAnimated: Bool

  /// Creates a record of a move.
  public init(offset: CGPoint, isAnimated: Bool) {
    self.offset = offset
    self.isAnimated = isAnimated
  }
}
