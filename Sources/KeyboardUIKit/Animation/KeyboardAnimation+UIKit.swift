#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView.AnimationOptions {
  /// Makes the options to animate along with the keyboard.
  ///
  /// They begin from the current state, since the next notification may come before the animation
  /// ends, and leave touches to the user. UIKit keeps the curve in four bits, from the sixteenth on;
  /// a curve that does not fit there is taken for `easeInOut`. The keyboard's own curve is 7, which
  /// is not among the four public ones and does not crash here:
  /// https://github.com/lionheart/openradar-mirror/issues/20159 (decided by `SystemFactTests`)
  ///
  /// - Parameter animation: The animation of the keyboard.
  public init(_ animation: KeyboardAnimation) {
    let curve = animation.curve.rawValue
    self.init(rawValue: (0...15).contains(curve) ? UInt(curve) << 16 : 0)
    formUnion([.beginFromCurrentState, .allowUserInteraction])
  }
}

extension UISpringTimingParameters {
  /// Makes the timing of an animation by the keyboard's spring; `nil` where the curve is another
  /// one.
  ///
  /// - Parameter animation: The animation of the keyboard.
  public convenience init?(_ animation: KeyboardAnimation) {
    guard animation.curve == .keyboard else { return nil }
    let spring = KeyboardSpring.system
    self.init(
      mass: CGFloat(spring.mass),
      stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping),
      initialVelocity: .zero
    )
  }
}

extension UIViewPropertyAnimator {
  /// Makes an animator that moves as the keyboard does.
  ///
  /// - Parameters:
  ///   - animation: The animation of the keyboard; where it is not animated, the duration is zero.
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
    if let spring = UISpringTimingParameters(self) { return spring }
    switch curve {
    case .easeIn: return UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: return UICubicTimingParameters(animationCurve: .easeOut)
    case .linear: return UICubicTimingParameters(animationCurve: .linear)
    default: return UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }
}
#endif
