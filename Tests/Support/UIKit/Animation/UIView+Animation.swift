// A test double of UIKit for Linux; never a product.

public import Foundation

extension UIView {
  /// Whether animations are made; not within `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { AnimationStage.isEnabled }

  /// The duration of the animation this code runs in, 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationStage.duration }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationStage.isEnabled = enabled
  }

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationStage.withoutAnimation(actionsWithoutAnimation)
  }

  /// Makes changes with an animation: here at once, completion and all.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = StandInAnimation(duration: duration, delay: delay, options: options)
    AnimationStage.perform(animation, animations) { completion?($0) }
  }

  /// Makes changes with an animation that is slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes with a spring.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)>
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let vector = CGVector(dx: velocity, dy: velocity)
    let animation = StandInAnimation(
      duration: duration,
      delay: delay,
      options: options,
      timing: .dampedSpring(ratio: dampingRatio, initialVelocity: vector)
    )
    AnimationStage.perform(animation, animations) { completion?($0) }
  }
}
