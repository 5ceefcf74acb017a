#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Calls a closure with what the keyboard covers of the view, now and whenever that changes.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [bottom] in bottom.constant = -$0.inset }
  /// ```
  ///
  /// For several things that move at once; for a single one `adjustForKeyboard` is shorter.
  ///
  /// The closure runs on the main actor inside the keyboard's animation, and the view is laid out
  /// after it in the same animation. It is called at once, and whenever the view may be covered by
  /// another height; see ``KeyboardAdjustment``. When the view gets another size or safe area it is
  /// called in the same layout pass, with and without a keyboard; for that the view has one empty
  /// subview, except in a scroll, stack or effect view. Measures are in points, in the coordinates
  /// of the view; while the view is not in a window nothing is covered.
  ///
  /// The closure is the ``KeyboardAdjustment/alongside`` of the result. The view's controller keeps
  /// the result and the result the closure, so capture the controller weakly:
  ///
  /// ```swift
  /// adjustment = view.followKeyboard { [weak self] overlap in
  ///   self?.card.center.y = overlap.freeRectangle.midY
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - draggedScrollView: A scroll view whose interactive drags of the keyboard are followed,
  ///     unanimated.
  ///   - condition: The condition under which the closure is called.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called with what is covered. It is kept as long as the result.
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
    target.onLayout = { [weak adjustment] in adjustment?.update(for: .state) }
    target.onProbeRemoval = { [weak adjustment] in adjustment?.awaitsFrame = true }
    adjustment.alongside = alongside
    return adjustment.start(tracker, draggedScrollView: draggedScrollView)
  }
}
#endif
