public import Foundation

/// How much of a view a docked keyboard covers; all in screen coordinates, in points.
///
/// A view's own frame is in its superview's coordinates: convert it to the screen's first.
public enum KeyboardGeometry: Sendable {
  /// The height that the keyboard covers at the bottom of a view, from 0 to the view's height.
  ///
  /// It is measured from the top of the keyboard, since the reported frame may end above the
  /// bottom of the view in Slide Over: https://github.com/flutter/engine/pull/37719
  ///
  /// - Parameters:
  ///   - view: The view's frame.
  ///   - keyboard: The frame of a docked keyboard.
  /// - Returns: Zero where the two do not meet, or a number is not finite.
  public static func coveredHeight(of view: CGRect, by keyboard: CGRect) -> CGFloat {
    guard !Edges(view).isEmpty, !Edges(keyboard).isEmpty else { return 0 }
    let isBeside =
      keyboard.origin.x >= view.origin.x + view.size.width
      || view.origin.x >= keyboard.origin.x + keyboard.size.width
    let isAbove = keyboard.origin.y + keyboard.size.height <= view.origin.y
    guard !isBeside, !isAbove else { return 0 }
    let height = view.origin.y + view.size.height - keyboard.origin.y
    return height.isFinite ? min(max(0, height), view.size.height) : 0
  }

  /// The inset that keeps a view's content clear: the covered height less what is unsafe anyway.
  ///
  /// - Parameters:
  ///   - view: The view's frame.
  ///   - safeAreaBottom: The view's bottom safe-area inset, which its content avoids already.
  ///   - keyboard: The frame of a docked keyboard.
  /// - Returns: At least zero.
  public static func inset(
    of view: CGRect,
    safeAreaBottom: CGFloat,
    by keyboard: CGRect
  ) -> CGFloat {
    inset(covered: coveredHeight(of: view, by: keyboard), safeAreaBottom: safeAreaBottom)
  }

  /// The part of a view above the keyboard.
  ///
  /// - Parameters:
  ///   - view: The view's frame.
  ///   - keyboard: The frame of a docked keyboard.
  /// - Returns: The view's frame, less what is covered at its bottom.
  public static func freeRectangle(of view: CGRect, by keyboard: CGRect) -> CGRect {
    var free = view
    free.size.height -= coveredHeight(of: view, by: keyboard)
    return free
  }

  static func inset(covered: CGFloat, safeAreaBottom: CGFloat) -> CGFloat {
    safeAreaBottom.isFinite ? max(0, covered - max(0, safeAreaBottom)) : covered
  }
}
