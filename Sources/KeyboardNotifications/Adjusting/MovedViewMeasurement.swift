package import Foundation

/// Vertical origin of a controller's view, and the focus in it, as an adapter has read them at one
/// moment.
package struct MovedViewMeasurement: Sendable {
  /// The vertical origin of the view in its superview, in points.
  package var origin: CGFloat
  /// The focused view, or its caret; `nil` outside a window.
  package var focus: OverlapMeasurement?
  /// The vertical coordinate on the screen at which the safe area of the window begins.
  package var safeAreaTop: CGFloat = 0

  /// Makes a measurement of a view without a focus.
  package init(origin: CGFloat) {
    self.origin = origin
  }

  /// Returns the distance by which the view must move up.
  ///
  /// It is the smallest of three: what brings the focus above the keyboard, what the keyboard
  /// covers of the view, and what leaves the top of the focus in the window's safe area.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - keyboard: The keyboard, lowered to where a finger has pulled it.
  ///   - spacing: The distance to keep from the top of the keyboard, in points.
  ///   - applied: The points that the measured rectangles contain already; at most zero.
  /// - Returns: The distance in points; at least zero.
  func distance(
    of view: OverlapMeasurement,
    in keyboard: KeyboardState,
    spacing: CGFloat,
    applied: CGFloat
  ) -> CGFloat {
    guard var focus else { return 0 }
    var view = view
    focus.frame.origin.y -= applied
    view.frame.origin.y -= applied
    let covered = view.coveredHeight(in: keyboard, spacing: 0)
    let room = focus.frame.origin.y - safeAreaTop
    guard room.isFinite else { return 0 }
    return max(0, min(focus.coveredHeight(in: keyboard, spacing: spacing), covered, room))
  }

  /// Returns true if the focus has moved up by less than half as far as the view.
  ///
  /// The safe area of a view that moves up grows at its top and shrinks at its bottom, so a field
  /// that is pinned to the top stays. One that is pinned to the bottom moves down in the view by
  /// the inset that is lost there, which the next update corrects.
  ///
  /// - Parameter before: The view before it has moved.
  /// - Returns: False if the view has not moved up, or the focus has risen with it.
  func leavesFocusBehind(since before: MovedViewMeasurement) -> Bool {
    guard let old = before.focus, let focus else { return false }
    let rise = before.origin - origin
    return rise > 0 && old.frame.origin.y - focus.frame.origin.y < rise / 2
  }
}
