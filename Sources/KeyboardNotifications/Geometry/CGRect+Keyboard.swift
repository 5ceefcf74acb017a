package import Foundation

/// The distance in points under which two edges are the same.
///
/// Frames of one keyboard differ by fractions of a pixel:
/// https://github.com/danielamitay/DAKeyboardControl/issues/48
private let tolerance: CGFloat = 0.5

extension CGFloat {
  /// Returns true if this edge is before another once each is at a whole point.
  func isBefore(_ other: CGFloat) -> Bool {
    // Most edges are farther apart than rounding moves them, and rounding takes its time.
    let distance = other - self
    // mutant: 0 to 1, because a distance of a point or less is not compared
    return distance.magnitude > 1 ? distance > 0 : rounded() < other.rounded()
  }
}

extension CGRect {
  /// True if the rectangle is finite and not empty.
  var hasArea: Bool {
    isFinite && size.width > 0 && size.height > 0
  }

  /// Returns true if both rectangles overlap once each edge is at a whole point.
  func overlaps(_ other: CGRect) -> Bool {
    minX.isBefore(other.maxX) && other.minX.isBefore(maxX)
      && minY.isBefore(other.maxY) && other.minY.isBefore(maxY)
  }

  /// Returns true if both rectangles are the same to less than half a point.
  func isSame(as other: CGRect) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && hasSameSize(as: other)
  }

  /// Returns true if the sizes are the same to less than half a point.
  func hasSameSize(as other: CGRect) -> Bool {
    abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }

  /// Returns the height from the top of a keyboard to the bottom of this area.
  ///
  /// Apple measures so from the end frame. The height may be more than the area is high: an area
  /// that begins below the keyboard's top must rise by that much to be clear. The reported frame
  /// may end above the area's bottom in Slide Over: https://github.com/flutter/engine/pull/37719
  ///
  /// An area without height, such as a line or an empty spacer, is covered where it lies below the
  /// keyboard's top.
  ///
  /// - Parameter keyboard: The frame of a docked keyboard, in the coordinates of the area.
  /// - Returns: Zero if the area is wholly above, below or beside the keyboard, or where a
  ///   number is not finite.
  package func coveredHeight(by keyboard: CGRect) -> CGFloat {
    guard isFinite, size.width >= 0, size.height >= 0, keyboard.hasArea else { return 0 }
    let isBeside = keyboard.minX >= maxX || minX >= keyboard.maxX
    let isBelow = size.height > 0 ? minY >= keyboard.maxY : minY > keyboard.maxY
    guard !isBeside, !isBelow else { return 0 }
    let height = maxY - keyboard.minY
    return height.isFinite ? max(0, height) : 0
  }
}
