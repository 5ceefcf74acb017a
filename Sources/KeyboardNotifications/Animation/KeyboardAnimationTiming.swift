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

extension KeyboardAnimationCurve {
  /// The control points of the four public curves, the same as Core Animation's timing functions.
  ///
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
  var bezier: CubicBezier {
    switch self {
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    default: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}

/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve's value where its first coordinate is `x`, from 0 to 1.
  func value(at x: Double) -> Double {
    guard x1 != y1 || x2 != y2 else { return x }
    return Self.coordinate(y1, y2, at: parameter(of: x))
  }

  /// Halves the interval until it is too small to matter: the first coordinate of a timing curve
  /// never decreases, so this always finds the place, which Newton's method does not.
  private func parameter(of x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
