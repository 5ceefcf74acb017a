#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension Animation {
  /// Makes the animation of a change of the keyboard; `nil` if the keyboard moves without
  /// animation.
  ///
  /// Use it if your view changes later than the keyboard, or if it reads a `KeyboardModel`. A view
  /// that reads ``ObservedKeyboard``, and what you change in `onKeyboardChange(perform:)`, are
  /// animated already.
  ///
  /// The keyboard's own curve becomes a spring, whose duration follows from its parameters:
  /// https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:)
  /// Any other curve becomes the same curve with the same duration in seconds:
  /// https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:)
  ///
  /// - Parameter keyboard: The animation of a change of the keyboard, if it has one.
  public init?(_ keyboard: KeyboardAnimation?) {
    guard let keyboard, keyboard.isAnimated else { return nil }
    if let (x1, y1, x2, y2) = keyboard.controlPoints {
      self = .timingCurve(x1, y1, x2, y2, duration: keyboard.duration)
    } else {
      self = .interpolatingSpring(
        mass: KeyboardSpring.mass,
        stiffness: KeyboardSpring.stiffness,
        damping: KeyboardSpring.criticalDamping,
        initialVelocity: 0
      )
    }
  }
}
#endif
