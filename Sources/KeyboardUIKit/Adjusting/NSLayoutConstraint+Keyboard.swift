#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
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
  /// constant height of a spacer. The constant changes by the height that is covered of what the
  /// constraint refers to: so neither the safe area nor a tab bar is counted twice. The views need
  /// not be in a window or a superview yet. The change is combined with the app's own constant, which
  /// the app may change meanwhile; see ``KeyboardAdjustment/base``. The layout follows in the
  /// keyboard's animation. A constraint to UIKit's keyboard layout guide is left alone, with a line
  /// in the log.
  ///
  /// A constraint to the bottom of the view whose constant holds the safe area already, as in
  /// `constant = -view.safeAreaInsets.bottom`, needs ``KeyboardAdjustment/room`` `atLeast`. A newer
  /// adjustment of the same constraint replaces the older. For a list with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(withBar:moving:spacing:while:tracker:alongside:completion:)``.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose drags dismiss the keyboard interactively; what is
  ///     constrained then follows the finger.
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the constraint is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, in the same animation
  ///     after the layout, to move something else along.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last.
  public func adjustForKeyboard(
    dragging scrollView: UIScrollView? = nil,
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let adjuster = KeyboardAdjuster(
      AdjustedThings.thing(of: self) { AdjustedConstraint(self) },
      options: KeyboardOptions(spacing: spacing),
      while: condition,
      alongside: alongside,
      completion: completion
    )
    return KeyboardAdjustment(adjuster, by: tracker, dragging: scrollView)
  }
}
#endif
