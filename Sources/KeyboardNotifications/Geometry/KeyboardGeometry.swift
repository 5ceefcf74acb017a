package import Foundation

/// How much of a rectangle a docked keyboard covers; all in screen coordinates, in points.
package enum KeyboardGeometry: Sendable {
  /// The height that the keyboard covers at the bottom of an area, from 0 to the area's height.
  ///
  /// It is measured from the top of the keyboard to the bottom of the area, as Apple says for the
  /// end frame. The reported frame may end above that bottom in Slide Over:
  /// https://github.com/flutter/engine/pull/37719
  ///
  /// - Parameters:
  ///   - area: The area's frame.
  ///   - keyboard: The frame of a docked keyboard.
  /// - Returns: Zero where the two do not meet, or a number is not finite.
  package static func coveredHeight(of area: CGRect, by keyboard: CGRect) -> CGFloat {
    guard !RoundedRectangle(area).isEmpty, !RoundedRectangle(keyboard).isEmpty else { return 0 }
    let isBeside =
      keyboard.origin.x >= area.origin.x + area.size.width
      || area.origin.x >= keyboard.origin.x + keyboard.size.width
    let isAbove = keyboard.origin.y + keyboard.size.height <= area.origin.y
    guard !isBeside, !isAbove else { return 0 }
    let height = area.origin.y + area.size.height - keyboard.origin.y
    return height.isFinite ? min(max(0, height), area.size.height) : 0
  }

  /// The inset that keeps content clear: the covered height less the bottom safe area.
  ///
  /// - Parameters:
  ///   - coveredHeight: The height that the keyboard covers.
  ///   - safeAreaBottom: The bottom safe-area inset, which the content avoids already.
  /// - Returns: At least zero.
  package static func inset(coveredHeight: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
    safeAreaBottom.isFinite ? max(0, coveredHeight - max(0, safeAreaBottom)) : coveredHeight
  }
}
