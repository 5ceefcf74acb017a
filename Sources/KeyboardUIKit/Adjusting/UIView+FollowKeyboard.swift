#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Calls a closure with the overlap of the keyboard and the view, now and at each change.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [bottom] in bottom.constant = -$0.inset }
  /// ```
  ///
  /// Use it if several views move at once. For a single constraint or scroll view
  /// `adjustForKeyboard` is shorter.
  ///
  /// The closure runs on the main actor inside the keyboard's animation, and the view is laid out
  /// after it in the same animation. It is called at once, and whenever the covered height may have
  /// changed; see ``KeyboardAdjustment``. Measures are in points, in the coordinates of the view.
  /// Outside a window the overlap is zero.
  ///
  /// If the size or the safe area of the view changes, the closure is called in the same layout
  /// pass, with and without a keyboard. For that the view has one empty subview, unless it is a
  /// scroll, stack or effect view or belongs to a hosting controller.
  ///
  /// The closure is the ``KeyboardAdjustment/alongside`` of the result. The view's controller
  /// retains the result, and the result retains the closure, so capture the controller weakly:
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [weak self] overlap in
  ///   self?.card.center.y = overlap.freeRectangle.midY
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - draggedScrollView: A scroll view whose interactive drags of the keyboard are followed,
  ///     without animation.
  ///   - condition: The condition under which the closure is called.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called with the overlap. The result retains it.
  /// - Returns: The adjustment; keep it as long as it should last. The view is not kept alive.
  public func followKeyboard(
    draggedScrollView: UIScrollView? = nil,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: @escaping @MainActor (KeyboardOverlap) -> Void
  ) -> KeyboardAdjustment {
    let target = FollowedViewTarget(self)
    let adjustment = ActiveAdjustment(
      .view,
      [target],
      while: condition,
      delivery: .overlapsAndVisibility
    )
    target.onLayout = { [weak adjustment] in adjustment?.viewWasLaidOut() }
    target.onProbeRemoval = { [weak adjustment] in adjustment?.updateBeforeNextFrame() }
    adjustment.setAlongside(alongside)
    return adjustment.start(tracker, draggedScrollView: draggedScrollView)
  }
}
#endif
