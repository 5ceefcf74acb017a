#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension NSLayoutConstraint {
  /// Keeps a view that the constraint ties to the bottom, such as a toolbar, above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = bottom.adjustForKeyboard(dragging: messages)
  /// ```
  ///
  /// For a constraint to the bottom of a view or of a guide, to the top of a bar below, or for the
  /// constant height of a spacer. The constant changes by the height in points that is covered of
  /// what the constraint refers to: so neither the safe area nor a tab bar is counted twice. The
  /// views need not be in a window or a superview yet. The layout follows in the keyboard's
  /// animation. The app may change its own constant meanwhile: see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``, and ``KeyboardAdjustment/mode`` for one that holds
  /// the safe area already.
  ///
  /// A constraint to UIKit's keyboard layout guide is left alone, with a line in the log. For a list
  /// with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(withBar:moving:spacing:while:tracker:alongside:completion:)``.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose interactive drags of the keyboard are followed.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the constraint is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, after its layout.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    dragging scrollView: UIScrollView? = nil,
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardOverlap) -> Void)? = nil,
    completion: (@MainActor (KeyboardOverlap) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let adjustment = ActiveAdjustment([ConstraintTarget(self)], condition)
    adjustment.options.spacing = spacing
    adjustment.setHandlers(alongside, completion)
    return adjustment.start(tracker, dragging: scrollView)
  }
}
#endif
