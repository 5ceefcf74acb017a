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
  /// - Parameters:
  ///   - scrollView: A scroll view whose interactive drags of the keyboard are followed, unanimated.
  ///   - condition: The condition under which the closure is called.
  ///   - tracker: The tracker of the keyboard.
  ///   - onChange: Called with what is covered. It is kept as long as the result: to use an object
  ///     that keeps the result, pass it as ``followKeyboard(with:dragging:while:tracker:onChange:)``.
  /// - Returns: The adjustment; keep it as long as it should last. The view is not kept alive.
  public func followKeyboard(
    dragging scrollView: UIScrollView? = nil,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    onChange: @escaping @MainActor (KeyboardOverlap) -> Void
  ) -> KeyboardAdjustment {
    let target = FollowedViewTarget(self)
    let adjustment = ActiveAdjustment([target], condition)
    target.onLayout = { [weak adjustment] in adjustment?.update(for: .state) }
    target.onProbeRemoval = { [weak adjustment] in adjustment?.awaitsFrame = true }
    adjustment.options.delivery = .overlapsAndVisibility
    adjustment.alongside = onChange
    return adjustment.start(tracker, dragging: scrollView)
  }

  /// Calls a closure with an owner and with what the keyboard covers of the view.
  ///
  /// ```swift
  /// adjustment = view.followKeyboard(with: self) { $0.bottom.constant = -$1.inset }
  /// ```
  ///
  /// The owner is not kept alive, so it may keep the adjustment; the closure is not called without
  /// it. All else is as in ``followKeyboard(dragging:while:tracker:onChange:)``.
  ///
  /// - Parameters:
  ///   - owner: The object that the closure works on, such as the view's controller.
  ///   - scrollView: A scroll view whose interactive drags of the keyboard are followed.
  ///   - condition: The condition under which the closure is called.
  ///   - tracker: The tracker of the keyboard.
  ///   - onChange: Called with the owner and with what is covered.
  /// - Returns: The adjustment; keep it as long as it should last. The view is not kept alive.
  public func followKeyboard<Owner: AnyObject>(
    with owner: Owner,
    dragging scrollView: UIScrollView? = nil,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    onChange: @escaping @MainActor (Owner, KeyboardOverlap) -> Void
  ) -> KeyboardAdjustment {
    followKeyboard(dragging: scrollView, while: condition, tracker: tracker) {
      [weak owner] overlap in
      if let owner { onChange(owner, overlap) }
    }
  }
}
#endif
