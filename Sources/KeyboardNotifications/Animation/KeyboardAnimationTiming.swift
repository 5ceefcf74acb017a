import Foundation

/// Numbers with which an animation system moves a view along with the keyboard.
package enum KeyboardAnimationTiming: Sendable, Equatable {
  /// The view is there at once.
  case immediate
  /// The view is moved by a spring, from rest, for as long as the spring takes.
  case spring(KeyboardSpring)
  /// The view follows a curve from (0, 0) to (1, 1) with two control points, for some seconds.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
}

extension KeyboardAnimation {
  /// The numbers with which an animation system moves a view along with the keyboard.
  ///
  /// The spring for the curve ``KeyboardAnimationCurve/keyboard`` is the keyboard's, damped no more
  /// than critically. Core Animation moves the keyboard so; with the damping that it reports a view
  /// would arrive seconds later. The control points are those of Core Animation's functions:
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
  package var timing: KeyboardAnimationTiming {
    guard isAnimated else { return .immediate }
    return switch curve {
    case .keyboard: .spring(KeyboardSpring.system.notOverdamped)
    case .easeIn: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1, duration: duration)
    case .easeOut: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: duration)
    case .linear: .bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: duration)
    default: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: duration)
    }
  }
}

/// Spring that moves the keyboard.
///
/// The system's is a `CASpringAnimation` of mass 3, stiffness 1000 and damping 500 that reports a
/// duration of half a second: https://developer.apple.com/forums/thread/48088. These numbers make
/// an overdamped spring, which would need more than three seconds. Core Animation moves it as if
/// it were critically damped, which is at its end after that half second.
package struct KeyboardSpring: Sendable, Equatable {
  /// The mass at the end of the spring, in kilograms as Core Animation has it.
  package let mass: Double
  /// The stiffness of the spring, in newtons per metre.
  package let stiffness: Double
  /// The damping of the spring, in newton seconds per metre.
  package let damping: Double

  /// The spring that the system reports.
  package static let system = KeyboardSpring(mass: 3, stiffness: 1000, damping: 500)

  /// The same spring, damped no more than critically.
  fileprivate var notOverdamped: KeyboardSpring {
    let critical = 2 * (stiffness * mass).squareRoot()
    return KeyboardSpring(mass: mass, stiffness: stiffness, damping: min(damping, critical))
  }
}
