// A test double of UIKit for Linux; never a product.

public import Foundation

extension UIView {
  /// Whether animations are made; not within `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { AnimationStage.isEnabled }

  /// The duration of the animation this code runs in, 0 outside of one.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>
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

extension UIView {
  /// The course of an animation.
  ///
  /// Elsewhere an imported C enumeration, which takes any number, 7 for the keyboard's included,
  /// and whose four cases then do not match. A structure does the same; a Swift enumeration
  /// could not.
  public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
    /// The curve's number.
    public let rawValue: Int

    /// Creates a curve from any number; never nil.
    public init?(rawValue: Int) {
      self.init(number: rawValue)
    }

    /// Slow at both ends.
    public static let easeInOut = AnimationCurve(number: 0)

    /// Slow at the start.
    public static let easeIn = AnimationCurve(number: 1)

    /// Slow at the end.
    public static let easeOut = AnimationCurve(number: 2)

    /// Even.
    public static let linear = AnimationCurve(number: 3)

    init(number: Int) {
      rawValue = number
    }
  }
}

extension UIView {
  /// How an animation runs; the curve is in the bits from 16 on.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Lets the user touch views that move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts from where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Takes its own duration, not the enclosing animation's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// Takes its own curve, not the enclosing animation's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Slow at both ends: the curve of no bits.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
