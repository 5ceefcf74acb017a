#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIViewController {
  /// Ends the safe area of the controller's view above the keyboard.
  ///
  /// ```swift
  /// adjustment = adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// Use it for a screen that is laid out by its safe area as a whole. That includes its scroll
  /// views, since UIKit adds the safe area to their insets. `additionalSafeAreaInsets.bottom` grows
  /// by the covered height of the view in points, less the safe area that the view has without a
  /// keyboard, as for a tab bar. The layout follows in the keyboard's animation.
  ///
  /// Call it on the controller of the content. A navigation, tab bar or split view controller is
  /// left alone, with a line in the log: its children have safe areas of their own. On the
  /// same screen do not also adjust a scroll view, or a constraint to the safe area. A controller and
  /// its child may both be adjusted: the outer one makes space first, and the child what is left.
  ///
  /// - Parameters:
  ///   - draggedScrollView: A scroll view whose interactive drags of the keyboard are followed, such
  ///     as the one that fills the screen.
  ///   - spacing: The distance to keep from the top of a docked keyboard, in points.
  ///   - condition: The condition under which the safe area is adjusted.
  ///   - tracker: The tracker of the keyboard.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    draggedScrollView: UIScrollView? = nil,
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared
  ) -> KeyboardAdjustment {
    let isContainer =
      self is UINavigationController || self is UITabBarController || self is UISplitViewController
    guard !isContainer else {
      ActiveAdjustment.failureLog.log(
        "\(type(of: self)) is a container, whose safe area is not adjusted.",
        about: self,
        remedy: "Call adjustForKeyboard on the controller of the content."
      )
      return ActiveAdjustment(.controller, [], while: condition).start(tracker)
    }
    loadViewIfNeeded()
    var options = AdjustmentOptions()
    options.spacing = spacing
    return ActiveAdjustment(
      .controller,
      [ControllerTarget(self)],
      while: condition,
      options: options
    ).start(tracker, draggedScrollView: draggedScrollView)
  }
}
#endif
