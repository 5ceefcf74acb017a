public import Foundation

/// The course of an animation: a named curve, or a spring.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  var cubicTimingParameters: UICubicTimingParameters? { get }
}

/// A named curve.
@MainActor
open class UICubicTimingParameters: StandInObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
  }
}

/// The physics of a spring, which ignores an animation's duration.
@MainActor
open class UISpringTimingParameters: StandInObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  let timing: StandInAnimation.Timing
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    timing = .spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity
    )
  }
}
