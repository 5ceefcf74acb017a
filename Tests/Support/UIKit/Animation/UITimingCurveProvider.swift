// A test double of UIKit for Linux; never a product.

public import Foundation

/// What says how an animator's animation runs.
///
/// <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of course it is.
  var timingCurveType: UITimingCurveType { get }

  /// The Bézier curve, when it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, when it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of course of an animation.
public enum UITimingCurveType: Int, Sendable {
  /// The state of a course along a named curve.
  case builtin = 0

  /// The state of a course along a Bézier curve.
  case cubic = 1

  /// The state of a course by a spring.
  case spring = 2

  /// The state of a course of a curve and a spring.
  case composed = 3
}

/// A course along a curve, named or Bézier.
///
/// <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@MainActor
open class UICubicTimingParameters: StandInObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve

  /// The first control point.
  public let controlPoint1: CGPoint

  /// The second control point.
  public let controlPoint2: CGPoint

  /// What kind of course it is.
  public let timingCurveType: UITimingCurveType

  /// The course itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// No spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Creates a course along a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    timingCurveType = .builtin
  }

  /// Creates a course along a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }
}

/// A course by a spring.
@MainActor
open class UISpringTimingParameters: StandInObject, UITimingCurveProvider {
  /// The speed at the start, as parts of the way a second.
  public let initialVelocity: CGVector

  let timing: StandInAnimation.Timing

  /// What kind of course it is.
  open var timingCurveType: UITimingCurveType { .spring }

  /// No Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Creates a spring from its physics; the animator's duration is then ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    timing = .spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity
    )
  }

  /// Creates a spring from its damping ratio and speed.
  public init(dampingRatio ratio: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    timing = .dampedSpring(ratio: ratio, initialVelocity: initialVelocity)
  }

  /// Creates a spring from its damping ratio, at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
}
