import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The edges of a rectangle after rounding to whole points; as numbers, since a rounded frame may
/// be larger than any integer.
struct Edges {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat
  /// Whether the rectangle, before rounding, has no area or is not finite.
  var isEmpty: Bool

  init(_ rectangle: CGRect) {
    left = rectangle.origin.x.rounded()
    top = rectangle.origin.y.rounded()
    right = (rectangle.origin.x + rectangle.size.width).rounded()
    bottom = (rectangle.origin.y + rectangle.size.height).rounded()
    isEmpty = !(rectangle.isFinite && rectangle.size.width > 0 && rectangle.size.height > 0)
  }

  func intersects(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
