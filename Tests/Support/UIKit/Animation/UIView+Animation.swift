public import Foundation

extension UIView {
  /// Whether animations are made; not within `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { AnimationStage.isEnabled }

  /// The duration of the animation this code runs in, 0 outside of one.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>
  public class var inheritedAnimationDuration: TimeInterval { AnimationStage.duration }

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
    let animation = StandInAnimation(duration: duration, options: options)
    AnimationStage.perform(animation, animations) { completion?($0) }
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
}

extension UIView {
  /// The course of an animation.
  ///
  /// Elsewhere an imported C enumeration, which takes any number, 7 for the keyboard's included,
  /// and whose four cases then do not match. A structure does the same; a Swift enumeration
  /// could not.
  public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    /// Creates a curve from any number; never nil.
    public init?(rawValue: Int) {
      self.init(number: rawValue)
    }

    public static let easeInOut = AnimationCurve(number: 0)
    public static let easeIn = AnimationCurve(number: 1)
    public static let easeOut = AnimationCurve(number: 2)
    public static let linear = AnimationCurve(number: 3)

    init(number: Int) {
      rawValue = number
    }
  }
}

extension UIView {
  /// How an animation runs; the curve is in the bits from 16 on.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts from where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
