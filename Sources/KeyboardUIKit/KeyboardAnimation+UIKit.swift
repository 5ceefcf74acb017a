#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView {
  /// Makes changes along with a change of the keyboard: with its duration and its curve.
  ///
  /// ```swift
  /// token = KeyboardTracker.shared.observe { [view, bar] transition in
  ///   UIView.animate(alongside: transition.animation) {
  ///     let inset = transition.state.overlap(of: view)?.inset ?? 0
  ///     bar.transform = CGAffineTransform(translationX: 0, y: -inset)
  ///   }
  /// }
  /// ```
  ///
  /// The changes begin from the current state, since the next notification may come before the
  /// animation ends, and leave touches to the user. UIKit keeps the curve in four bits, from the
  /// sixteenth on; a curve that does not fit there is taken for `easeInOut`. The keyboard's own
  /// curve is 7, which is not among the four public ones and does not crash here:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (decided by `SystemFactTests`)
  ///
  /// - Parameters:
  ///   - animation: That of a transition, a state or an overlap; without one, or with one of no
  ///     duration, the changes are made at once.
  ///   - animations: Changes the views.
  ///   - completion: Called at the end, with whether the animation came to it.
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
    // mutant: 0 to 1, because the bits of 0 are 0
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

extension UIViewPropertyAnimator {
  /// Makes an animator that moves as the keyboard does: by a public curve, or by the keyboard's
  /// spring.
  ///
  /// - Parameters:
  ///   - animation: The animation of the keyboard; where it is not animated, the duration is zero.
  ///   - animations: Changes the views.
  public convenience init(_ animation: KeyboardAnimation, animations: (() -> Void)? = nil) {
    self.init(
      duration: animation.isAnimated ? animation.duration : 0,
      timingParameters: animation.timingParameters
    )
    if let animations { addAnimations(animations) }
  }
}

extension KeyboardAnimation {
  /// Timing by the four public curves by name, and the keyboard's own as the spring that it is.
  @MainActor
  fileprivate var timingParameters: any UITimingCurveProvider {
    guard curve == .keyboard else {
      // A curve made of the raw value 7 is not `nil`, and crashes where it is used.
      let isPublic = (0...3).contains(curve.rawValue)
      let named = isPublic ? UIView.AnimationCurve(rawValue: curve.rawValue) : nil
      return UICubicTimingParameters(animationCurve: named ?? .easeInOut)
    }
    return UISpringTimingParameters(
      mass: CGFloat(KeyboardSpring.mass),
      stiffness: CGFloat(KeyboardSpring.stiffness),
      damping: CGFloat(KeyboardSpring.damping),
      initialVelocity: .zero
    )
  }
}
#endif
