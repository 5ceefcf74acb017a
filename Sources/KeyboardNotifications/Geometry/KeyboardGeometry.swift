package import Foundation

/// Height of a rectangle that a docked keyboard covers; all in screen coordinates, in points.
package enum KeyboardGeometry: Sendable {
  /// Returns the height from the top of the keyboard to the bottom of an area.
  ///
  /// Apple measures so from the end frame. The height may be more than the area is high: an area
  /// that begins below the keyboard's top must rise by that much to be clear. The reported frame may
  /// end above the area's bottom in Slide Over: https://github.com/flutter/engine/pull/37719
  ///
  /// - Parameters:
  ///   - area: The area's frame.
  ///   - keyboard: The frame of a docked keyboard.
  /// - Returns: Zero where the area is wholly above, below or beside the keyboard, or where a number
  ///   is not finite.
  package static func coveredHeight(of area: CGRect, by keyboard: CGRect) -> CGFloat {
    guard !RoundedRectangle(area).isEmpty, !RoundedRectangle(keyboard).isEmpty else { return 0 }
    let isBeside =
      keyboard.origin.x >= area.origin.x + area.size.width
      || area.origin.x >= keyboard.origin.x + keyboard.size.width
    let isAbove = keyboard.origin.y + keyboard.size.height <= area.origin.y
    guard !isBeside, !isAbove else { return 0 }
    let height = area.origin.y + area.size.height - keyboard.origin.y
    return height.isFinite ? max(0, height) : 0
  }
}
