public import Foundation

/// What to tell an animation system so that a view moves along with the keyboard.
public enum KeyboardAnimationTiming: Sendable, Hashable {
  /// The view is there at once.
  case immediate
  /// The view is moved by a spring, from rest, for as long as the spring takes.
  case spring(KeyboardSpring)
  /// The view follows a curve from (0, 0) to (1, 1) with two control points, for some seconds.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: TimeInterval)
}

extension KeyboardAnimation {
  /// What to tell an animation system so that a view moves along with the keyboard.
  ///
  /// The spring given for the curve ``KeyboardAnimationCurve/keyboard`` is the keyboard's, damped
  /// no more than critically. Core Animation moves the keyboard so, whatever its damping says; with
  /// that damping taken literally a view would arrive seconds after the keyboard.
  public var timing: KeyboardAnimationTiming {
    guard isAnimated else { return .immediate }
    guard curve != .keyboard else { return .spring(KeyboardSpring.system.notOverdamped) }
    let bezier = curve.bezier
    return .bezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2, duration: duration)
  }
}

extension KeyboardSpring {
  fileprivate var notOverdamped: KeyboardSpring {
    let critical = 2 * (stiffness * mass).squareRoot()
    return KeyboardSpring(mass: mass, stiffness: stiffness, damping: min(damping, critical))
  }
}
