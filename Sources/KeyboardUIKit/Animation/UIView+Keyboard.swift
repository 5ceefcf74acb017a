#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Makes changes along with a change of the keyboard: with its duration and its curve.
  ///
  /// ```swift
  /// token = KeyboardTracker.shared.observe { transition in
  ///   UIView.animate(alongside: transition) {
  ///     bar.transform = CGAffineTransform(translationX: 0, y: -transition.state.coveredHeight)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - transition: The change; where it is not animated, neither are the changes.
  ///   - animations: Changes the views.
  ///   - completion: Called at the end, with whether the animation came to it.
  public static func animate(
    alongside transition: KeyboardTransition,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(with: transition.animation, animations: animations, completion: completion)
  }

  /// Makes changes with an animation of the keyboard.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil`, or one of no duration, makes the changes at once.
  ///   - animations: Changes the views.
  ///   - completion: Called at the end, with whether the animation came to it.
  public static func animate(
    with animation: KeyboardAnimation?,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let animation, animation.isAnimated else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    animate(
      withDuration: animation.duration,
      delay: 0,
      options: UIView.AnimationOptions(animation),
      animations: animations,
      completion: completion
    )
  }
}
#endif
