#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UISpringTimingParameters {
  /// The timing of a spring, at rest at its start, such as of the one that moves the keyboard.
  ///
  /// An animator that is given it ignores its duration, as UIKit does with the keyboard's.
  ///
  /// - Parameter spring: The spring.
  public convenience init(_ spring: KeyboardSpring) {
    self.init(
      mass: CGFloat(spring.mass),
      stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping),
      initialVelocity: .zero
    )
  }

  /// The timing of an animation by the keyboard's spring; `nil` where the curve is another one.
  ///
  /// - Parameter animation: How the keyboard moves.
  public convenience init?(_ animation: KeyboardAnimation) {
    guard animation.curve == .keyboard else { return nil }
    self.init(KeyboardSpring.system)
  }
}
#endif
