#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Animates changes of views with the keyboard's duration and curve.
  ///
  /// ```swift
  /// token = KeyboardTracker.shared.observe { [view, bar] transition in
  ///   UIView.animate(alongside: transition.animation) {
  ///     let inset = view.keyboardOverlap(in: transition.state)?.inset ?? 0
  ///     bar.transform = CGAffineTransform(translationX: 0, y: -inset)
  ///   }
  /// }
  /// ```
  ///
  /// Use it in a closure of a `KeyboardTracker`, or in the `onChange` closure of a
  /// ``KeyboardFollower``. An adjustment's `onChange` already runs inside the keyboard's animation,
  /// and so do a follower's other closures.
  ///
  /// The animation begins from the current state, because the next notification may come before it
  /// ends. It allows user interaction. UIKit's options have four bits for the curve, from bit 16
  /// on. A curve that does not fit is replaced by `easeInOut`. The keyboard's curve, 7, is not one
  /// of the four public curves. As an option it does not crash:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (to be decided by
  /// `SystemFactTests`)
  ///
  /// - Parameters:
  ///   - animation: The animation of a transition, a state or an overlap. If it is `nil` or has no
  ///     duration, the changes are made at once.
  ///   - animations: Changes the views.
  ///   - completion: Called at the end, with true if the animation has finished.
  public static func animate(
    alongside animation: KeyboardAnimation?,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let animation, animation.isAnimated else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let curve = animation.curve.rawValue
    let bits = (0...15).contains(curve) ? UInt(curve) << 16 : 0
    animate(
      withDuration: animation.duration,
      delay: 0,
      options: [.init(rawValue: bits), .beginFromCurrentState, .allowUserInteraction],
      animations: animations,
      completion: completion
    )
  }
}
#endif
