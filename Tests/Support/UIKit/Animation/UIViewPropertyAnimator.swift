public import Foundation

/// An animation that is made first and started later; here it ends as soon as it starts.
@MainActor
open class UIViewPropertyAnimator: StandInObject {
  public let duration: TimeInterval
  public let timingParameters: (any UITimingCurveProvider)?
  private var animations: [() -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  open func startAnimation() {
    let due = animations
    animations = []
    let animation = StandInAnimation(duration: duration, timing: timing)
    AnimationStage.perform(animation, { due.forEach { $0() } }, nil)
  }

  private var timing: StandInAnimation.Timing {
    if let spring = timingParameters as? UISpringTimingParameters { return spring.timing }
    return .curve(timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut)
  }
}

/// The timing of an animation: a named curve, or a spring.
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

/// The parameters of a spring, which ignores the duration of an animation.
@MainActor
open class UISpringTimingParameters: StandInObject, UITimingCurveProvider {
  let timing: StandInAnimation.Timing
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    timing = .spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity
    )
  }
}
