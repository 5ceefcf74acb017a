import Foundation

/// The distance in points under which two edges are the same.
///
/// Frames of one keyboard differ by fractions of a pixel: https://github.com/danielamitay/DAKeyboardControl/issues/48
private let tolerance: CGFloat = 0.5

extension CGRect {
  /// Whether both rectangles are where nobody could tell them apart.
  func isSame(as other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < tolerance
      && abs(origin.y - other.origin.y) < tolerance
      && hasSameSize(as: other)
  }

  /// Whether nobody could tell the sizes apart.
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
