public import Foundation

/// The duration and the curve with which the keyboard moves.
///
/// KeyboardUIKit and KeyboardSwiftUI convert it to the animations of UIKit and SwiftUI.
public struct KeyboardAnimation: Sendable, Equatable {
  /// The duration in seconds that the notification gives; zero means not animated.
  public var duration: TimeInterval
  /// The curve that the notification gives.
  public var curve: Curve

  /// Makes an animation; the defaults are those of a phone's keyboard.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; zero means not animated.
  ///   - curve: The curve.
  package init(duration: TimeInterval = 0.25, curve: Curve = .keyboard) {
    self.duration = duration
    self.curve = curve
  }

  /// True if the duration is more than zero and finite.
  package var isAnimated: Bool {
    duration > 0 && duration.isFinite
  }

  /// The two control points of the curve as a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// `nil` for the keyboard's own curve, which is a spring. The others are Core Animation's:
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    switch curve {
    case .keyboard: nil
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .linear: (0, 0, 1, 1)
    default: (0.42, 0, 0.58, 1)
    }
  }
}

extension KeyboardAnimation {
  /// The curve of a keyboard's animation, as the raw value that the notification carries.
  ///
  /// The system sends 7, which is not one of UIKit's four public curves. Any other value is kept
  /// too. https://github.com/lionheart/openradar-mirror/issues/4541
  public struct Curve: RawRepresentable, Sendable, Hashable {
    /// The raw value of `UIView.AnimationCurve`.
    public var rawValue: Int

    /// Makes a curve from the raw value that a notification carries; any value is accepted.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Curve that begins slowly, accelerates, and slows down again.
    package static let easeInOut = Curve(rawValue: 0)
    /// Curve that begins slowly and accelerates.
    package static let easeIn = Curve(rawValue: 1)
    /// Curve that begins fast and slows down.
    package static let easeOut = Curve(rawValue: 2)
    /// Curve of constant speed.
    package static let linear = Curve(rawValue: 3)
    /// The keyboard's curve: a spring, which ignores the duration that is posted with it.
    ///
    /// https://developer.apple.com/forums/thread/48088
    public static let keyboard = Curve(rawValue: 7)
  }
}

// MARK: - The keyboard's spring

/// Spring that moves the keyboard.
///
/// UIKit uses a `CASpringAnimation` of mass 3, stiffness 1000 and damping 500 that reports a
/// duration of half a second: https://developer.apple.com/forums/thread/48088. By these numbers the
/// spring is overdamped and would need more than three seconds. But Core Animation moves it as if
/// it were critically damped, so it ends after half a second.
package enum KeyboardSpring {
  /// The mass at the end of the spring, in kilograms.
  package static let mass = 3.0
  /// The stiffness of the spring, in newtons per meter.
  package static let stiffness = 1000.0
  /// The damping to use outside Core Animation, in newton seconds per meter.
  ///
  /// Other animation systems do not shorten the motion of an overdamped spring, so the damping that
  /// UIKit reports would be too slow there.
  package static var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }
}
