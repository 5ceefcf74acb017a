public import Foundation

extension UIView {
  /// True if animations are made; false inside `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { AnimationStage.isEnabled }

  /// The duration of the animation that the calling code runs in; zero outside an animation.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>
  public class var inheritedAnimationDuration: TimeInterval { AnimationStage.duration }

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationStage.withoutAnimation(actionsWithoutAnimation)
  }

  /// Makes changes with an animation; here they are made at once.
  ///
  /// The completion is called at the end of the animation, and of one without a duration in the
  /// next turn of the run loop:
  /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = StandInAnimation(duration: duration, delay: delay, options: options)
    AnimationStage.perform(animation, animations, completion)
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
  /// The curve of an animation.
  ///
  /// On Apple's systems it is an imported C enumeration, which has a value for any number, also for
  /// the keyboard's 7, equal to none of the four cases. A structure behaves like that, a Swift
  /// enumeration does not.
  public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    /// Creates a curve from any number; the result is never `nil`.
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
  /// Options of an animation, with its curve in the bits from 16 on.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts from the present state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }
}
