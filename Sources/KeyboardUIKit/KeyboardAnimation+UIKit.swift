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
  /// ``KeyboardFollower``. An adjustment's `onChange` and a follower's other closures already run
  /// inside the keyboard's animation.
  ///
  /// The animation begins from the current state, because the next notification may come before it
  /// ends, and allows user interaction. UIKit's options have four bits for the curve, from bit 16
  /// on; a curve that doesn't fit is replaced with `easeInOut`. The keyboard's curve, 7, is not one
  /// of the four public curves, but as an option it doesn't crash:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (to be decided by
  /// `SystemFactTests`)
  ///
  /// - Parameters:
  ///   - animation: The animation of a transition, a state or an overlap. If it is `nil` or has no
  ///     duration, the changes are made immediately.
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
