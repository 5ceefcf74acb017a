public import Foundation

/// An animation that is made first and started later; here it is at its end as soon as it starts.
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
    let animation = StandInAnimation(duration: duration, timing: timing, keepsTiming: true)
    AnimationStage.perform(animation, { due.forEach { $0() } }) { _ in }
  }

  private var timing: StandInAnimation.Timing {
    if let spring = timingParameters as? UISpringTimingParameters { return spring.timing }
    return .curve(timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut)
  }
}
