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
  /// adjustment = bottom.adjustForKeyboard(draggedScrollView: messages)
  /// ```
  ///
  /// Use it for a constraint to the bottom of a view or of a guide, to the top of a bar below, or
  /// for the constant height of a spacer. The constant changes by the covered height, in points, of
  /// the item that the constraint refers to, so neither the safe area nor a tab bar is counted
  /// twice. The views need not be in a window or a superview yet. The layout follows in the
  /// keyboard's animation. The app may change its own constant meanwhile: see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// The constraint refers to the item that contains the other one; between siblings, to the
  /// second. A height, such as a spacer's, refers to the superview, down to the view's own bottom.
  /// In a scroll view's content the scroll view is measured. The item must not move with the
  /// constant, or each change requires another one.
  ///
  /// A constraint to UIKit's keyboard layout guide is left alone, with a line in the log. For a
  /// list with a bar see
  /// ``UIKit/UIScrollView/adjustForKeyboard(withBar:moving:spacing:keeping:mode:while:tracker:)``.
  ///
  /// - Parameters:
  ///   - draggedScrollView: A scroll view whose interactive drags of the keyboard are followed.
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - mode: `atLeast` for a constant that holds the safe area already.
  ///   - condition: The condition under which the constraint is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    draggedScrollView: UIScrollView? = nil,
    spacing: CGFloat = 0,
    mode: KeyboardInsetMode = .added,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    var options = AdjustmentOptions()
    options.spacing = spacing
    options.mode = mode
    return ActiveAdjustment(
      .constraint,
      [ConstraintTarget(self)],
      while: condition,
      options: options
    ).start(tracker, draggedScrollView: draggedScrollView)
  }
}
#endif
