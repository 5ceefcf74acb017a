import Foundation

/// The edges of a rectangle after rounding to whole points; as floating-point numbers, since a
/// rounded frame may be larger than any integer.
///
/// Each edge is rounded when it is asked for: most questions are about one or two of them.
struct RoundedRectangle {
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

  func intersects(_ other: RoundedRectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// The distance in points under which two edges are the same.
///
/// Frames of one keyboard differ by fractions of a pixel:
/// https://github.com/danielamitay/DAKeyboardControl/issues/48
private let tolerance: CGFloat = 0.5

extension CGRect {
  /// Whether both rectangles are the same to less than half a point.
  func isSame(as other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < tolerance
      && abs(origin.y - other.origin.y) < tolerance
      && hasSameSize(as: other)
  }

  /// Whether the sizes are the same to less than half a point.
  func hasSameSize(as other: CGRect) -> Bool {
    abs(size.width - other.size.width) < tolerance
      && abs(size.height - other.size.height) < tolerance
  }
}

extension CGRect? {
  func isSame(as other: CGRect?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }

  func hasSameSize(as other: CGRect?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameSize(as: other)
  }
}
