import Foundation

/// Spring that moves the keyboard.
///
/// UIKit uses a `CASpringAnimation` of mass 3, stiffness 1000 and damping 500 that reports a
/// duration of half a second: https://developer.apple.com/forums/thread/48088. By these numbers the
/// spring is overdamped and would need more than three seconds. Core Animation moves it as if it
/// were critically damped, and so it ends after half a second.
package enum KeyboardSpring {
  /// The mass at the end of the spring, in kilograms.
  package static let mass = 3.0
  /// The stiffness of the spring, in newtons per metre.
  package static let stiffness = 1000.0
  /// The damping that UIKit reports, in newton seconds per metre.
  package static let damping = 500.0
  /// The damping to use outside Core Animation, in newton seconds per metre.
  ///
  /// Other animation systems do not shorten the motion of an overdamped spring.
  package static var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }
}
