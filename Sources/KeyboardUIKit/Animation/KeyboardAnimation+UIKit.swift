#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView.AnimationOptions {
  /// The options to animate along with the keyboard.
  ///
  /// They begin from the current state, since the next notification may come before the animation
  /// ends, and leave touches to the user. The keyboard's own curve is 7, which is not among the
  /// four public ones and does not crash here:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (decided by `SystemFactTests`)
  ///
  /// - Parameter animation: How the keyboard moves.
  public init(_ animation: KeyboardAnimation) {
    self.init(animation.curve)
    formUnion([.beginFromCurrentState, .allowUserInteraction])
  }

  /// The option of a curve alone.
  ///
  /// UIKit keeps the curve in four bits, from the sixteenth on; a curve that does not fit there
  /// is taken for `easeInOut`, which has no bits.
  ///
  /// - Parameter curve: Any curve.
  public init(_ curve: KeyboardAnimationCurve) {
    let bits = (0...15).contains(curve.rawValue) ? UInt(curve.rawValue) : 0
    self.init(rawValue: bits << 16)
  }
}

extension UISpringTimingParameters {
  /// The timing of an animation by the keyboard's spring; `nil` where the curve is another one.
  ///
  /// - Parameter animation: How the keyboard moves.
  public convenience init?(_ animation: KeyboardAnimation) {
    guard animation.curve == .keyboard else { return nil }
    self.init(spring: .system)
  }

  fileprivate convenience init(spring: KeyboardSpring) {
    self.init(
      mass: CGFloat(spring.mass),
      stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping),
      initialVelocity: .zero
    )
  }
}

extension UIViewPropertyAnimator {
  /// An animator that moves as the keyboard does.
  ///
  /// - Parameters:
  ///   - animation: How the keyboard moves; where it is not animated, the duration is zero.
  ///   - animations: Changes the views.
  public convenience init(_ animation: KeyboardAnimation, animations: (() -> Void)? = nil) {
    self.init(
      duration: animation.isAnimated ? animation.duration : 0,
      timingParameters: animation.timingParameters
    )
    if let animations { addAnimations(animations) }
  }
}

extension KeyboardAnimation {
  /// The four public curves by name, and the keyboard's own as the spring that it is.
  ///
  /// A curve made of the raw value 7 is not `nil`, and crashes where it is used:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (decided by `SystemFactTests`)
  @MainActor
  fileprivate var timingParameters: any UITimingCurveProvider {
    switch curve {
    case .keyboard: UISpringTimingParameters(spring: .system)
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    default: UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }
}
#endif
