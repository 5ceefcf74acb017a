// A test double of UIKit for Linux; never a product.

public import Foundation

/// An animation that can be added to and stopped.
///
/// Starting one runs its blocks at once and records it, as `UIView.animate` does.
/// <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@MainActor
open class UIViewPropertyAnimator: StandInObject {
  /// The length in seconds that was asked for.
  public let duration: TimeInterval

  /// The wait before the start in seconds.
  public private(set) var delay: TimeInterval = 0

  /// The course, when it was given as an object.
  public let timingParameters: (any UITimingCurveProvider)?

  /// How far the animator has come.
  public private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animator runs.
  open var isRunning: Bool { state == .active }

  private let timing: StandInAnimation.Timing
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a course.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    timing = Self.timing(of: parameters)
  }

  /// Creates an animator along a named curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    timing = .curve(curve)
    if let animations { self.animations = [animations] }
  }

  /// Adds changes to make.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds what to run at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts.
  open func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    let animation = StandInAnimation(
      duration: duration,
      delay: delay,
      timing: timing,
      isFromPropertyAnimator: true
    )
    AnimationStage.perform(animation, { animations.forEach { $0() } }) { finished in
      self.complete(at: finished ? .end : .current)
    }
  }

  /// Starts after a wait, which here is only recorded.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Stops on the way; unless it ends without finishing, `finishAnimation` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Ends an animator that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private static func timing(of parameters: any UITimingCurveProvider) -> StandInAnimation.Timing {
    if let spring = parameters.springTimingParameters { return spring.timing }
    guard let cubic = parameters.cubicTimingParameters else { return .curve(.easeInOut) }
    guard cubic.timingCurveType == .cubic else { return .curve(cubic.animationCurve) }
    return .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let due = completions
    forget()
    for completion in due { completion(position) }
  }

  private func forget() {
    animations = []
    completions = []
  }
}

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// The state of an animator that has not started, or is done.
  case inactive = 0

  /// The state of an animator that runs.
  case active = 1

  /// The state of an animator that was stopped on the way.
  case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The state of an animation that ended at its end.
  case end = 0

  /// The state of an animation that ended at its start.
  case start = 1

  /// The state of an animation that ended on the way.
  case current = 2
}
