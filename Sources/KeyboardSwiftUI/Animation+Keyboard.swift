#if canImport(SwiftUI)
public import KeyboardNotifications
public import SwiftUI

extension Animation {
  /// Makes the animation of a change of the keyboard; `nil` if the keyboard does not move.
  ///
  /// Use it for what a view does later than the keyboard, or with a ``KeyboardModel``: what reads
  /// ``ObservedKeyboard`` or is written in `onKeyboardChange(perform:)` is animated already.
  ///
  /// The keyboard's own curve becomes its spring, which takes its own time:
  /// https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:)
  /// Any other curve becomes the same curve with the same duration:
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
