#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension NSLayoutConstraint {
  /// Keeps what the constraint ties to the bottom, such as a chat's input bar, above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = bottom.adjustForKeyboard(dragging: messages)
  /// ```
  ///
  /// For a constraint to the bottom of a view or of a guide, to the top of a bar below, or for the
  /// constant height of a spacer. The constant changes by the height that is covered of what the
  /// constraint refers to: so neither the safe area nor a tab bar is counted twice. It is added to
  /// the app's own constant, which the app may change meanwhile, as with
  /// ``UIKit/UIScrollView/adjustForKeyboard(margin:keeping:tracker:)``. The layout follows in the
  /// keyboard's animation.
  ///
  /// - Parameters:
  ///   - scrollView: A scroll view whose drags dismiss the keyboard interactively; what is
  ///     constrained then follows the finger.
  ///   - source: How to follow the finger.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: What keeps the constant right; keep it as long as that shall last.
  public func adjustForKeyboard(
    dragging scrollView: UIScrollView? = nil,
    source: KeyboardDragSource = .automatic,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    let adjuster = ConstraintAdjuster(self, tracker: tracker)
    if let scrollView { adjuster.follow(scrollView, by: source, tracker: tracker) }
    return KeyboardAdjustment(adjuster)
  }
}
#endif
