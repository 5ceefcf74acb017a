// A test double of UIKit for Linux; never a product.

public import Foundation

/// An animation that code asked for, as it was asked for: stand-in only.
public struct StandInAnimation: Sendable, Hashable {
  /// The course of an animation.
  public enum Timing: Sendable, Hashable {
    /// The state of an animation along a curve.
    case curve(UIView.AnimationCurve)

    /// The state of an animation along a Bézier curve.
    case cubic(CGPoint, CGPoint)

    /// The state of an animation by a spring of known physics, which ignores the duration.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)

    /// The state of an animation by a spring of a known damping ratio.
    case dampedSpring(ratio: CGFloat, initialVelocity: CGVector)
  }

  /// The length in seconds that was asked for.
  public var duration: TimeInterval

  /// The wait before the start in seconds that was asked for.
  public var delay: TimeInterval

  /// The options; empty for a property animator, which has none.
  public var options: UIView.AnimationOptions

  /// The course.
  public var timing: Timing

  /// Whether animations were enabled: if not, the change was made without one.
  public var isEnabled: Bool

  /// Whether a property animator ran it.
  public var isFromPropertyAnimator: Bool

  /// The curve in the options' bits.
  public var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF))
  }

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    timing: Timing? = nil,
    isFromPropertyAnimator: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.timing = .curve(UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF)))
    self.isEnabled = true
    self.isFromPropertyAnimator = isFromPropertyAnimator
    if let timing { self.timing = timing }
  }
}
