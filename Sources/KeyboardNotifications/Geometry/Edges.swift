import Foundation

/// The edges of a rectangle after rounding to whole points; as numbers, since a rounded frame may
/// be larger than any integer.
///
/// Each edge is rounded when it is asked for: most questions are about one or two of them.
struct Edges {
  private let rectangle: CGRect

  init(_ rectangle: CGRect) {
    self.rectangle = rectangle
  }

  var left: CGFloat { rectangle.origin.x.rounded() }
  var top: CGFloat { rectangle.origin.y.rounded() }
  var right: CGFloat { (rectangle.origin.x + rectangle.size.width).rounded() }
  var bottom: CGFloat { (rectangle.origin.y + rectangle.size.height).rounded() }

  /// Whether the rectangle, before rounding, has no area or is not finite.
  var isEmpty: Bool {
    !(rectangle.isFinite && rectangle.size.width > 0 && rectangle.size.height > 0)
  }

  func intersects(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
