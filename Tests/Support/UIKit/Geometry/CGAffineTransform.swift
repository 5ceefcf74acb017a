public import Foundation

/// A transform that scales; a factor of −1 mirrors.
///
/// Foundation has none on Linux. Apple's also rotates and moves:
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>
public struct CGAffineTransform: Sendable, Equatable {
  /// The horizontal factor.
  public let a: CGFloat
  /// The vertical factor.
  public let d: CGFloat

  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    a = sx
    d = sy
  }
}

extension CGRect {
  /// Returns the rectangle between two opposite corners after a move of them.
  func movingCorners(by move: (CGPoint) -> CGPoint) -> CGRect {
    let one = move(origin)
    let other = move(CGPoint(x: maxX, y: maxY))
    return CGRect(
      x: min(one.x, other.x),
      y: min(one.y, other.y),
      width: abs(other.x - one.x),
      height: abs(other.y - one.y)
    )
  }
}
